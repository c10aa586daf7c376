import { and, eq, sql } from "drizzle-orm";
import type { Administrator } from "~/engines/process/process.server.ts";
import { audited, SITE } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { promoCodes } from "~db/schema/orders.ts";
import type { CodeMaking } from "./orders.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Makes a code, and writes down who did. The same form sent twice makes one; `taken` where the code is there with other
 * terms, or was stopped: what was given to people does not change its meaning.
 */
export async function makeCode(
  deps: Deps,
  { owner }: Administrator,
  { code, kind, off, least, from, until, most }: CodeMaking,
): Promise<CommandResult<"taken">> {
  const { db, now } = deps;
  const terms = {
    percent: kind === "percent" ? off : null,
    offCents: kind === "amount" ? off : null,
    leastCents: least,
    validFrom: from,
    validUntil: until,
    mostUses: most,
  };
  const { recorded } = await audited(deps, {
    events: [
      { chain: SITE, act: "code.made", actor: owner, subject: code, details: { kind, off, least, most } },
    ],
    when: sql`not exists (select 1 from ${promoCodes} where ${promoCodes.code} = ${code})`,
    statements: [
      db
        .insert(promoCodes)
        .values({ code, ...terms, createdAt: now().toISOString() })
        .onConflictDoNothing(),
    ],
  });
  if (recorded) return { ok: true };
  const [there] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  const same =
    there &&
    !there.stopped &&
    Object.entries(terms).every(([name, value]) => there[name as keyof typeof terms] === value);
  return same ? { ok: true } : { ok: false, error: "taken" };
}

/** Stops a code for good; orders that have it keep it. What is stopped already stays so. */
export async function stopCode(deps: Deps, { owner }: Administrator, code: string): Promise<CommandResult> {
  const { db } = deps;
  const going = and(eq(promoCodes.code, code), eq(promoCodes.stopped, false));
  await audited(deps, {
    events: [{ chain: SITE, act: "code.stopped", actor: owner, subject: code }],
    when: sql`exists (select 1 from ${promoCodes} where ${going})`,
    statements: [db.update(promoCodes).set({ stopped: true }).where(going)],
  });
  return { ok: true };
}
