import { eq, sql } from "drizzle-orm";
import { audited, SITE } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { countersOf } from "~/services/rate-limit.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { sessions, users } from "~db/schema/account.ts";
import { rateLimits } from "~db/schema/operations.ts";
import type { PersonStep } from "./people.schemas.ts";

const ACTS = { "end-sessions": "admin.sessionsEnded", "lift-locks": "admin.locksLifted" } as const;

/**
 * What an administrator does with an account, written into the log of the site and of the account, so that whoever it is
 * about sees it, too.
 */
export async function helpPerson(
  deps: { db: Database; now: () => Date },
  admin: Owner,
  { intent, id }: PersonStep,
): Promise<CommandResult<"gone">> {
  const { db } = deps;
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  if (!person) return { ok: false, error: "gone" };
  const statements: Record<PersonStep["intent"], Statement> = {
    "end-sessions": db.delete(sessions).where(eq(sessions.userId, id)),
    "lift-locks": db.delete(rateLimits).where(await countersOf(person.email)),
  };
  const owner = `user:${id}`;
  const event = { act: ACTS[intent], actor: admin, subject: owner };
  const { recorded } = await audited(deps, {
    events: [
      { chain: SITE, ...event },
      { chain: owner, ...event },
    ],
    when: sql`exists (select 1 from ${users} where ${users.id} = ${id})`,
    statements: [statements[intent]],
  });
  return recorded ? { ok: true } : { ok: false, error: "gone" };
}
