import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Actor } from "~/engines/trust/trust.server.ts";
import { mayRead } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { loyaltyRedemptions } from "~db/schema/loyalty.ts";
import { membershipCharges, memberships, membershipUses } from "~db/schema/membership.ts";
import { workspaceInvitations, workspaceMembers } from "~db/schema/trust.ts";
import { TIERS, type Tier, type TierId, UNLIMITED } from "./membership.logic.ts";
import { isPaid } from "./membership.process.server.ts";
import { DAY_MS, GRACE_DAYS } from "./plan-change.logic.ts";

// What a workspace may, asked here and nowhere else. Limits are conditions for the statement that uses them up, so that
// nothing changes between asking and doing.

/** Larger than every count, where a statement needs a number. */
const NO_LIMIT = 1_000_000_000;

/** The plan that holds in a workspace, also where a payment or time has changed it and nobody has written that down. */
export function planIn(workspace: SQLWrapper | WorkspaceId, now: Date): SQL<TierId> {
  const at = now.toISOString();
  const grace = new Date(now.getTime() - GRACE_DAYS * DAY_MS).toISOString();
  return sql<TierId>`coalesce((select asked.tier from ${membershipCharges} as asked
    where asked.workspace_id = ${workspace} and ${isPaid} limit 1), (select case
      when held.state = 'trialing' and held.turns_at > ${at} then held.tier
      when held.state = 'active' and (held.leaving = 0 or held.period_end > ${at}) then held.tier
      when held.state = 'past_due' and held.state_since > ${grace} then held.tier
      else 'builder' end
    from ${memberships} as held where held.workspace_id = ${workspace}), 'builder')`;
}

/** What the cheapest plan beyond the free one costs a month, in integer US cents. */
export const paidFromCents = Math.min(
  ...TIERS.filter(({ monthlyCents }) => monthlyCents > 0).map(({ monthlyCents }) => monthlyCents),
);

type Limit = "listingsPerMonth" | "members";

/** How much of something the plan of a workspace holds. */
export function limitIn(limit: Limit, workspace: SQLWrapper | WorkspaceId, now: Date): SQL<number> {
  const cases = TIERS.map((tier) => {
    const most = tier[limit] === UNLIMITED ? NO_LIMIT : tier[limit];
    return sql`when ${sql.raw(`'${tier.id}'`)} then ${sql.raw(String(most))}`;
  });
  return sql<number>`(case ${planIn(workspace, now)} ${sql.join(cases, sql` `)} end)`;
}

/** Whether a plan counts its listings, so that one more is worth something. */
export const hasListingLimit = (workspace: SQLWrapper | WorkspaceId, now: Date): SQL =>
  sql`(${limitIn("listingsPerMonth", workspace, now)} < ${sql.raw(String(NO_LIMIT))})`;

/**
 * A listing that points were redeemed for and that is still to be had: redeemed, not given back, not used, not over. Points
 * of test payments open nothing where payments are real.
 * @param provider of which kind of payment the points are that count here
 */
const isOpenPerk = (workspace: SQLWrapper | WorkspaceId, now: Date, provider: string): SQL =>
  sql`(perk.workspace_id = ${workspace} and perk.provider = ${provider} and perk.perk = 'listing' and perk.state = 'open'
    and perk.ends_at > ${now.toISOString()}
    and not exists (select 1 from ${membershipUses} as spent where spent.redemption_id = perk.id))`;

/** Listings beyond the plan that a workspace can still open, the first to end first. */
export const openPerks = (
  db: Database,
  actor: Actor,
  workspace: WorkspaceId,
  { now, provider }: { now: Date; provider: string | undefined },
) => {
  const perk = alias(loyaltyRedemptions, "perk");
  return db
    .select({ id: perk.id, endsAt: perk.endsAt })
    .from(perk)
    .where(and(isOpenPerk(workspace, now, provider ?? ""), mayRead(actor, perk.workspace)))
    .orderBy(asc(perk.endsAt), asc(perk.id))
    .limit(50);
};

/** Whether somebody more may come into a workspace. */
export const mayAddMember = (workspace: SQLWrapper | WorkspaceId, now: Date): SQL =>
  sql`((select count(*) from ${workspaceMembers} as people where people.workspace_id = ${workspace})
    < ${limitIn("members", workspace, now)})`;

