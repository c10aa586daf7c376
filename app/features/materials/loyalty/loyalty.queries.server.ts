import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { balanceFrom, balanceQueries, idOf, statementQuery } from "~/engines/ledger/ledger.server.ts";
import type { Account } from "~/engines/ledger/ledger.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { hasListingLimit } from "~/features/general/membership/entitlements.queries.server.ts";
import type { PointSource } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { profiles, users } from "~db/schema/account.ts";
import { ledgerEntries, ledgerPostings } from "~db/schema/ledger.ts";
import { loyaltyRedemptions, loyaltyReminders, loyaltyRewards } from "~db/schema/loyalty.ts";
import { membershipUses } from "~db/schema/membership.ts";
import { orderRewards } from "~db/schema/orders.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { dueEvents } from "./earn.server.ts";
import { TIER_DAYS } from "./loyalty.rules.ts";
import { accountsOf, EARNED, TAKEN_BACK } from "./points.ts";

/** Redemptions that a page lists. */
const MOST_REDEMPTIONS = 50;

/** Whether no order has taken a redemption. */
const isUnused = sql`not exists (select 1 from ${orderRewards} as taken where taken.id = loyalty_redemptions.id)`;

/** Rewards that can still be taken off an order, for the checkout: one query, also as part of a batch. */
export const openRewards = (db: Database, actor: Person | undefined, provider: string) =>
  db
    .select({
      id: loyaltyRedemptions.id,
      offCents: loyaltyRedemptions.offCents,
      leastCents: loyaltyRedemptions.leastCents,
      productId: loyaltyRedemptions.productId,
      whole: loyaltyRedemptions.whole,
    })
    .from(loyaltyRedemptions)
    .where(
      actor
        ? and(
            eq(loyaltyRedemptions.workspace, actor.workspace),
            mayRead(actor, loyaltyRedemptions.workspace),
            eq(loyaltyRedemptions.provider, provider),
            eq(loyaltyRedemptions.state, "open"),
            isNull(loyaltyRedemptions.perk),
            isUnused,
          )
        : sql`0`,
    )
    .orderBy(asc(loyaltyRedemptions.createdAt), asc(loyaltyRedemptions.id))
    .limit(MOST_REDEMPTIONS);
export type OpenReward = Awaited<ReturnType<typeof openRewards>>[number];

/** Whether a reward can be taken in this moment, as a condition of the statement that takes it. */
export const isOpenReward = (id: string, { workspace }: Person, provider: string): SQL =>
  sql`exists (select 1 from ${loyaltyRedemptions} where ${loyaltyRedemptions.id} = ${id}
    and ${loyaltyRedemptions.workspace} = ${workspace} and ${loyaltyRedemptions.provider} = ${provider}
    and ${loyaltyRedemptions.state} = 'open' and ${loyaltyRedemptions.perk} is null and ${isUnused})`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was earned within the days of a tier, less what was taken back of it. */
export function earnedIn(account: Account, now: Date): SQL<number> {
  const id = idOf(account);
  const since = new Date(now.getTime() - TIER_DAYS * DAY_MS).toISOString();
  return sql`(select coalesce(sum(case when moved.to_account = ${id} then moved.amount else -moved.amount end), 0)
    from ${ledgerEntries} as moved join ${ledgerPostings} as posted on posted.id = moved.posting_id
    where moved.at > ${since} and ((moved.to_account = ${id} and posted.reason = ${EARNED})
      or (moved.from_account = ${id} and posted.reason = ${TAKEN_BACK})))`;
}

