import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { NOTIFICATION_CODES, type NotificationCode } from "~db/schema/account.codes.ts";
import { notificationChoices, notifications } from "~db/schema/account.ts";

/** How many a page shows. */
const SHOWN = 50;

/** Where somebody is told of one kind. */
export interface Channels {
  inApp: boolean;
  /** In the daily digest. */
  mail: boolean;
}

/** Until somebody chooses: here, and no mail that nobody asked for. */
export const DEFAULT_CHANNELS: Channels = { inApp: true, mail: false };

/** Whether the member wants this kind on the profile: a condition, for lists and counts. */
export const isShown = sql`not exists (select 1 from ${notificationChoices} as chosen
  where chosen.user_id = ${notifications.userId} and chosen.code = ${notifications.code} and not chosen.in_app)`;

/** A member's newest notifications, newest first, without the kinds that they want to hear nothing of here. */
export function listNotifications(db: Database, memberId: string) {
  return db
    .select({
      id: notifications.id,
      code: notifications.code,
      subject: notifications.subject,
      href: notifications.href,
      readAt: notifications.readAt,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, memberId), isShown))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(SHOWN);
}
export type Notification = Awaited<ReturnType<typeof listNotifications>>[number];

export type Choices = Record<NotificationCode, Channels>;

/** What a member wants to be told where, every kind. */
export async function choicesOf(db: Database, memberId: string): Promise<Choices> {
  const rows = await db
    .select({
      code: notificationChoices.code,
      inApp: notificationChoices.inApp,
      mail: notificationChoices.mail,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, memberId));
  const chosen = new Map(rows.map(({ code, ...channels }) => [code, channels]));
  return Object.fromEntries(
    NOTIFICATION_CODES.map((code) => [code, chosen.get(code) ?? DEFAULT_CHANNELS]),
  ) as Choices;
}
