import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { isLanguage } from "~/i18n/languages.ts";
import type { Statement } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { notifications, users } from "~db/schema/account.ts";
import { memberships } from "~db/schema/membership.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import type { TierId } from "./membership.logic.ts";
import { DAY_MS, monthOf, NOTICE_DAYS } from "./plan-change.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
  origin?: string;
}

/** Notices of one run. */
const AT_ONCE = 50;
const DAYS = NOTICE_DAYS * DAY_MS;

/** The owners of the workspace of a membership: everybody of their own, and the owners of one that was made. */
const holdersOf = (membership: string) => sql`${users} join ${memberships} as told on told.id = ${membership}
  and (told.workspace_id = 'user:' || ${users.id} or exists (select 1 from ${workspaceMembers} as people
    where people.workspace_id = told.workspace_id and people.user_id = ${users.id} and people.role = 'owner'))`;

/**
 * Tells the owners, by mail and on their page, seven days before a month is owed or a trial is over. The moment from which
 * it is owed is written in the same batch, never less than seven days later: a run that comes late delays the renewal.
 * @returns how many were told
 */
export async function tellOfRenewals({ db, now, origin = "" }: Deps): Promise<number> {
  const at = now();
  const moment = at.toISOString();
  const soon = new Date(at.getTime() + DAYS).toISOString();
  const due = await db
    .select({
      id: memberships.id,
      state: memberships.state,
      tier: memberships.tier,
      periodEnd: memberships.periodEnd,
      language: memberships.language,
      version: memberships.version,
    })
    .from(memberships)
    .where(
      and(
        inArray(memberships.state, ["trialing", "active"]),
        eq(memberships.leaving, false),
        isNull(memberships.noticedAt),
        lte(memberships.periodEnd, soon),
      ),
    )
    .orderBy(memberships.periodEnd)
    .limit(AT_ONCE);
  let told = 0;
  for (const one of due) {
    const trial = one.state === "trialing";
    const end = one.periodEnd ?? soon;
    const turnsAt = trial || end > soon ? end : soon;
    const key = `${one.id}:${one.version}`;
    // Everything else in the batch is written only with this, by this run.
    const isMine = sql`exists (select 1 from ${memberships} as mine where mine.id = ${one.id}
      and mine.noticed_at = ${moment} and mine.version = ${one.version + 1})`;
    const message = noticeOf({ ...one, turnsAt, trial, origin });
    const [changed] = await db.batch([
      db
        .update(memberships)
        .set({ noticedAt: moment, turnsAt, version: sql`${memberships.version} + 1` })
        .where(
          and(
            eq(memberships.id, one.id),
            eq(memberships.version, one.version),
            eq(memberships.state, one.state),
            isNull(memberships.noticedAt),
          ),
        )
        .returning({ id: memberships.id }),
      db
        .insert(notifications)
        .select(
          sql`select ${`plan:${key}:`} || ${users.id}, ${users.id}, ${trial ? "trialEnds" : "planRenews"},
            ${message.short}, '/membership/plan', null, ${moment}, null from ${holdersOf(one.id)} where ${isMine}`,
        )
        .onConflictDoNothing() as Statement,
      db
        .insert(mailOutbox)
        .select(
          sql`select ${`plan:${key}:`} || ${users.id}, ${users.email}, ${message.subject}, ${message.text}, 'queued', 0,
            ${moment}, null from ${holdersOf(one.id)} where ${isMine}`,
        )
        .onConflictDoNothing() as Statement,
    ]);
    told += changed.length;
  }
  return told;
}

interface Notice {
  tier: TierId;
  turnsAt: string;
  trial: boolean;
  language: string;
  origin: string;
}

function noticeOf({ tier, turnsAt, trial, language: chosen, origin }: Notice) {
  const language = isLanguage(chosen) ? chosen : "en";
  const t = translator(language, "plan-mail");
  const format = formatsOf(language);
  const words = {
    plan: t(`tiers.${tier}`),
    day: format.date(turnsAt),
    price: format.money(monthOf(tier)),
  };
  const kind = trial ? "trial" : "renewal";
  return {
    short: `${words.plan}, ${words.day}`,
    subject: t(`${kind}.subject`, words),
    text: [
      t(`${kind}.lead`, words),
      "",
      t(`${kind}.charge`, words),
      "",
      t("where"),
      `${origin}/membership/plan`,
    ].join("\n"),
  };
}