/** Everything of somebody's points, in one round trip. */
export async function readPoints(
  db: Database,
  actor: Person,
  { provider, now, sources }: { provider: string; now: Date; sources: readonly PointSource[] },
) {
  const accounts = accountsOf(provider);
  const account = accounts.points.of(actor.workspace);
  const id = idOf(account);
  const { workspace } = actor;
  const [sums, next, statement, [facts], rewards, redemptions, [reminder], crew] = await db.batch([
    ...balanceQueries(db, account, now),
    statementQuery(db, account),
    db
      .select({
        limited: sql<number>`${hasListingLimit(workspace, now)}`,
        due: sql<number>`exists (${dueEvents(sources, { provider, workspace })})`,
        earned: earnedIn(account, now),
        /** What is left in all lots, also in those that have expired and were not swept up. */
        lots: sql<number>`(select coalesce(sum(lot.amount - coalesce((select sum(draw.amount) from ledger_draws as draw
          where draw.lot = lot.id), 0)), 0) from ledger_entries as lot where lot.to_account = ${id})`,
        owed: sql<number>`coalesce((select sum(case when owing.to_account = ${idOf(accounts.owed.of(workspace))}
          then owing.amount else -owing.amount end) from ledger_entries as owing
          where ${idOf(accounts.owed.of(workspace))} in (owing.to_account, owing.from_account)), 0)`,
      })
      .from(sql`(select 1)`),
    listRewards(db),
    db
      .select({
        id: loyaltyRedemptions.id,
        points: loyaltyRedemptions.points,
        offCents: loyaltyRedemptions.offCents,
        leastCents: loyaltyRedemptions.leastCents,
        productId: loyaltyRedemptions.productId,
        whole: loyaltyRedemptions.whole,
        state: loyaltyRedemptions.state,
        version: loyaltyRedemptions.version,
        createdAt: loyaltyRedemptions.createdAt,
        order: orderRewards.orderId,
        perk: loyaltyRedemptions.perk,
        endsAt: loyaltyRedemptions.endsAt,
        /** A name of its own: D1 hands over one of two columns of a name. */
        usedAt: sql<string | null>`${membershipUses.createdAt}`.as("used_at"),
      })
      .from(loyaltyRedemptions)
      .leftJoin(orderRewards, eq(orderRewards.id, loyaltyRedemptions.id))
      .leftJoin(membershipUses, eq(membershipUses.redemptionId, loyaltyRedemptions.id))
      .where(
        and(
          eq(loyaltyRedemptions.workspace, workspace),
          eq(loyaltyRedemptions.provider, provider),
          mayRead(actor, loyaltyRedemptions.workspace),
        ),
      )
      .orderBy(desc(loyaltyRedemptions.createdAt), asc(loyaltyRedemptions.id))
      .limit(MOST_REDEMPTIONS),
    db
      .select({ days: loyaltyReminders.days })
      .from(loyaltyReminders)
      .where(eq(loyaltyReminders.workspace, workspace)),
    listCrew(db, actor),
  ]);
  return {
    ...balanceFrom(account, sums, next),
    statement,
    /** Whether the plan counts its listings. */
    limited: Boolean(facts?.limited ?? 1),
    due: Boolean(facts?.due),
    earned: facts?.earned ?? 0,
    lots: facts?.lots ?? 0,
    owed: facts?.owed ?? 0,
    rewards,
    redemptions,
    reminder: reminder?.days,
    crew,
  };
}
export type Points = Awaited<ReturnType<typeof readPoints>>;

export const listRewards = (db: Database) =>
  db.select().from(loyaltyRewards).orderBy(asc(loyaltyRewards.position), asc(loyaltyRewards.id));
export type Reward = Awaited<ReturnType<typeof listRewards>>[number];

/** The id of an account's member; none of a guest. */
export const memberOf = ({ owner }: Person): string =>
  owner.startsWith("user:") ? owner.slice("user:".length) : "";

/** Whether somebody is in a workspace with whoever gives. */
export const isInCrew = (actor: Person, member: SQL): SQL =>
  sql`exists (select 1 from ${workspaceMembers} as mine join ${workspaceMembers} as theirs
    on theirs.workspace_id = mine.workspace_id where mine.user_id = ${memberOf(actor)} and theirs.user_id = ${member}
    and theirs.user_id <> mine.user_id)`;

/** With whom somebody shares a workspace: whom points can be given to. */
export const listCrew = (db: Database, actor: Person) =>
  db
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(trim(coalesce(${profiles.firstName}, '') || ' ' || coalesce(${profiles.lastName}, '')), ''), ${users.email})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(isInCrew(actor, sql`${users.id}`))
    .orderBy(asc(users.email))
    .limit(100);
