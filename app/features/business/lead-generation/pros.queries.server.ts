import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import { asksForLicence } from "~/features/tools/licences/needed.queries.server.ts";
import type { Database } from "~db/client.ts";
import type { LeadClass, LeadTrade } from "~db/schema/leads.terms.ts";
import { leadClaims, leadPros, leadReports, leadReviews, leads } from "~db/schema/leads.ts";
import { isAskedOf, isFor } from "./asked.server.ts";
import { type Fit, fitOf } from "./fit.ts";
import { LEAD_CLAIM, LEAD_LIMITS } from "./leads.limits.ts";
import { reviewShown } from "./reviews.queries.server.ts";

const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
/** A degree of latitude in miles, as little as it is anywhere. */
const MILES_A_DEGREE = 68.7;

/** The class of licence that a trade is of. */
const CLASS_OF: Partial<Record<LeadTrade, LeadClass>> = {
  roof: "roofing",
  panel: "electrical",
  heater: "plumbing",
  hvac: "hvac",
};

/** The class of licence that a state asks of whoever does a job, as far as the cards of its board say it. */
export function needsOf({
  trade,
  region,
  budgetCents,
}: {
  trade: LeadTrade;
  region: string;
  budgetCents: number;
}) {
  if (trade === "other") return undefined;
  const needs = CLASS_OF[trade] ?? "homeImprovement";
  return asksForLicence({ state: region, work: needs, cents: budgetCents }) ? needs : undefined;
}

const positionOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const MINUTES = sql<number>`(julianday(${leadClaims.contactedAt}) - julianday(${leadClaims.claimedAt})) * 1440`;

/**
 * Requests that somebody has claimed within a week, in whichever of their workspaces: neither examples nor those that were
 * none.
 */
export const claimedIn = (actor: Person, week: string): SQL<number> =>
  sql`(select count(*) from lead_claims as u where ${mayWrite(actor, sql`u.workspace_id`)} and u.claimed_at > ${week}
    and not u.sample
    and not exists (select 1 from lead_reports as r where r.claim_id = u.id and r.state = 'confirmed'))`;

/** The statements that read what a workspace looks for, how full its week is, and how fast it called so far. */
function proReads(db: Database, actor: Person, now: Date) {
  const week = new Date(now.getTime() - WEEK_MS).toISOString();
  const today = now.toISOString().slice(0, 10);
  return [
    db
      .select({
        row: leadPros,
        used: claimedIn(actor, week),
        checkedOn: sql<string | null>`(select max(k.looked_on) from license_checks as k
          where k.workspace_id = lead_pros.workspace_id and k.state = lead_pros.region and k.sample = 0
          and k.number_key = lead_pros.licence_key and lead_pros.licence_key <> '' and k.status = 'active'
          and (k.expires_on is null or k.expires_on >= ${today}))`,
      })
      .from(leadPros)
      .where(
        and(
          eq(leadPros.workspace, actor.workspace),
          eq(leadPros.sample, false),
          mayRead(actor, leadPros.workspace),
        ),
      ),
    db
      .select({ minutes: MINUTES })
      .from(leadClaims)
      .where(
        and(
          eq(leadClaims.workspace, actor.workspace),
          eq(leadClaims.sample, false),
          sql`${leadClaims.contactedAt} is not null`,
        ),
      )
      .orderBy(desc(leadClaims.claimedAt))
      .limit(200),
  ] as const;
}

function proOf(
  found: { row: typeof leadPros.$inferSelect; used: number; checkedOn: string | null } | undefined,
  minutes: readonly { minutes: number }[],
) {
  if (!found) return undefined;
  const { row, used, checkedOn } = found;
  return {
    ...row,
    ...{ used, checkedOn, isChecked: checkedOn !== null, at: positionOf(row) },
    trades: row.trades.split(",").filter(Boolean) as LeadTrade[],
    classes: row.classes.split(",").filter(Boolean) as LeadClass[],
    answersIn: middle(minutes.map((one) => one.minutes)),
  };
}
export type FoundPro = NonNullable<ReturnType<typeof proOf>>;

