import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { audited, SITE } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isLanguage, type Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { queueMailTo } from "~/services/mail.server.ts";
import { countersOf } from "~/services/rate-limit.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { profiles, secondFactors, sessions, users } from "~db/schema/account.ts";
import { rateLimits } from "~db/schema/operations.ts";
import { type PersonStep, RESET_HOURS } from "./people.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The administrator's; whoever has chosen one is written to in their own. */
  language: Language;
}

interface Person {
  email: string;
  language: Language;
}

/** What is done, under which code it is written down, and under which condition. */
interface Doing {
  act: string;
  when: SQL;
  statements: Statement[];
  details?: Record<string, string>;
  mailId?: string;
}

/**
 * What an administrator does with an account, written into the log of the site and of the account, so that whoever it is
 * about sees it, too. `gone`: there is no such account, or nothing of the kind to do. What is told by mail lies in the
 * outbox under `mailId`.
 */
export async function helpPerson(
  deps: Deps,
  admin: Owner,
  step: PersonStep,
): Promise<CommandResult<"gone", { mailId?: string }>> {
  const { db } = deps;
  const { id } = step;
  const [found] = await db
    .select({ email: users.email, language: profiles.language })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id));
  if (!found) return { ok: false, error: "gone" };
  const { email } = found;
  const language = isLanguage(found.language) ? found.language : deps.language;
  const { act, when, statements, details, mailId } = await doingOf(deps, step, { email, language });
  const owner = `user:${id}`;
  const event = { act, actor: admin, subject: owner, details };
  const { recorded } = await audited(deps, {
    events: [
      { chain: SITE, ...event },
      { chain: owner, ...event },
    ],
    when,
    statements,
  });
  return recorded ? { ok: true, mailId } : { ok: false, error: "gone" };
}

async function doingOf(deps: Deps, step: PersonStep, person: Person): Promise<Doing> {
  const { db } = deps;
  const { id } = step;
  const exists = sql`exists (select 1 from ${users} where ${users.id} = ${id})`;
  switch (step.intent) {
    case "end-sessions":
      return {
        act: "admin.sessionsEnded",
        when: exists,
        statements: [db.delete(sessions).where(eq(sessions.userId, id))],
      };
    case "lift-locks":
      return {
        act: "admin.locksLifted",
        when: exists,
        statements: [db.delete(rateLimits).where(await countersOf(person.email))],
      };
    case "reset-factor":
      return resetFactor(deps, step, person);
    case "stop-reset": {
      const pending = and(eq(secondFactors.userId, id), isNotNull(secondFactors.endsAt));
      return {
        act: "admin.factorResetStopped",
        when: sql`exists (select 1 from ${secondFactors} where ${pending})`,
        statements: [db.update(secondFactors).set({ endsAt: null }).where(pending)],
      };
    }
  }
}

/**
 * Has a second step end after a time, for somebody who lost both app and recovery codes. Until then it is asked for as
 * before, and a code stops it: whoever talks an administrator into this has to wait while the owner is told.
 */
function resetFactor(
  { db, now }: Deps,
  { id, check }: Extract<PersonStep, { intent: "reset-factor" }>,
  { language }: Person,
): Doing {
  const endsAt = new Date(now().getTime() + RESET_HOURS * 3_600_000);
  const on = and(
    eq(secondFactors.userId, id),
    isNotNull(secondFactors.confirmedAt),
    isNull(secondFactors.endsAt),
  );
  const when = sql`exists (select 1 from ${secondFactors} where ${on})`;
  const mailId = crypto.randomUUID();
  const t = translator(language, "people");
  const message = {
    subject: t("mail.reset.subject"),
    text: t("mail.reset.text", {
      how: t(`mail.reset.checked.${check}`),
      date: formatsOf(language).date(endsAt.toISOString()),
      time: endsAt.toISOString().slice(11, 16),
    }),
  };
  return {
    act: "admin.factorResetAsked",
    when,
    details: { check },
    mailId,
    statements: [
      queueMailTo(db, mailId, message, now(), and(eq(users.id, id), when)),
      db.update(secondFactors).set({ endsAt: endsAt.toISOString() }).where(on),
    ],
  };
}
