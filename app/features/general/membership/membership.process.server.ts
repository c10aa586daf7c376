import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, type Effect, readers, type Who } from "~/engines/process/process.server.ts";
import { mayManage } from "~/engines/trust/trust.server.ts";
import { membershipCharges, memberships } from "~db/schema/membership.ts";
import { orderPayments, orderRefunds, orders } from "~db/schema/orders.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { TIERS } from "./membership.logic.ts";
import { membershipProcess } from "./membership.process.ts";
import { DAY_MS, NOTICE_DAYS, TRIAL_DAYS, TRIAL_TIER } from "./plan-change.logic.ts";

/** A charge that was paid and does not hold yet; one whose order is over, or whose money goes back, never counts. */
export const isPaid = sql`(asked.applied_at is null and exists (select 1 from ${orders} as billed
  join ${orderPayments} as paying on paying.order_id = billed.id and paying.state = 'captured'
  where billed.id = asked.id and billed.state <> 'cancelled' and not exists (select 1 from ${orderRefunds} as back
    where back.order_id = billed.id and back.reason in ('cancelled', 'late'))))`;

/** One that can still be paid, or was and does not hold yet. */
export const isOpen = sql`(asked.applied_at is null and (${isPaid} or exists (select 1 from ${orders} as waiting
  where waiting.id = asked.id and waiting.state = 'pending')))`;

const charge = (condition: SQL): SQL => sql`exists (select 1 from ${membershipCharges} as asked
  where asked.membership_id = ${memberships.id} and ${condition})`;

/** Its paid charge; the first where there were two, which `openCharge` does not let happen. */
const ofPaid = (column: "tier" | "period_start" | "period_end"): SQL =>
  sql`(select asked.${sql.identifier(column)} from ${membershipCharges} as asked
    where asked.membership_id = ${memberships.id} and ${isPaid} order by asked.created_at limit 1)`;

const applyCharge: Effect = ({ db, records, now }) => [
  db
    .update(memberships)
    .set({
      tier: ofPaid("tier"),
      periodStart: ofPaid("period_start"),
      periodEnd: ofPaid("period_end"),
      noticedAt: null,
      turnsAt: null,
      chargedAt: null,
      leaving: false,
    })
    .where(inArray(memberships.id, records)),
  db
    .update(membershipCharges)
    .set({ appliedAt: now.toISOString() })
    .where(
      sql`${membershipCharges.membershipId} in ${records} and ${membershipCharges.id} in
        (select asked.id from ${membershipCharges} as asked where ${isPaid})`,
    ),
];

/** Two weeks of it, once. */
const beginTrial: Effect = ({ db, records, now, who }) => {
  const end = new Date(now.getTime() + TRIAL_DAYS * DAY_MS).toISOString();
  return [
    db
      .update(memberships)
      .set({
        tier: TRIAL_TIER,
        periodStart: now.toISOString(),
        periodEnd: end,
        turnsAt: end,
        trialAt: now.toISOString(),
        trialBy: who.kind === "person" ? who.owner : null,
      })
      .where(inArray(memberships.id, records)),
  ];
};

const set =
  (values: Partial<typeof memberships.$inferInsert>): Effect =>
  ({ db, records }) => [db.update(memberships).set(values).where(inArray(memberships.id, records))];

const membersOfPro = TIERS.find(({ id }) => id === "pro")?.members ?? 0;

export default bindProcess(membershipProcess, {
  record: {
    table: memberships,
    id: memberships.id,
    workspace: memberships.workspace,
    state: memberships.state,
    since: memberships.stateSince,
    version: memberships.version,
  },
  read: readers([memberships.workspace]),
  parties: {
    holder: (who: Who) => (who.kind === "person" ? mayManage(who, memberships.workspace) : sql`0`),
  },
  moments: {
    chargedAt: memberships.chargedAt,
    turnsAt: memberships.turnsAt,
    periodEnd: memberships.periodEnd,
  },
  guards: {
    untried: (who) => sql`${memberships.trialAt} is null and not exists (select 1 from ${memberships} as other
      where other.trial_by = ${who.kind === "person" ? who.owner : ""})`,
    chargePaid: () => charge(isPaid),
    nothingOpen: () => sql`not ${charge(isOpen)}`,
    fits: () => sql`(select count(*) from ${workspaceMembers} as people
      where people.workspace_id = ${memberships.workspace}) <= ${membersOfPro}`,
    leaving: () => sql`${memberships.leaving} = 1`,
    staying: () => sql`${memberships.leaving} = 0`,
    noticed: () => sql`${memberships.noticedAt} is not null
      and julianday(${memberships.turnsAt}) - julianday(${memberships.noticedAt}) >= ${NOTICE_DAYS} - 0.001`,
  },
  effects: {
    applyCharge,
    beginTrial,
    toPro: set({ tier: "pro", noticedAt: null, turnsAt: null }),
    // Who leaves is told of no renewal; who stays after all is told of it anew.
    leave: set({ leaving: true, noticedAt: null, turnsAt: null }),
    stay: set({ leaving: false }),
  },
});