/** What everybody may see of a request who looks for work: nothing by which its client could be found. */
const shown = (actor: Person, now: Date) => ({
  id: leads.id,
  source: leads.source,
  trade: leads.trade,
  scope: leads.scope,
  quote: leads.quote,
  budgetCents: leads.budgetCents,
  timing: leads.timing,
  cap: leads.cap,
  region: leads.region,
  place: leads.place,
  latitude: leads.latitude,
  longitude: leads.longitude,
  twin: leads.twin,
  paused: leads.paused,
  language: leads.language,
  state: leads.state,
  sample: leads.sample,
  createdAt: leads.createdAt,
  claims: sql<number>`(select count(*) from lead_claims as c where c.lead_id = leads.id)`,
  /** Posted from a workspace of whoever looks. */
  own: sql<number>`(${mayRead(actor, leads.workspace)})`,
  /** They have it already, in another workspace of theirs. */
  elsewhere: sql<number>`exists (select 1 from lead_claims as e where e.lead_id = leads.id and not e.sample
    and e.workspace_id <> ${actor.workspace} and ${mayWrite(actor, sql`e.workspace_id`)})`,
  /** It asks the firm of this workspace by name. */
  asked: isAskedOf(actor, sql`leads.id`),
  isOffered: sql<number>`(${leads.state} in ('offered', 'claimed', 'contacted', 'quoted') and ${leads.createdAt} > ${new Date(
    now.getTime() - LEAD_LIMITS.offerDays * DAY_MS,
  ).toISOString()})`,
  /** The claim of the workspace, its latest where examples have several. */
  mine: sql<string | null>`(select c.id from lead_claims as c where c.lead_id = leads.id
    and c.workspace_id = ${actor.workspace} and (c.sample = 0 or leads.sample = 1)
    and c.pro_id in (select p.id from lead_pros as p where p.workspace_id = ${actor.workspace})
    order by c.sample, c.claimed_at limit 1)`,
});

/**
 * What is read of a request: those that are on offer to this firm, those that it has, and the workspace's own examples.
 */
const visible = (actor: Person): SQL =>
  sql`((${leads.sample} = 0 and (${isFor(actor, { lead: sql`leads.id`, client: sql`leads.workspace_id` })}
      or exists (select 1 from lead_claims as has where has.lead_id = leads.id and has.workspace_id = ${actor.workspace})))
    or (${leads.sample} = 1 and ${leads.workspace} = ${actor.workspace} and ${mayRead(actor, leads.workspace)}))`;

/** The profile of a workspace and one request, for a claim. The address is read to mail to it, and is told to nobody here. */
export async function findPro(db: Database, actor: Person, { lead, now }: { lead: string; now: Date }) {
  const [pros, minutes, [wanted]] = await db.batch([
    ...proReads(db, actor, now),
    db
      .select({ ...shown(actor, now), email: leads.email })
      .from(leads)
      .where(and(eq(leads.id, lead), visible(actor))),
  ]);
  return { pro: proOf(pros[0], minutes), wanted };
}

interface Asked {
  trade: LeadTrade;
  region: string;
  place: string;
  budgetCents: number;
  latitude: number | null;
  longitude: number | null;
}

export const fitFor = (asked: Asked, pro: FoundPro): Fit =>
  fitOf({ ...asked, at: positionOf(asked), needs: needsOf(asked) }, pro);

