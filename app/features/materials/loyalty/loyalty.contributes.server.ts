import { and, eq, sql } from "drizzle-orm";
import type { Contribution, Task } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { loyaltyRedemptions, loyaltyReminders } from "~db/schema/loyalty.ts";
import { countPoints } from "./earn.server.ts";
import redemption from "./redemption.process.server.ts";
import { remind } from "./remind.server.ts";

/** What happened is counted also for whoever does not look. */
const countAll: Task = async ({ db, now, payments, contributions }) => {
  if (payments) await countPoints({ db, now, provider: payments.provider }, contributions.points);
};

const remindAll: Task = async ({ db, now, payments }) => {
  if (payments) await remind({ db, now, provider: payments.provider });
};

export default {
  owned: [
    {
      by: loyaltyRedemptions.workspace,
      touched: loyaltyRedemptions.createdAt,
      adopt: (db, { guest, owner }) => [
        db
          .update(loyaltyRedemptions)
          .set({ workspace: owner })
          .where(eq(loyaltyRedemptions.workspace, guest)),
      ],
    },
    {
      by: loyaltyReminders.workspace,
      touched: loyaltyReminders.createdAt,
      // Who has chosen before stays with it.
      adopt: (db, { guest, owner }) => [
        db
          .delete(loyaltyReminders)
          .where(
            and(
              eq(loyaltyReminders.workspace, guest),
              sql`exists (select 1 from loyalty_reminders as own where own.workspace_id = ${owner})`,
            ),
          ),
        db.update(loyaltyReminders).set({ workspace: owner }).where(eq(loyaltyReminders.workspace, guest)),
      ],
    },
  ],
  processes: [redemption],
  tasks: [countAll, remindAll],
  toasts: [
    toastSet("loyalty", {
      pointsRedeemed: "ok",
      pointsReturned: "ok",
      pointsGiven: "ok",
      pointsReminder: "ok",
    }),
  ],
} satisfies Contribution;
