import { desc, eq } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { notifications } from "~db/schema/account.ts";

/** How many a page shows. */
const SHOWN = 50;

/** A member's newest notifications, newest first. */
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
    .where(eq(notifications.userId, memberId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(SHOWN);
}
export type Notification = Awaited<ReturnType<typeof listNotifications>>[number];
