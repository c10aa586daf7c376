import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { notifications } from "~db/schema/account.ts";

export default {
  owned: [{ by: notifications.userId }],
  counts: {
    unread: ({ member }) =>
      member &&
      sql`(select count(*) from ${notifications} where ${notifications.userId} = ${member} and ${notifications.readAt} is null)`,
  },
  toasts: [toastSet("notifications", { notificationsRead: "ok" })],
} satisfies Contribution;

declare module "~/services/contribution.ts" {
  interface Counts {
    /** How many notifications the member has not read. */
    unread: number;
  }
}
