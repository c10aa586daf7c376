import { sql } from "drizzle-orm";
import type { Answered, Relation } from "~/engines/directory/directory.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { FIRM_LIMITS } from "./directory.limits.ts";

/**
 * By what a review of a firm is written: a booking of its machine that is over, a request for which it was hired, and a
 * proposal of its own that was accepted.
 */
export const RELATIONS = ["booking", "hired", "proposal"] as const;
export type RelationKind = (typeof RELATIONS)[number];

/** That the page is the firm's own: only then is it known whose machines and whose requests they are. */
export const firmOf = (entry: string) =>
  sql`(select page.workspace_id from directory_entries as page where page.id = ${entry} and page.firm_since is not null)`;

const booked = (actor: Person, entry: string) =>
  sql`from bookings as b where b.workspace_id = ${actor.workspace} and b.state in ('returned', 'settled')
    and b.lender_workspace = ${firmOf(entry)} and b.lender_workspace <> b.workspace_id`;

const hired = (actor: Person, entry: string) =>
  sql`from leads as l join lead_claims as c on c.id = l.hired and c.lead_id = l.id
    where l.workspace_id = ${actor.workspace} and l.state = 'won' and not l.sample and not c.sample
    and c.workspace_id = ${firmOf(entry)} and c.workspace_id <> l.workspace_id`;

/** The client of a proposal is the account that keeps the link by which it was signed, and is not of the firm. */
const accepted = (actor: Person, entry: string) =>
  sql`from documents as d join document_acceptances as signed on signed.document_id = d.id
    join kept_links as k on 'link:' || k.link_id = signed.actor
    where d.kind = 'proposal' and not d.sample and 'user:' || k.user_id = ${actor.owner}
    and d.workspace_id = ${firmOf(entry)} and d.workspace_id not in (${actor.workspace}, ${actor.owner})
    and not exists (select 1 from workspace_members as m where m.workspace_id = d.workspace_id and m.user_id = k.user_id)`;

/** What the reader's workspace and a firm had to do with each other and nothing was said of yet, the newest first. */
export const relationsWith = (db: Database, actor: Person | undefined, entry: string) => {
  const unsaid = (kind: RelationKind, id: string) =>
    sql`not exists (select 1 from directory_reviews as said where said.relation_kind = ${kind}
      and said.relation_id = ${sql.raw(id)})`;
  const found = actor
    ? sql`(select 'booking' as kind, b.id as id, b.from_day as day, '' as what ${booked(actor, entry)}
          and ${mayWrite(actor, actor.workspace)} and ${unsaid("booking", "b.id")}
        union all select 'hired', l.id, substr(l.created_at, 1, 10), l.scope ${hired(actor, entry)}
          and ${mayWrite(actor, actor.workspace)} and ${unsaid("hired", "l.id")}
        union all select 'proposal', d.id, substr(signed.accepted_at, 1, 10), d.title ${accepted(actor, entry)}
          and ${mayWrite(actor, actor.workspace)} and ${unsaid("proposal", "d.id")})`
    : sql`(select '' as kind, '' as id, '' as day, '' as what where 0)`;
  return db
    .select({
      kind: sql<RelationKind>`met.kind`,
      id: sql<string>`met.id`,
      day: sql<string>`met.day`,
      what: sql<string>`met.what`,
    })
    .from(sql`${found} as met`)
    .orderBy(sql`met.day desc`)
    .limit(10);
};

/** One of them as what a review stands on; undefined where it is none that there is. */
export function relationOf(actor: Person, entry: string, chosen: string): Relation | undefined {
  const [kind, id] = [chosen.slice(0, chosen.indexOf(":")), chosen.slice(chosen.indexOf(":") + 1)];
  if (kind === "booking")
    return { kind, id, holds: sql`exists (select 1 ${booked(actor, entry)} and b.id = ${id})` };
  if (kind === "hired")
    return { kind, id, holds: sql`exists (select 1 ${hired(actor, entry)} and l.id = ${id})` };
  if (kind === "proposal")
    return { kind, id, holds: sql`exists (select 1 ${accepted(actor, entry)} and d.id = ${id})` };
  return undefined;
}

const claimsOfFirm = sql`from lead_claims as c where c.workspace_id = directory_entries.workspace_id and not c.sample
  and directory_entries.firm_since is not null`;

const hoursOf = sql`(julianday(c.contacted_at) - julianday(c.claimed_at)) * 24`;

/** Requests that a firm took here and that are a day old or answered, and those it answered within a day. */
export function answeredBy(now: Date): Answered {
  const dayAgo = new Date(now.getTime() - FIRM_LIMITS.promptHours * 3_600_000).toISOString();
  return {
    asked: sql`(select count(*) ${claimsOfFirm} and (c.contacted_at is not null or c.claimed_at <= ${dayAgo}))`,
    prompt: sql`(select count(*) ${claimsOfFirm} and c.contacted_at is not null
      and ${hoursOf} <= ${sql.raw(String(FIRM_LIMITS.promptHours))})`,
  };
}

/** Hours from each request of a firm to its first contact, the shortest first. */
export const answerHours = (db: Database, entry: string) =>
  db
    .select({ hours: sql<number>`round(${hoursOf}, 2)` })
    .from(sql`lead_claims as c`)
    .where(sql`c.workspace_id = ${firmOf(entry)} and not c.sample and c.contacted_at is not null`)
    .orderBy(sql`${hoursOf}`)
    .limit(200);
