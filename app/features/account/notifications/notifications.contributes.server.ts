import { lt, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { notificationChoices, notificationDigests, notifications } from "~db/schema/account.ts";
import { writeDigests } from "./digest.server.ts";
import { isShown } from "./notifications.queries.server.ts";

/** The days of digests are only asked about on the day itself. */
const DIGESTS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export default {
  owned: [
    { by: notifications.userId },
    { by: notificationChoices.userId },
    { by: notificationDigests.userId },
  ],
  counts: {
    unread: ({ member }) =>
      member &&
      sql`(select count(*) from ${notifications} where ${notifications.userId} = ${member} and ${notifications.readAt} is null and ${isShown})`,
  },
  late: (db, now) => [
    db
      .delete(notificationDigests)
      .where(
        lt(notificationDigests.day, new Date(now.getTime() - DIGESTS_KEPT_MS).toISOString().slice(0, 10)),
      ),
  ],
  tasks: [writeDigests],
  toasts: [toastSet("notifications", { notificationsRead: "ok", notificationsChosen: "ok" })],
} satisfies Contribution;

declare module "~/services/contribution.ts" {
  interface Counts {
    /** How many notifications the member has not read. */
    unread: number;
  }
}
