import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { articleTextsOf } from "~/engines/knowledge/knowledge.server.ts";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { FALLBACK_LANGUAGE, type Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import {
  reachOf,
  readSources,
  type SiteReach,
  type SiteSource,
  type SiteTask,
} from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { tailgateAttendees, tailgateRecords, tailgateTalks } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { openFindings } from "../checklists/checklists.queries.server.ts";
import { reportedWords } from "../dashboard/reported.queries.server.ts";
import { LIBRARY } from "./library/library.data.ts";
import { keyOf } from "./rows.logic.ts";
import { RECORD, TAILGATE_LIMITS } from "./tailgate.limits.ts";

/** To choose from: what a workspace may hold of each, with its examples. */
const MOST = 260;

const attendeesOf = sql<number>`(select count(*) from tailgate_attendees as there
  where there.record_id = ${tailgateRecords.id})`;

const LINE = {
  id: tailgateRecords.id,
  talkKey: tailgateRecords.talkKey,
  title: sql<string>`json_extract(${tailgateRecords.content}, '$.title')`,
  siteName: tailgateRecords.siteName,
  projectName: tailgateRecords.projectName,
  place: tailgateRecords.place,
  heldOn: tailgateRecords.heldOn,
  presenter: tailgateRecords.presenter,
  signedAt: tailgateRecords.signedAt,
  attendees: attendeesOf,
  sample: tailgateRecords.sample,
};

const ofMine = (actor: Person) =>
  and(eq(tailgateRecords.workspace, actor.workspace), mayRead(actor, tailgateRecords.workspace));

/** The records of a workspace, those that are open first, then the newest. */
const recordLines = (db: Database, actor: Person, { most, skip }: { most: number; skip: number }) =>
  db
    .select(LINE)
    .from(tailgateRecords)
    .where(ofMine(actor))
    .orderBy(
      sql`${tailgateRecords.signedAt} is not null`,
      desc(tailgateRecords.heldOn),
      desc(tailgateRecords.createdAt),
      asc(tailgateRecords.id),
    )
    .limit(most)
    .offset(skip);

export const readRecords = (db: Database, actor: Person) =>
  recordLines(db, actor, { most: TAILGATE_LIMITS.records, skip: 0 });
export type RecordLine = Awaited<ReturnType<typeof readRecords>>[number];

const sitesOf = (db: Database, actor: Person) =>
  db
    .select({ id: sites.id, name: sites.name, latitude: sites.latitude })
    .from(sites)
    .where(and(eq(sites.workspace, actor.workspace), mayRead(actor, sites.workspace)))
    .orderBy(asc(sites.name), asc(sites.id))
    .limit(MOST);

/** A site of the workspace, by an id that somebody typed: examples are read at an example only. */
const reachOfSite = (actor: Person, site: string): SiteReach => {
  const { of, jobs } = reachOf({ workspace: actor.workspace, siteId: site, sample: true });
  return {
    siteId: site,
    of: (column, isSample) =>
      sql`${of(column)} and ${mayRead(actor, column)}${
        isSample
          ? sql` and (not ${isSample} or exists (select 1 from sites as there where there.id = ${site} and there.sample))`
          : sql``
      }`,
    jobs,
  };
};

const projectsOf = (db: Database, actor: Person) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(MOST);

const ownTalks = (db: Database, actor: Person) =>
  db
    .select({ id: tailgateTalks.id, title: tailgateTalks.title, content: tailgateTalks.content })
    .from(tailgateTalks)
    .where(and(eq(tailgateTalks.workspace, actor.workspace), mayRead(actor, tailgateTalks.workspace)))
    .orderBy(asc(tailgateTalks.createdAt), asc(tailgateTalks.id))
    .limit(TAILGATE_LIMITS.own);

/** The texts of the library by which talks are listed and ranked; English stands in for what is not written. */
export const titlesOf = (db: Database, language: Language) =>
  articleTextsOf(
    db,
    LIBRARY.map(({ slug }) => slug),
    [...new Set([language, FALLBACK_LANGUAGE])],
  );

/** When each talk was last signed, by a day. Examples count for nothing. */
const lastGiven = (db: Database, actor: Person, day: string) =>
  db
    .select({ key: tailgateRecords.talkKey, last: sql<string>`max(${tailgateRecords.heldOn})` })
    .from(tailgateRecords)
    .where(
      and(
        ofMine(actor),
        sql`${tailgateRecords.signedAt} is not null and not ${tailgateRecords.sample}`,
        sql`${tailgateRecords.heldOn} <= ${day}`,
      ),
    )
    .groupBy(tailgateRecords.talkKey);

/** The first page of the talks in one round trip; who owns nothing has the library alone. */
export async function readTailgate(
  db: Database,
  actor: Person | undefined,
  { page, day, language, site = "" }: { page: number; day: string; language: Language; site?: string },
  sources: readonly SiteSource<SiteTask>[] = [],
) {
  if (!actor) return { texts: await titlesOf(db, language) };
  const plans = readSources(db, site ? sources : [], reachOfSite(actor, site));
  const [texts, records, [counted], own, given, findings, reports, places, ...results] = await db.batch([
    titlesOf(db, language),
    recordLines(db, actor, {
      most: TAILGATE_LIMITS.shown,
      skip: (page - 1) * TAILGATE_LIMITS.shown,
    }),
    db.select({ records: sql<number>`count(*)` }).from(tailgateRecords).where(ofMine(actor)),
    ownTalks(db, actor),
    lastGiven(db, actor, day),
    openFindings(db, actor),
    reportedWords(db, actor, {
      since: dayAfter(day, -TAILGATE_LIMITS.reportDays),
      until: day,
      most: TAILGATE_LIMITS.reports,
      site,
    }),
    sitesOf(db, actor),
    ...plans.statements,
  ]);
  return {
    texts,
    records,
    counted: Number(counted?.records ?? 0),
    own,
    given,
    findings,
    reports: reports.map(({ what }) => what),
    sites: places,
    /** What is worked at the site on the day, as its plans have it. */
    tasks: plans.found(results, { day, language }),
  };
}

/** One talk with the sites and jobs that a record of it may be for. */
export async function readTalk(db: Database, actor: Person | undefined, key: string) {
  if (!actor) return { texts: await articleTextsOf(db, [key]), sites: [], projects: [] };
  const [texts, places, jobs, [own]] = await db.batch([
    articleTextsOf(db, [key]),
    sitesOf(db, actor),
    projectsOf(db, actor),
    db
      .select(getTableColumns(tailgateTalks))
      .from(tailgateTalks)
      .where(and(eq(tailgateTalks.id, key), mayRead(actor, tailgateTalks.workspace))),
  ]);
  return { texts, sites: places, projects: jobs, own };
}
export type OwnRow = NonNullable<Awaited<ReturnType<typeof readTalk>>["own"]>;

/** A record for its workspace and for whoever holds a link to it; undefined where it is none of theirs. */
export async function findRecord(db: Database, actor: Actor, id: string) {
  const [found] = await db
    .select(getTableColumns(tailgateRecords))
    .from(tailgateRecords)
    .where(
      and(
        eq(tailgateRecords.id, id),
        mayRead(actor, tailgateRecords.workspace, { type: RECORD, id: tailgateRecords.id }),
      ),
    );
  return found;
}
export type TailgateRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Everybody who signed, in the order of the list. Whoever holds a link does not see them. */
export const listAttendees = (db: Database, actor: Person, record: string) =>
  db
    .select(getTableColumns(tailgateAttendees))
    .from(tailgateAttendees)
    .where(and(eq(tailgateAttendees.recordId, record), mayRead(actor, tailgateAttendees.workspace)))
    .orderBy(asc(tailgateAttendees.position), asc(tailgateAttendees.createdAt), asc(tailgateAttendees.id));
export type Attendee = Awaited<ReturnType<typeof listAttendees>>[number];

/** Who signed something in this workspace lately, each with the name and the language that they last had. */
const crewSince = (db: Database, actor: Person, since: string) =>
  db
    .select({
      nameKey: tailgateAttendees.nameKey,
      name: tailgateAttendees.name,
      company: tailgateAttendees.company,
      language: tailgateAttendees.language,
      last: sql<string>`max(${tailgateRecords.heldOn})`,
    })
    .from(tailgateAttendees)
    .innerJoin(tailgateRecords, eq(tailgateRecords.id, tailgateAttendees.recordId))
    .where(
      and(
        ofMine(actor),
        sql`${tailgateRecords.heldOn} >= ${since} and not ${tailgateRecords.sample}`,
        sql`${tailgateRecords.signedAt} is not null`,
      ),
    )
    .groupBy(tailgateAttendees.nameKey)
    .orderBy(asc(tailgateAttendees.nameKey))
    .limit(TAILGATE_LIMITS.workers);

/** A record with who signed it and who signed others lately. */
export async function readRecord(db: Database, actor: Person, { id, since }: { id: string; since: string }) {
  const record = await findRecord(db, actor, id);
  if (!record) return undefined;
  const [attendees, crew] = await db.batch([listAttendees(db, actor, id), crewSince(db, actor, since)]);
  return { record, attendees, crew };
}
export type ReadRecord = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

/** Who signed which talk and when last. Examples count for nothing. */
export async function readCoverage(db: Database, actor: Person | undefined) {
  if (!actor) return [];
  return db
    .select({
      nameKey: tailgateAttendees.nameKey,
      name: sql<string>`max(${tailgateAttendees.name})`,
      talkKey: tailgateRecords.talkKey,
      title: sql<string>`max(json_extract(${tailgateRecords.content}, '$.title'))`,
      last: sql<string>`max(${tailgateRecords.heldOn})`,
    })
    .from(tailgateAttendees)
    .innerJoin(tailgateRecords, eq(tailgateRecords.id, tailgateAttendees.recordId))
    .where(and(ofMine(actor), sql`${tailgateRecords.signedAt} is not null and not ${tailgateRecords.sample}`))
    .groupBy(tailgateAttendees.nameKey, tailgateRecords.talkKey)
    .orderBy(asc(tailgateAttendees.nameKey), asc(tailgateRecords.talkKey))
    .limit(TAILGATE_LIMITS.workers * (LIBRARY.length + TAILGATE_LIMITS.own));
}
export type CoverageRow = Awaited<ReturnType<typeof readCoverage>>[number];

/** How many talks were held and signed from one day to another. Examples count for nothing. */
export const countTalks = (db: Database, actor: Person, { since, until }: { since: string; until: string }) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(tailgateRecords)
    .where(
      and(
        ofMine(actor),
        sql`${tailgateRecords.signedAt} is not null and not ${tailgateRecords.sample}`,
        sql`${tailgateRecords.heldOn} between ${since} and ${until}`,
      ),
    );

/** Whether one more may stand on a record. */
export const roomIn = (record: string): SQL =>
  sql`(select count(*) from ${tailgateAttendees} as there where there.record_id = ${record}) < ${TAILGATE_LIMITS.attendees}`;

/** Somebody who signs a record, as it is written into a row. */
export interface Signature {
  idem: string;
  record: string;
  name: string;
  signature: string;
  drawn?: string;
  company: string;
  language: string;
  understood: boolean;
  via: (typeof tailgateAttendees.$inferSelect)["via"];
  /** Of a late line. */
  seal?: string;
  /** Whether it belongs to an example: the record's own column, where it is selected. */
  sample: SQL | typeof tailgateRecords.sample;
  workspace: SQL | typeof tailgateRecords.workspace;
  /** ISO 8601. */
  at: string;
}

/** A signature as a row to select, with its columns in the order of the table: below all that stand already. */
export function signatureRow({
  idem,
  record,
  name,
  workspace,
  via,
  seal = "",
  sample,
  at,
  ...typed
}: Signature): SQL {
  const columns: Record<keyof typeof tailgateAttendees.$inferSelect, SQL | typeof sample | typeof workspace> =
    {
      ...{
        id: sql`${idem}`,
        workspace,
        recordId: sql`${record}`,
        position: sql`${TAILGATE_LIMITS.attendees}`,
      },
      ...{ name: sql`${name}`, nameKey: sql`${keyOf(name)}`, signature: sql`${typed.signature}` },
      ...{ company: sql`${typed.company}`, language: sql`${typed.language}` },
      ...{ understood: sql`${typed.understood ? 1 : 0}`, via: sql`${via}`, seal: sql`${seal}`, sample },
      createdAt: sql`${at}`,
      drawn: sql`${typed.drawn ?? ""}`,
    };
  return sql.join(Object.values(columns), sql`, `);
}

/** A line of a name, however it is written. */
export const isOf = (name: string): SQL => eq(tailgateAttendees.nameKey, keyOf(name));
