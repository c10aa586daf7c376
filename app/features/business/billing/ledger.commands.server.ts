import { and, eq, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { billingAccounts } from "~db/schema/billing.ts";
import type { Deps } from "./billing.commands.server.ts";
import type { AccountsTyped } from "./ledger.schemas.ts";

/** Says what the accounts of a workspace's general ledger are called. */
export async function nameAccounts(
  { db, now }: Deps,
  actor: Person,
  { version, ...names }: AccountsTyped,
): Promise<CommandResult<"stale" | "not-allowed">> {
  const { workspace } = actor;
  const may = mayWrite(actor, workspace);
  const [changed, made] = await db.batch([
    db
      .update(billingAccounts)
      .set({ ...names, version: sql`${billingAccounts.version} + 1` })
      .where(and(eq(billingAccounts.workspace, workspace), eq(billingAccounts.version, version), may))
      .returning({ id: billingAccounts.id }),
    db
      .insert(billingAccounts)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, ${names.receivable}, ${names.income}, ${names.salesTax},
          ${names.bank}, ${names.deposits}, ${names.payable}, ${names.costs}, 1, ${now().toISOString()}
          where ${may} and ${version} = 0`,
      )
      .onConflictDoNothing()
      .returning({ id: billingAccounts.id }),
  ]);
  if (changed.length + made.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}
