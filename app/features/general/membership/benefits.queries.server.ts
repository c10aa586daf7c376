import { and, eq, sql } from "drizzle-orm";
import { mayManage, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { chatMessages, drawings } from "~db/schema/assistant.ts";
import { documents } from "~db/schema/lines.ts";
import { membershipCharges, memberships, mutedBenefits } from "~db/schema/membership.ts";
import { orderRefunds } from "~db/schema/orders.ts";
import { processEvents } from "~db/schema/process.ts";
import { savedCalculations } from "~db/schema/saved-calculations.ts";
import { savedProvisions } from "~db/schema/saved-provisions.ts";
import { sites } from "~db/schema/tools.ts";
import { capabilityLinks, workspaceMembers } from "~db/schema/trust.ts";
import type { MadeId } from "./benefits.data.ts";
import { benefitsOf, nextOf, trialDays, type Uses, waivedCents } from "./benefits.logic.ts";
import { listingsByMonth, monthIn, openPerks, planIn } from "./entitlements.queries.server.ts";
import type { TierId } from "./membership.logic.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** What somebody made this year, each counted where it lies; samples are nobody's use. */
function madeBy({ workspace, owner }: Person, since: string) {
  const of = (
    table: typeof drawings | typeof capabilityLinks | typeof savedCalculations | typeof savedProvisions,
  ) =>
    sql<number>`(select count(*) from ${table} as made where made.workspace_id = ${workspace} and made.created_at >= ${since})`;
  return {
    links: of(capabilityLinks),
    answers: sql<number>`(select count(*) from ${chatMessages} as made where made.owner = ${owner}
      and made.role = 'user' and made.created_at >= ${since})`,
    drawings: of(drawings),
    estimates: sql<number>`(select count(*) from ${documents} as made where made.workspace_id = ${workspace}
      and made.kind = 'estimate' and made.sample = 0 and made.created_at >= ${since})`,
    calculations: of(savedCalculations),
    sites: sql<number>`(select count(*) from ${sites} as made where made.workspace_id = ${workspace}
      and made.sample = 0 and made.created_at >= ${since})`,
    codes: of(savedProvisions),
  } satisfies Record<MadeId, unknown>;
}

/** The benefits of a workspace's plan as they are used, and what they were worth this year, from events alone. */
export async function readBenefits(
  { db, now, payments }: Deps & { payments?: { provider: string } },
  actor: Person,
  only?: TierId,
) {
  const at = now();
  const year = at.getUTCFullYear();
  const since = new Date(Date.UTC(year, 0, 1)).toISOString();
  const { workspace } = actor;
  const may = mayRead(actor, workspace);
  const [[found], muted, listings, perks] = await db.batch([
    db
      .select({
        ...madeBy(actor, since),
        plan: planIn(workspace, at),
        members: sql<number>`max(1, (select count(*) from ${workspaceMembers} as people
          where people.workspace_id = ${workspace}))`,
        writes: sql<number>`${mayWrite(actor, workspace)}`,
        manages: sql<number>`${mayManage(actor, workspace)}`,
        zone: sql<string>`coalesce((select held.site_zone from ${memberships} as held
          where held.workspace_id = ${workspace}), 'UTC')`,
        trialAt: sql<
          string | null
        >`(select held.trial_at from ${memberships} as held where held.workspace_id = ${workspace})`,
        /** The trial ends early where it is left, or where what was paid for begins. */
        trialEnd: sql<string | null>`(select min(ended) from (
          select moved.at as ended from ${processEvents} as moved where moved.process = 'membership'
            and moved.workspace_id = ${workspace} and moved.transition = 'leaveNow' and moved.from_state = 'trialing'
          union all select paid.period_start from ${membershipCharges} as paid
            where paid.workspace_id = ${workspace} and paid.kind = 'start' and paid.applied_at is not null))`,
        tried: sql<number>`exists (select 1 from ${memberships} as other where other.trial_by = ${actor.owner}
          or (other.workspace_id = ${workspace} and other.trial_at is not null))`,
        paid: sql<number>`exists (select 1 from ${memberships} as held
          where held.workspace_id = ${workspace} and held.state <> 'free')`,
        paidCents: sql<number>`(select coalesce(sum(paid.amount_cents), 0) from ${membershipCharges} as paid
          where paid.workspace_id = ${workspace} and paid.applied_at >= ${since})`,
        backCents: sql<number>`(select coalesce(sum(back.amount_cents), 0) from ${orderRefunds} as back
          where back.workspace_id = ${workspace} and back.reason = 'membership' and back.created_at >= ${since})`,
      })
      .from(sql`(select 1)`)
      .where(may),
    db
      .select({ benefit: mutedBenefits.benefit })
      .from(mutedBenefits)
      .where(and(eq(mutedBenefits.workspace, workspace), mayRead(actor, mutedBenefits.workspace))),
    listingsByMonth(db, actor, workspace),
    openPerks(db, actor, workspace, { now: at, provider: payments?.provider }),
  ]);
  const plan = found?.plan ?? "builder";
  const month = monthIn(found?.zone ?? "UTC", at);
  const uses: Uses = {
    plan,
    made: found ?? {},
    members: found?.members ?? 1,
    listings: listings.find((one) => one.month === month)?.count ?? 0,
    tried: Boolean(found?.tried),
    paid: Boolean(found?.paid),
    muted: muted.map(({ benefit }) => benefit),
  };
  const days = trialDays(year, found?.trialAt ?? null, found?.trialEnd ?? null, at);
  return {
    plan,
    year,
    writes: Boolean(found?.writes),
    /** Whether what is had once is theirs to claim. */
    claims: Boolean(found?.manages),
    benefits: benefitsOf(uses, only),
    /** Listings beyond the plan, redeemed for points: how many are left, and the first of their ends. */
    extra: { listings: perks.length, endsAt: perks[0]?.endsAt ?? undefined },
    worth: {
      days,
      cents: waivedCents(days),
      paidCents: found?.paidCents ?? 0,
      backCents: found?.backCents ?? 0,
    },
    next: nextOf(plan),
    only,
  };
}
export type BenefitsView = Awaited<ReturnType<typeof readBenefits>>;
