import { inArray, sql } from "drizzle-orm";
import { bindProcess, type Effect, members, readers } from "~/engines/process/process.server.ts";
import { loyaltyRedemptions, loyaltyRewards } from "~db/schema/loyalty.ts";
import { membershipUses } from "~db/schema/membership.ts";
import { orderRewards } from "~db/schema/orders.ts";
import { redemptionProcess } from "./loyalty.process.ts";

/** What runs out is there for others again. */
const restock: Effect = ({ db, records }) => [
  db
    .update(loyaltyRewards)
    .set({
      stock: sql`${loyaltyRewards.stock} + (select count(*) from ${loyaltyRedemptions} as given
        where given.id in ${records} and given.reward_id = ${loyaltyRewards.id})`,
    })
    .where(
      inArray(
        loyaltyRewards.id,
        sql`(select given.reward_id from ${loyaltyRedemptions} as given where given.id in ${records})`,
      ),
    ),
];

export default bindProcess(redemptionProcess, {
  record: {
    table: loyaltyRedemptions,
    id: loyaltyRedemptions.id,
    workspace: loyaltyRedemptions.workspace,
    state: loyaltyRedemptions.state,
    since: loyaltyRedemptions.stateSince,
    version: loyaltyRedemptions.version,
  },
  read: readers([loyaltyRedemptions.workspace]),
  parties: { holder: members(loyaltyRedemptions.workspace) },
  guards: {
    unused: (_who, now) =>
      sql`(not exists (select 1 from ${orderRewards} as taken where taken.id = loyalty_redemptions.id)
        and not exists (select 1 from ${membershipUses} as used where used.redemption_id = loyalty_redemptions.id)
        and coalesce(loyalty_redemptions.ends_at > ${now.toISOString()}, 1))`,
  },
  effects: { restock },
});
