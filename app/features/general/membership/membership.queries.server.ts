import { and, asc, desc, eq, sql } from "drizzle-orm";
import { settle, standingColumns } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import { mayManage, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { profiles, users } from "~db/schema/account.ts";
import { membershipCharges, memberships } from "~db/schema/membership.ts";
import { orderRefunds, orders } from "~db/schema/orders.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { listingsByMonth, monthIn, planIn } from "./entitlements.queries.server.ts";
import bound, { isOpen } from "./membership.process.server.ts";
import type { Membership, MembershipState } from "./plan-change.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Charges of a membership that its page lists. */
const MOST_CHARGES = 36;
/** People of a workspace that it names. */
const MOST_NAMED = 30;

const select = ({ db, now }: Deps, actor: Person) =>
  db.batch([
    db
      .select({
        id: memberships.id,
        tier: memberships.tier,
        periodStart: memberships.periodStart,
        periodEnd: memberships.periodEnd,
        noticedAt: memberships.noticedAt,
        turnsAt: memberships.turnsAt,
        leaving: memberships.leaving,
        trialAt: memberships.trialAt,
        zone: memberships.siteZone,
        ...standingColumns(bound, actor, now()),
      })
      .from(memberships)
      .where(and(eq(memberships.workspace, actor.workspace), mayRead(actor, memberships.workspace))),
    db
      .select({
        id: membershipCharges.id,
        kind: membershipCharges.kind,
        tier: membershipCharges.tier,
        periodStart: membershipCharges.periodStart,
        periodEnd: membershipCharges.periodEnd,
        amountCents: membershipCharges.amountCents,
        createdAt: membershipCharges.createdAt,
        backCents: sql<number>`(select coalesce(sum(back.amount_cents), 0) from ${orderRefunds} as back
          where back.order_id = ${orders.id})`,
        appliedAt: membershipCharges.appliedAt,
        number: orders.number,
        order: sql<string>`${orders.state}`,
        open: sql<number>`(select ${isOpen} from ${membershipCharges} as asked where asked.id = ${membershipCharges.id})`,
      })
      .from(membershipCharges)
      .innerJoin(orders, eq(orders.id, membershipCharges.id))
      .where(
        and(eq(membershipCharges.workspace, actor.workspace), mayRead(actor, membershipCharges.workspace)),
      )
      .orderBy(desc(membershipCharges.createdAt))
      .limit(MOST_CHARGES),
    db
      .select({
        members: sql<number>`(select count(*) from ${workspaceMembers} as people
          where people.workspace_id = ${actor.workspace})`,
        tried: sql<number>`exists (select 1 from ${memberships} as other where other.trial_by = ${actor.owner})`,
        manages: sql<number>`${mayManage(actor, actor.workspace)}`,
        plan: planIn(actor.workspace, now()),
      })
      .from(sql`(select 1)`)
      .where(mayRead(actor, actor.workspace)),
    db
      .select({
        id: users.id,
        first: profiles.firstName,
        last: profiles.lastName,
        role: workspaceMembers.role,
      })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(and(eq(workspaceMembers.workspace, actor.workspace), mayRead(actor, workspaceMembers.workspace)))
      .orderBy(asc(workspaceMembers.joinedAt))
      .limit(MOST_NAMED),
    listingsByMonth(db, actor, actor.workspace),
  ]);

/** The membership of the workspace in which somebody works, as it stands now; what time has moved is written down first. */
export async function readMembership(deps: Deps, actor: Person) {
  let [[found], charges, [beside], people, listings] = await select(deps, actor);
  if (found?.passed) {
    await settle(deps, bound, { record: found.id });
    [[found], charges, [beside], people, listings] = await select(deps, actor);
  }
  const month = monthIn(found?.zone ?? "UTC", deps.now());
  const standing: Membership = {
    state: (found?.state ?? "free") as MembershipState,
    tier: found?.tier ?? "builder",
    periodStart: found?.periodStart ?? null,
    periodEnd: found?.periodEnd ?? null,
    noticedAt: found?.noticedAt ?? null,
  };
  return {
    ...standing,
    id: found?.id,
    version: found?.version ?? 0,
    turnsAt: found?.turnsAt ?? null,
    leaving: found?.leaving ?? false,
    trialAt: found?.trialAt ?? null,
    zone: found?.zone ?? "UTC",
    choices: found ? standingOf(bound.graph, found, deps.now()).choices : [],
    tried: Boolean(found?.trialAt) || Boolean(beside?.tried),
    /** Whoever works alone has no rows of members. */
    members: Math.max(1, beside?.members ?? 0),
    people,
    manages: Boolean(beside?.manages),
    /** What holds, whatever the last step was. */
    plan: beside?.plan ?? "builder",
    month,
    listings: listings.find((one) => one.month === month)?.count ?? 0,
    charges: charges.map(({ open, ...one }) => ({ ...one, open: Boolean(open) })),
  };
}
export type ReadMembership = Awaited<ReturnType<typeof readMembership>>;