/** The same for those who are invited, with the invitations that can still be taken. */
export const mayInvite = (workspace: WorkspaceId, now: Date): SQL =>
  sql`((select count(*) from ${workspaceMembers} as people where people.workspace_id = ${workspace})
    + (select count(*) from ${workspaceInvitations} as sent where sent.workspace_id = ${workspace}
      and sent.accepted_at is null and sent.withdrawn_at is null and sent.expires_at > ${now.toISOString()})
    < ${limitIn("members", workspace, now)})`;

/** The calendar month, `YYYY-MM`, where the workspace is. */
export const monthIn = (zone: string, now: Date): string => localDay(now, zone).slice(0, 7);

const usedIn = (workspace: SQLWrapper | WorkspaceId, what: "listing", month: string): SQL<number> =>
  sql<number>`(select count(*) from ${membershipUses} as used
    where used.workspace_id = ${workspace} and used.what = ${what} and used.month = ${month}
      and used.redemption_id is null)`;

/**
 * The statement that uses up one listing of the month, for the batch that opens it under this id; it writes no row where
 * nothing is left. What the plan has left goes first, then what points were redeemed for, the first to end first.
 * `hasTaken` is the condition of everything else in the batch. What is closed again does not come back.
 */
export function takeListing(
  db: Database,
  {
    id,
    workspace,
    zone,
    now,
    provider,
  }: {
    id: string;
    workspace: WorkspaceId;
    zone: string;
    now: Date;
    /** Of the payments of this site; without one nothing that was redeemed counts. */
    provider?: string;
  },
) {
  const month = monthIn(zone, now);
  const inPlan = sql`${usedIn(workspace, "listing", month)} < ${limitIn("listingsPerMonth", workspace, now)}`;
  const perk = sql`(select perk.id from ${loyaltyRedemptions} as perk where ${isOpenPerk(workspace, now, provider ?? "")}
    order by perk.ends_at, perk.id limit 1)`;
  return {
    statement: db
      .insert(membershipUses)
      .select(
        sql`select ${id}, ${workspace}, 'listing', ${month}, ${now.toISOString()}, took.redemption
          from (select ${inPlan} as planned, case when ${inPlan} then null else ${perk} end as redemption) as took
          where took.planned or took.redemption is not null`,
      )
      .onConflictDoNothing()
      .returning({ id: membershipUses.id }),
    hasTaken: sql`exists (select 1 from ${membershipUses} as taken where taken.id = ${id})`,
  };
}

/** What was listed in each month out of the plan. */
export const listingsByMonth = (db: Database, actor: Actor, workspace: WorkspaceId) =>
  db
    .select({ month: membershipUses.month, count: sql<number>`count(*)` })
    .from(membershipUses)
    .where(
      and(
        eq(membershipUses.workspace, workspace),
        isNull(membershipUses.redemptionId),
        mayRead(actor, membershipUses.workspace),
      ),
    )
    .groupBy(membershipUses.month);

export interface Entitlements {
  plan: TierId;
  tier: Tier;
  /** What is used, beside what the plan holds of it. */
  members: number;
  listings: number;
  /** The month in which listings are counted, and where. */
  month: string;
  zone: string;
}

/** What a workspace may and what it has used, for pages. */
export async function readEntitlements(
  { db, now }: { db: Database; now: () => Date },
  actor: Actor,
  workspace: WorkspaceId,
): Promise<Entitlements> {
  const at = now();
  const zoneOf = sql<string>`coalesce((select held.site_zone from ${memberships} as held
    where held.workspace_id = ${workspace}), 'UTC')`;
  const [[found], used] = await db.batch([
    db
      .select({
        plan: planIn(workspace, at),
        members: sql<number>`max(1, (select count(*) from ${workspaceMembers} as people
          where people.workspace_id = ${workspace}))`,
        zone: zoneOf,
      })
      .from(sql`(select 1)`)
      .where(mayRead(actor, workspace)),
    listingsByMonth(db, actor, workspace),
  ]);
  const plan = found?.plan ?? "builder";
  const zone = found?.zone ?? "UTC";
  const month = monthIn(zone, at);
  return {
    plan,
    tier: TIERS.find(({ id }) => id === plan) as Tier,
    members: found?.members ?? 1,
    listings: used.find((one) => one.month === month)?.count ?? 0,
    month,
    zone,
  };
}
