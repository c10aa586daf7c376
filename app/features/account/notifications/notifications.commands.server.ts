import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { NOTIFICATION_CODES } from "~db/schema/account.codes.ts";
import { notificationChoices, notifications } from "~db/schema/account.ts";
import type { ChooseChannels, MarkRead } from "./notifications.schemas.ts";

/**
 * Marks one of a member's notifications as read, or all up to a moment: newer ones than the page showed stay unread.
 * A repetition has no effect, nor does the id of another member's notification.
 */
export async function markRead(
  { db, now }: { db: Database; now: () => Date },
  memberId: string,
  change: MarkRead,
): Promise<CommandResult> {
  const which =
    change.intent === "read"
      ? eq(notifications.id, change.notification)
      : lte(notifications.createdAt, change.until);
  await db
    .update(notifications)
    .set({ readAt: now().toISOString() })
    .where(and(eq(notifications.userId, memberId), isNull(notifications.readAt), which));
  return { ok: true };
}

/** Keeps what a member wants to be told where: every kind, in one statement. */
export async function chooseChannels(
  { db }: { db: Database },
  memberId: string,
  { inApp, mail }: Pick<ChooseChannels, "inApp" | "mail">,
): Promise<CommandResult> {
  const choices = NOTIFICATION_CODES.map((code) => [code, inApp.includes(code), mail.includes(code)]);
  await db
    .insert(notificationChoices)
    .select(
      // One parameter for all of them: D1 takes a hundred.
      sql`select ${memberId}, value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(choices)}) where true`,
    )
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.code],
      set: { inApp: sql`excluded.in_app`, mail: sql`excluded.mail` },
    });
  return { ok: true };
}
