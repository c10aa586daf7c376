import { and, eq, isNull, lte } from "drizzle-orm";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { notifications } from "~db/schema/account.ts";
import type { MarkRead } from "./notifications.schemas.ts";

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
