import { type SQL, sql } from "drizzle-orm";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { billingDeposits, billingPayments } from "~db/schema/billing.ts";
import type { Deps } from "./billing.commands.server.ts";
import type { DepositTyped } from "./billing.schemas.ts";

/**
 * Writes down that the deposit of a job came in, once a job, and before anything of it is billed: it is set against what is
 * billed first.
 */
export async function recordDeposit(
  { db, now }: Deps,
  actor: Person,
  { project, idem, amount, ...said }: DepositTyped & { project: string },
): Promise<CommandResult<"gone" | "not-allowed" | "has-deposit" | "over-contract">> {
  const at = now();
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, project, "deposit");
  const job = sql`exists (select 1 from projects as job where job.id = ${project}
    and job.workspace_id = ${workspace})`;
  const none = sql`not exists (select 1 from billing_deposits as other where other.project_id = ${project})`;
  const fits = sql`(select coalesce(sum(agreed.total_cents), 0) from documents as agreed
    where agreed.kind = 'scheduleOfValues' and agreed.subject_type = 'project' and agreed.subject_id = ${project}
    and agreed.workspace_id = ${workspace}) >= ${amount}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "deposit", id),
        at,
        sql`${mayWrite(actor, workspace)} and ${job} and ${none} and ${fits}`,
      ),
      db.insert(billingDeposits).select(
        sql`select ${id}, ${workspace}, ${project}, ${said.payer}, ${amount}, ${said.paidOn}, ${said.reference},
          job.sample, ${at.toISOString()} from projects as job where job.id = ${project}`,
      ),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isTaken(error, "billing_deposits.project_id")) return { ok: false, error: "has-deposit" };
    if (!isRefused(error)) throw error;
    const [why] = await db
      .select({
        job: sql<number>`(${job})`.as("has_job"),
        none: sql<number>`(${none})`.as("has_none"),
      })
      .from(sql`(select 1)`);
    if (!why?.job) return { ok: false, error: "gone" };
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    return { ok: false, error: why.none ? "over-contract" : "has-deposit" };
  }
  return { ok: true };
}

/**
 * The statement that sets what is left of the deposit of a job against a document, up to what that comes to: for the batch
 * in which it begins to be owed. It is a payment of its own line, and what is set once is left no more.
 */
export function settingDeposit(
  db: Database,
  { document, most, day, at }: { document: string; most: number; day: string; at: Date },
  happened: SQL,
) {
  const left = sql`(kept.amount_cents - (select coalesce(sum(used.amount_cents), 0) from billing_payments as used
    where used.deposit_id = kept.id and used.bounced_on is null))`;
  return db.insert(billingPayments).select(
    sql`select ${crypto.randomUUID()}, kept.workspace_id, kept.project_id, ${document}, kept.payer,
      min(${left}, ${most}), ${day}, kept.reference, null, kept.sample, ${at.toISOString()}, null, '', kept.id
      from billing_deposits as kept join documents as billed on billed.id = ${document}
      and billed.subject_id = kept.project_id and billed.workspace_id = kept.workspace_id
      where ${left} > 0 and ${most} > 0 and ${happened}`,
  );
}
