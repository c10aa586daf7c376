import { and, asc, eq, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "~/i18n/languages.ts";
import type { Task } from "~/services/contribution.ts";
import { queueMailTo } from "~/services/mail.server.ts";
import type { Database } from "~db/client.ts";
import {
  notificationChoices,
  notificationDigests,
  notifications,
  profiles,
  users,
} from "~db/schema/account.ts";
import { addressOf } from "./address.ts";

/** From when on the mail of a day is written, in UTC: the morning of North America. It tells of what came before. */
const HOUR_UTC = 12;
/** Notifications of one run, of all members; the next run is ten minutes later. */
const A_RUN = 500;
/** Lines of one mail. What is more is counted. */
const LINES = 30;

/** What members want to be mailed and have neither read nor been mailed, by member, oldest first. */
async function due(db: Database, day: string, until: string) {
  const today = db
    .select({ one: sql`1` })
    .from(notificationDigests)
    .where(and(eq(notificationDigests.userId, notifications.userId), eq(notificationDigests.day, day)));
  const rows = await db
    .select({
      id: notifications.id,
      member: notifications.userId,
      code: notifications.code,
      subject: notifications.subject,
      href: notifications.href,
      language: profiles.language,
    })
    .from(notificationChoices)
    .innerJoin(
      notifications,
      and(
        eq(notifications.userId, notificationChoices.userId),
        eq(notifications.code, notificationChoices.code),
      ),
    )
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(profiles, eq(profiles.id, notifications.userId))
    .where(
      and(
        eq(notificationChoices.mail, true),
        isNull(notifications.readAt),
        isNull(notifications.mailedAt),
        lte(notifications.createdAt, until),
        isNotNull(users.emailConfirmedAt),
        notExists(today),
      ),
    )
    .orderBy(asc(notifications.userId), asc(notifications.createdAt), asc(notifications.id))
    .limit(A_RUN);
  const byMember = new Map<string, typeof rows>();
  for (const row of rows) byMember.set(row.member, [...(byMember.get(row.member) ?? []), row]);
  return byMember;
}
type Due = Awaited<ReturnType<typeof due>> extends Map<string, (infer Row)[]> ? Row : never;

/** The mail: a line for each, with its address where the origin is known. */
function messageFor(language: Language, news: readonly Due[], origin: string | undefined) {
  const t = translator(language, "notifications");
  const lines = news.slice(0, LINES).flatMap(({ code, subject, href }) => [
    // One line each, however it was typed.
    `${t(`sentences.${code}`)} ${subject.replace(/\s+/g, " ")}`,
    ...(origin ? [`${origin}${addressOf({ code, subject, href })}`] : []),
    "",
  ]);
  const more = news.length - LINES;
  const settings = `${origin ?? ""}/profile?tab=notifications`;
  return {
    subject: t("digest.subject", { count: news.length }),
    text: [
      t("digest.lead"),
      "",
      ...lines,
      ...(more > 0 ? [t("digest.more", { count: more }), ""] : []),
      origin ? t("digest.change", { link: settings }) : t("digest.changeThere"),
    ].join("\n"),
  };
}

/**
 * The daily digest: one mail a day for who asked for it and has news. The row of the day, the message and the marks are
 * one batch, and the last two are written only by the run whose row it is: of many runs at once one mails, and what it
 * did not name waits for the next day.
 */
export const writeDigests: Task = async ({ db, now, origin }) => {
  const at = now();
  const day = at.toISOString().slice(0, 10);
  if (at.getUTCHours() < HOUR_UTC) return;
  const until = `${day}T${HOUR_UTC}:00:00.000Z`;
  for (const [member, news] of await due(db, day, until)) {
    const language = isLanguage(news[0]?.language) ? news[0].language : FALLBACK_LANGUAGE;
    const messageId = crypto.randomUUID();
    const mine = sql`exists (select 1 from ${notificationDigests} as mine where mine.message_id = ${messageId})`;
    await db.batch([
      db.insert(notificationDigests).values({ userId: member, day, messageId }).onConflictDoNothing(),
      queueMailTo(db, messageId, messageFor(language, news, origin), at, and(eq(users.id, member), mine)),
      db
        .update(notifications)
        .set({ mailedAt: at.toISOString() })
        .where(
          and(
            eq(notifications.userId, member),
            sql`${notifications.id} in (select value from json_each(${JSON.stringify(news.map(({ id }) => id))}))`,
            mine,
          ),
        ),
    ]);
  }
};
