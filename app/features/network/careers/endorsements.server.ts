import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import type { EndorsementRelation } from "~db/schema/careers.terms.ts";
import { careerEndorsements } from "~db/schema/careers.ts";

/** Endorsements of a profile that are read, and shared jobs that are offered. */
const READ = 200;
const OFFERED = 20;

/** The account that a profile is about. */
const about = (entry: SQL | string) =>
  sql`(select page.person from directory_entries as page where page.id = ${entry})`;

/** Neither of two has blocked the other. */
export const inReach = (one: SQL | string, other: SQL): SQL =>
  sql`(not ${hasBlocked(sql`${one}`, other)} and not ${hasBlocked(other, sql`${one}`)})`;

const both = (mine: SQL, theirs: SQL, { owner }: Pick<Person, "owner">, them: SQL) =>
  sql`((${mine} = ${owner} and ${theirs} = ${them}) or (${mine} = ${them} and ${theirs} = ${owner}))`;

/** Somebody is of the firm that wrote a proposal, the document `d`. */
const ofFirm = (who: SQL): SQL =>
  sql`(d.workspace_id = ${who} or exists (select 1 from workspace_members as m
    where m.workspace_id = d.workspace_id and 'user:' || m.user_id = ${who}))`;

/**
 * By kind, the jobs that the reader shared with the person of a profile: `id`, `day` and `what`. Samples are no jobs. The client of an
 * accepted proposal is the account that keeps the link by which it was signed, and is not of the firm.
 */
function shared(actor: Person, entry: string): Record<EndorsementRelation, SQL> {
  const them = about(entry);
  const me = actor.owner.slice("user:".length);
  return {
    project: sql`select p.id as id, substr(p.created_at, 1, 10) as day, p.name as what
      from workspace_members as a join workspace_members as b on b.workspace_id = a.workspace_id
      join projects as p on p.workspace_id = a.workspace_id
      where a.user_id = ${me} and 'user:' || b.user_id = ${them} and not p.sample`,
    hired: sql`select l.id as id, substr(l.created_at, 1, 10) as day, l.scope as what
      from leads as l join lead_claims as c on c.id = l.hired and c.lead_id = l.id
      where l.state = 'won' and not l.sample and not c.sample
      and ${both(sql.raw("l.workspace_id"), sql.raw("c.workspace_id"), actor, them)}`,
    proposal: sql`select d.id as id, substr(signed.accepted_at, 1, 10) as day, d.title as what
      from documents as d join document_acceptances as signed on signed.document_id = d.id
      join kept_links as k on 'link:' || k.link_id = signed.actor
      where d.kind = 'proposal' and not d.sample and not ${ofFirm(sql`'user:' || k.user_id`)}
      and (('user:' || k.user_id = ${actor.owner} and ${ofFirm(them)})
        or ('user:' || k.user_id = ${them} and ${ofFirm(sql`${actor.owner}`)}))`,
    mentor: sql`select s.id as id, substr(s.starts_at, 1, 10) as day, '' as what from mentor_sessions as s
      where s.state = 'held' and ${both(sql.raw("s.workspace_id"), sql.raw("s.mentor_workspace"), actor, them)}`,
    booking: sql`select b.id as id, b.from_day as day, '' as what from bookings as b
      where b.state in ('returned', 'settled')
      and ${both(sql.raw("b.workspace_id"), sql.raw("b.lender_workspace"), actor, them)}`,
  };
}

/** That a job of a kind is one that the two shared. */
export const isShared = (actor: Person, entry: string, kind: EndorsementRelation, id: string): SQL =>
  sql`exists (select 1 from (${shared(actor, entry)[kind]}) as job where job.id = ${id})`;

/** The jobs that the reader shared with the person of a profile, the newest of each kind first. */
export const sharedJobs = (db: Database, actor: Person | undefined, entry: string) => {
  const jobs = actor?.owner.startsWith("user:") ? shared(actor, entry) : undefined;
  const found = jobs
    ? sql`(select 'project' as kind, j.* from (${jobs.project}) as j
        union all select 'hired', j.* from (${jobs.hired}) as j
        union all select 'proposal', j.* from (${jobs.proposal}) as j
        union all select 'mentor', j.* from (${jobs.mentor}) as j
        union all select 'booking', j.* from (${jobs.booking}) as j)`
    : sql`(select '' as kind, '' as id, '' as day, '' as what where 0)`;
  return db
    .select({
      kind: sql<EndorsementRelation>`job.kind`,
      id: sql<string>`job.id`,
      day: sql<string>`job.day`,
      what: sql<string>`job.what`,
    })
    .from(sql`${found} as job`)
    .orderBy(sql`job.day desc`, sql`job.id`)
    .limit(OFFERED);
};

/**
 * The endorsements of a profile that the reader may see: everybody those that the person confirmed, the person also those
 * that wait, and whoever said one their own. What somebody said whom the reader or the person has blocked, or who has
 * blocked them, is not among them.
 */
export const endorsementsOf = (db: Database, actor: Person | undefined, entry: string) => {
  const reader = actor?.owner ?? "";
  const says = sql`${careerEndorsements.workspace}`;
  return db
    .select({
      id: careerEndorsements.id,
      skillKey: careerEndorsements.skillKey,
      skill: careerEndorsements.skill,
      relation: careerEndorsements.relationKind,
      shownAs: careerEndorsements.shownAs,
      confirmedAt: careerEndorsements.confirmedAt,
      isMine: sql<number>`(${says} = ${reader})`,
    })
    .from(careerEndorsements)
    .where(
      and(
        eq(careerEndorsements.entryId, entry),
        isNull(careerEndorsements.declinedAt),
        sql`(${careerEndorsements.confirmedAt} is not null or ${says} = ${reader} or ${about(entry)} = ${reader})`,
        inReach(about(entry), says),
        sql`(${reader} = '' or ${inReach(reader, says)})`,
      ),
    )
    .orderBy(desc(careerEndorsements.createdAt), asc(careerEndorsements.id))
    .limit(READ);
};