/** Requests that may fit a workspace, and those that it has claimed. */
export async function readOpenLeads(db: Database, actor: Person, now: Date) {
  const columns = shown(actor, now);
  const profile = (fits: SQL) =>
    sql`exists (select 1 from lead_pros as q where q.workspace_id = ${actor.workspace} and q.sample = 0
      and ${mayRead(actor, sql`q.workspace_id`)} and ${fits})`;
  const [pros, minutes, [may], open, claimed] = await db.batch([
    ...proReads(db, actor, now),
    db.select({ write: sql<number>`(${mayWrite(actor, actor.workspace)})` }).from(sql`(select 1)`),
    db
      .select(columns)
      .from(leads)
      .where(
        and(
          visible(actor),
          columns.isOffered,
          eq(leads.paused, false),
          sql`(not ${columns.own} or ${leads.sample} = 1)`,
          // Read with the profile in one round trip, so the database compares the two.
          sql`(${columns.asked} or ${profile(
            sql`instr(',' || q.trades || ',', ',' || ${leads.trade} || ',') > 0 and (q.region = ${leads.region}
              or abs(${leads.latitude} - q.latitude) * ${MILES_A_DEGREE} <= q.radius_miles)`,
          )} or (${leads.sample} = 1 and not ${profile(sql`1`)}))`,
          sql`not exists (select 1 from lead_passes as p where p.lead_id = ${leads.id}
            and p.workspace_id = ${actor.workspace})`,
          sql`${columns.mine} is null`,
        ),
      )
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(200),
    db
      .select({
        id: leadClaims.id,
        lead: leads.id,
        trade: leads.trade,
        place: leads.place,
        region: leads.region,
        state: leads.state,
        cap: leads.cap,
        firm: leadClaims.firm,
        claimedAt: leadClaims.claimedAt,
        contactedAt: leadClaims.contactedAt,
        quotedAt: leadClaims.quotedAt,
        sample: leadClaims.sample,
        claims: columns.claims,
      })
      .from(leadClaims)
      .innerJoin(leads, eq(leads.id, leadClaims.leadId))
      .where(and(eq(leadClaims.workspace, actor.workspace), mayRead(actor, leadClaims.workspace)))
      .orderBy(desc(leadClaims.claimedAt), desc(leadClaims.id))
      .limit(LEAD_LIMITS.shown),
  ]);
  return { pro: proOf(pros[0], minutes), mayWrite: Boolean(may?.write), open, claimed };
}

/** What a workspace has claimed of a request. */
export const ownClaim = (actor: Person, lead: string) => sql`(select mine.id from lead_claims as mine
  where mine.lead_id = ${lead} and mine.workspace_id = ${actor.workspace}
  order by mine.sample, mine.claimed_at limit 1)`;

/**
 * One request as a pro sees it. Who asks is read only with a claim of the workspace, in the same statement: an address that
 * is forwarded tells nobody more.
 */
export async function findOpenLead(db: Database, actor: Person, { lead, now }: { lead: string; now: Date }) {
  const claim = sql`exists (select 1 from lead_claims as c where c.lead_id = ${lead}
    and c.workspace_id = ${actor.workspace} and ${mayRead(actor, sql`c.workspace_id`)})`;
  const columns = shown(actor, now);
  const mine = ownClaim(actor, lead);
  const told = (column: SQL | typeof leads.client) =>
    sql<string>`case when ${claim} then ${column} else '' end`;
  const [pros, minutes, [wanted], [own], [report], reviews, said] = await db.batch([
    ...proReads(db, actor, now),
    db
      .select({
        ...columns,
        hired: leads.hired,
        client: told(leads.client),
        email: told(sql`${leads.email}`),
        phone: told(sql`${leads.phone}`),
        address: told(sql`${leads.address}`),
      })
      .from(leads)
      .where(and(eq(leads.id, lead), visible(actor))),
    db
      .select()
      .from(leadClaims)
      .where(and(sql`${leadClaims.id} = ${mine}`, mayRead(actor, leadClaims.workspace))),
    db
      .select({
        id: leadReports.id,
        reason: leadReports.reason,
        evidence: leadReports.evidence,
        state: leadReports.state,
      })
      .from(leadReports)
      .where(and(sql`${leadReports.claimId} = ${mine}`, mayRead(actor, leadReports.workspace))),
    db
      .select({
        side: leadReviews.side,
        stars: leadReviews.stars,
        body: leadReviews.body,
        isShown: reviewShown(now),
      })
      .from(leadReviews)
      .where(sql`${leadReviews.claimId} = ${mine} and ${claim}`),
    postsOf(db, actor, { type: LEAD_CLAIM, id: mine, by: claim }, now),
  ]);
  // Without a claim of their own, a request that is not on offer is none of theirs.
  if (!wanted || !(own || wanted.isOffered)) return undefined;
  return { pro: proOf(pros[0], minutes), wanted, claim: own, report, reviews, said };
}
