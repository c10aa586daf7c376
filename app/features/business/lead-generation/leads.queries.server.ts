import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { standingColumns } from "~/engines/process/process.server.ts";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { leadAsked, leadClaims, leadReports, leadReviews, leads } from "~db/schema/leads.ts";
import { posts } from "~db/schema/talk.ts";
import process, { isClient } from "./lead.process.server.ts";
import reports from "./lead-report.process.server.ts";
import { LEAD, LEAD_CLAIM, LEAD_LIMITS } from "./leads.limits.ts";
import { reviewShown, saidOfPro } from "./reviews.queries.server.ts";

/** How many pros have a request: everybody who sees it sees this. */
const claimsOf = sql<number>`(select count(*) from lead_claims as c where c.lead_id = leads.id)`;

/** What everybody may know of how it works: requests by source with those that were none, and how fast pros call. */
function numberReads(db: Database, now: Date) {
  const since = new Date(now.getTime() - 365 * 86_400_000).toISOString();
  return [
    db
      .select({
        source: leads.source,
        posted: sql<number>`count(*)`,
        invalid: sql<number>`sum(${leads.state} = 'invalid')`,
        won: sql<number>`sum(${leads.state} = 'won')`,
      })
      .from(leads)
      .where(and(eq(leads.sample, false), sql`${leads.createdAt} > ${since}`))
      .groupBy(leads.source),
    db
      .select({
        minutes: sql<number>`(julianday(${leadClaims.contactedAt}) - julianday(${leadClaims.claimedAt})) * 1440`,
      })
      .from(leadClaims)
      .where(
        and(
          eq(leadClaims.sample, false),
          sql`${leadClaims.contactedAt} is not null and ${leadClaims.claimedAt} > ${since}`,
        ),
      )
      .orderBy(desc(leadClaims.claimedAt))
      .limit(500),
  ] as const;
}

/** The requests of whoever asks, and the published numbers. */
export async function readLeads(db: Database, actor: Person | undefined, now: Date) {
  const [sources, minutes, own] = await db.batch([
    ...numberReads(db, now),
    db
      .select({
        id: leads.id,
        trade: leads.trade,
        place: leads.place,
        state: leads.state,
        cap: leads.cap,
        paused: leads.paused,
        sample: leads.sample,
        createdAt: leads.createdAt,
        claims: claimsOf,
      })
      .from(leads)
      .where(actor ? and(eq(leads.workspace, actor.workspace), mayRead(actor, leads.workspace)) : sql`0`)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(LEAD_LIMITS.shown),
  ]);
  const sorted = minutes.map((one) => one.minutes).toSorted((a, b) => a - b);
  return { sources, answered: sorted.length, median: sorted[Math.floor(sorted.length / 2)], own };
}

/** One request for its client, with whoever has it and what was said. */
export async function findLead(db: Database, actor: Actor, { lead, now }: { lead: string; now: Date }) {
  const may = mayRead(actor, leads.workspace, { type: LEAD, id: leads.id });
  const theirs = sql`exists (select 1 from ${leads} where ${leads.id} = ${lead} and ${may})`;
  const ofLead = sql`(select c.id from lead_claims as c where c.lead_id = ${lead})`;
  const [[row], claims, reviews, said, asked] = await db.batch([
    db
      .select({
        lead: leads,
        claims: claimsOf,
        mayAct: sql<number>`(${isClient(actor)})`,
        ...standingColumns(process, actor, now),
      })
      .from(leads)
      .where(and(eq(leads.id, lead), may)),
    db
      .select({
        id: leadClaims.id,
        firm: leadClaims.firm,
        score: leadClaims.score,
        claimedAt: leadClaims.claimedAt,
        contactedAt: leadClaims.contactedAt,
        quotedAt: leadClaims.quotedAt,
        quoteCents: leadClaims.quoteCents,
        sample: leadClaims.sample,
        stars: sql<number | null>`(select avg(v.stars) ${saidOfPro(now)})`,
        reviews: sql<number>`(select count(*) ${saidOfPro(now)})`,
      })
      .from(leadClaims)
      .where(and(eq(leadClaims.leadId, lead), theirs))
      .orderBy(asc(leadClaims.seat))
      .limit(LEAD_LIMITS.cap),
    db
      .select({
        claim: leadReviews.claimId,
        side: leadReviews.side,
        stars: leadReviews.stars,
        body: leadReviews.body,
        isShown: reviewShown(now),
      })
      .from(leadReviews)
      .where(and(sql`${leadReviews.claimId} in ${ofLead}`, theirs)),
    db
      .select({
        id: posts.id,
        claim: posts.subjectId,
        printedName: posts.printedName,
        body: posts.body,
        mark: posts.mark,
        createdAt: posts.createdAt,
        deletedAt: posts.deletedAt,
      })
      .from(posts)
      .where(and(eq(posts.subjectType, LEAD_CLAIM), sql`${posts.subjectId} in ${ofLead}`, theirs))
      .orderBy(asc(posts.createdAt), asc(posts.id))
      .limit(300),
    db
      .select({ id: leadAsked.entryId, firm: leadAsked.firm })
      .from(leadAsked)
      .where(and(eq(leadAsked.leadId, lead), theirs))
      .orderBy(asc(leadAsked.firm), asc(leadAsked.entryId)),
  ]);
  return row && { ...row, firms: claims, reviews, said, asked };
}
export type FoundLead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** Reports that wait for whoever keeps the site, and the last that were decided. */
export function readReports(db: Database, admin: Parameters<typeof standingColumns>[1], now: Date) {
  return db
    .select({
      id: leadReports.id,
      reason: leadReports.reason,
      evidence: leadReports.evidence,
      createdAt: leadReports.createdAt,
      firm: leadClaims.firm,
      trade: leads.trade,
      place: leads.place,
      scope: leads.scope,
      source: leads.source,
      contacted: leadClaims.contactedAt,
      file: sql<string | null>`(select f.id from files as f where f.subject_type = 'leadReport'
        and f.subject_id = lead_reports.id and f.thumb_of is null limit 1)`,
      ...standingColumns(reports, admin, now),
    })
    .from(leadReports)
    .innerJoin(leads, eq(leads.id, leadReports.leadId))
    .innerJoin(leadClaims, eq(leadClaims.id, leadReports.claimId))
    .where(and(eq(leadReports.sample, false), inArray(leadReports.state, ["open", "confirmed", "refused"])))
    .orderBy(sql`${leadReports.state} <> 'open'`, desc(leadReports.createdAt))
    .limit(LEAD_LIMITS.reports);
}
