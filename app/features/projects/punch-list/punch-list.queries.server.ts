import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import { ballWith, readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { projectSheetPages } from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import punch from "./punch.process.server.ts";
import { OWED } from "./punch.process.ts";
import { type Group, PLAN, PRINTED, PUNCH, PUNCH_LIMITS, SHOWN, type View } from "./punch-list.limits.ts";

/** What a list is narrowed to; empty is everything. */
export interface Asked {
  project: string;
  view: View;
  trade: string;
  room: string;
  /** Whose it is, as people call them. */
  company: string;
  by: Group | "";
  /** As a list to print. */
  print: boolean;
  /** From 0. */
  page: number;
}

/** Rooms and companies that a page tells apart. */
const ROOMS = 60;
const COMPANIES = 40;

const OPEN = sql`${punchItems.state} not in ('closed', 'void')`;
const COUNTS = sql`not ${punchItems.sample} and ${punchItems.state} <> 'void'`;

/** The day that it is now in each zone in which a workspace has jobs, as JSON. */
async function daysOf(db: Database, actor: Person, now: Date): Promise<string> {
  const zones = await db
    .selectDistinct({ zone: projects.siteZone })
    .from(projects)
    .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)));
  return JSON.stringify(Object.fromEntries(zones.map(({ zone }) => [zone, localDay(now, zone)])));
}

/** Work that is still owed after its day, by the days of the jobs themselves. */
const isLate = (days: string) => sql`(${inArray(punchItems.state, [...OWED])}
  and exists (select 1 from json_each(${days}) as today where today.key = ${projects.siteZone}
    and ${punchItems.dueOn} < today.value))`;

async function viewOf(db: Database, view: View, actor: Person, now: Date): Promise<SQL | undefined> {
  if (view === "open") return OPEN;
  if (view === "mine") return ballWith(punch, actor);
  if (view === "overdue") return isLate(await daysOf(db, actor, now));
  return view === "ended" ? sql`not (${OPEN})` : undefined;
}

const ofPlace = (actor: Person, { project, room }: Pick<Asked, "project" | "room">) =>
  and(
    eq(punchItems.workspace, actor.workspace),
    mayRead(actor, punchItems.workspace),
    project ? eq(punchItems.projectId, project) : undefined,
    room ? eq(punchItems.room, room) : undefined,
  );

const count = (condition: SQL) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
const projectName = sql<string>`${projects.name}`.as("project_name");

/** The items that an address asks for; one query where it asks for what is overdue. */
const askedFor = async (db: Database, actor: Person, asked: Asked, now: Date) =>
  and(
    ofPlace(actor, asked),
    asked.trade ? eq(punchItems.trade, asked.trade) : undefined,
    asked.company ? eq(punchItems.assignee, asked.company) : undefined,
    await viewOf(db, asked.view, actor, now),
  );

/** The small picture of a photo; null where its sender's browser made none. */
const smallOf = (photo: SQL) =>
  sql`(select small.id from files as small where small.thumb_of = ${photo} limit 1)`;

/** What the line of an item shows of it: its first photo, small, or as it was sent where that is not too large. */
const SHOWN_PHOTO = sql<string | null>`(select coalesce(${smallOf(sql`photo.id`)},
    case when photo.bytes <= ${FILE_LIMITS.plainBytes} then photo.id end) from files as photo
  where photo.workspace_id = ${punchItems.workspace} and photo.subject_type = ${PUNCH}
    and photo.subject_id = ${punchItems.id} and photo.thumb_of is null
  order by photo.created_at, photo.id limit 1)`.as("shows");

const GROUP = { room: punchItems.room, trade: punchItems.trade, company: punchItems.assignee };

/** What is counted of a group of items. */
const TALLY = {
  items: sql<number>`count(*)`,
  open: count(OPEN),
  closed: count(sql`${punchItems.state} = 'closed'`),
  rejections: sql<number>`coalesce(sum(${punchItems.rejections}), 0)`,
};

/**
 * A page of the list with what is counted beside it, in one round trip, two where the days of the jobs are asked for first; examples are
 * shown and not counted.
 */
export async function readItems(db: Database, actor: Person | undefined, asked: Asked, now: Date) {
  if (!actor) return undefined;
  const mine = ofPlace(actor, asked);
  const which = await askedFor(db, actor, asked, now);
  const size = asked.print ? PRINTED : SHOWN;
  const [jobs, [total], list, trades, rooms, companies] = await db.batch([
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(210),
    db
      .select({ items: sql<number>`count(*)` })
      .from(punchItems)
      .innerJoin(projects, eq(projects.id, punchItems.projectId))
      .where(which),
    db
      .select({
        ...{ id: punchItems.id, number: punchItems.number, room: punchItems.room, trade: punchItems.trade },
        ...{ words: punchItems.words, assignee: punchItems.assignee, priority: punchItems.priority },
        ...{
          dueOn: punchItems.dueOn,
          sample: punchItems.sample,
          createdAt: punchItems.createdAt,
          zone: projects.siteZone,
        },
        project: projectName,
        shows: SHOWN_PHOTO,
        ...standingColumns(punch, actor, now),
      })
      .from(punchItems)
      .innerJoin(projects, eq(projects.id, punchItems.projectId))
      .where(which)
      .orderBy(
        ...(asked.by ? [asc(GROUP[asked.by])] : []),
        sql`${punchItems.dueOn} is null`,
        asc(punchItems.dueOn),
        asc(projects.name),
        asc(punchItems.number),
      )
      .limit(size)
      .offset(asked.page * size),
    db
      .select({
        trade: punchItems.trade,
        ...TALLY,
        first: count(sql`${punchItems.state} = 'closed' and ${punchItems.rejections} = 0`),
        backChargeCents: sql<number>`sum(${punchItems.backChargeCents})`,
        /** Days that its open items have stood, together and the longest. */
        days: sql<number>`coalesce(sum(case when ${OPEN} then julianday(${now.toISOString()}) - julianday(${punchItems.createdAt}) end), 0)`,
        oldest: sql<number>`coalesce(max(case when ${OPEN} then julianday(${now.toISOString()}) - julianday(${punchItems.createdAt}) end), 0)`,
      })
      .from(punchItems)
      .where(and(mine, COUNTS))
      .groupBy(punchItems.trade)
      .orderBy(asc(punchItems.trade)),
    db
      .select({ room: punchItems.room, ...TALLY })
      .from(punchItems)
      .where(and(mine, COUNTS))
      .groupBy(punchItems.room)
      .orderBy(asc(punchItems.room))
      .limit(ROOMS),
    db
      .select({ company: punchItems.assignee, ...TALLY })
      .from(punchItems)
      .where(and(mine, COUNTS, ne(punchItems.assignee, "")))
      .groupBy(punchItems.assignee)
      .orderBy(asc(punchItems.assignee))
      .limit(COMPANIES),
  ]);
  return { jobs, total: total?.items ?? 0, list, trades, rooms, companies };
}
export type ReadItems = NonNullable<Awaited<ReturnType<typeof readItems>>>;

const FILE = {
  id: files.id,
  name: files.name,
  bytes: files.bytes,
  thumb: sql<string | null>`${smallOf(sql`files.id`)}`.as("thumb"),
  width: files.width,
  height: files.height,
  createdAt: files.createdAt,
};

/** A document of which a file is a version. */
const PAPER = sql`from project_document_versions as drawn join project_documents as paper on paper.id = drawn.document_id`;
const NEWEST = sql`(select max(other.number) from project_document_versions as other where other.document_id = paper.id)`;

/** A sheet to pin on: a picture has a width, another document has pages. */
const SHEET = {
  id: files.id,
  name: sql<string>`coalesce((select trim(paper.sheet || ' ' || paper.name) ${PAPER} where drawn.file_id = files.id),
    files.name)`.as("sheet_name"),
  width: files.width,
  height: files.height,
  /** The document of which it is a version; null of a picture that was sent as a plan. */
  document: sql<string | null>`(select paper.id ${PAPER} where drawn.file_id = files.id)`.as("document"),
  isOld:
    sql<number>`exists (select 1 ${PAPER} where drawn.file_id = files.id and drawn.number < ${NEWEST})`.as(
      "is_old",
    ),
};

/** The drawings among the folders of a job's documents. */
const DRAWINGS = sql`('general', 'civil', 'landscape', 'architectural', 'structural', 'mechanical', 'plumbing',
  'electrical', 'fire')`;

/** The plan pictures of a job, its drawings as they stand now, and whatever the item is pinned on. */
const isSheetOf = (job: SQL, item: string) =>
  sql`((${files.subjectType} = ${PLAN} and ${files.subjectId} = ${job})
    or exists (select 1 ${PAPER} where drawn.file_id = ${files.id} and paper.project_id = ${job}
      and ((paper.folder in ${DRAWINGS} and drawn.number = ${NEWEST})
        or drawn.file_id = (select one.plan_id from punch_items as one where one.id = ${item}))))`;

/** An item with its photos, its history, the plans of its job and others of its place, in one round trip. */
export async function readItem(db: Database, actor: Person | Holder, id: string, now: Date) {
  const job = sql`(select one.project_id from punch_items as one where one.id = ${id})`;
  const [[found], photos, plans, others, history, pages, closed] = await db.batch([
    db
      .select({
        ...getTableColumns(punchItems),
        project: projectName,
        zone: projects.siteZone,
        ...standingColumns(punch, actor, now),
      })
      .from(punchItems)
      .innerJoin(projects, eq(projects.id, punchItems.projectId))
      .where(
        and(eq(punchItems.id, id), mayRead(actor, punchItems.workspace, { type: PUNCH, id: punchItems.id })),
      ),
    db
      .select(FILE)
      .from(files)
      .where(
        and(
          eq(files.subjectType, PUNCH),
          eq(files.subjectId, id),
          isNull(files.thumbOf),
          mayRead(actor, files.workspace, { type: PUNCH, id: files.subjectId }),
        ),
      )
      .orderBy(asc(files.createdAt), asc(files.id)),
    db
      .select(SHEET)
      .from(files)
      .where(and(isSheetOf(job, id), mayRead(actor, files.workspace)))
      .orderBy(asc(sql`sheet_name`), asc(files.createdAt), asc(files.id))
      .limit(PUNCH_LIMITS.sheets),
    db
      .select({ id: punchItems.id, number: punchItems.number, words: punchItems.words })
      .from(punchItems)
      .where(
        and(
          sql`(${punchItems.projectId}, ${punchItems.room}, ${punchItems.trade}) =
            (select one.project_id, one.room, one.trade from punch_items as one where one.id = ${id})`,
          ne(punchItems.id, id),
          OPEN,
          mayRead(actor, punchItems.workspace),
        ),
      )
      .orderBy(asc(punchItems.number))
      .limit(50),
    readTimeline(db, punch, actor, id),
    db
      .select({
        file: projectSheetPages.fileId,
        page: projectSheetPages.page,
        picture: projectSheetPages.pictureId,
        width: sql<number | null>`shown.width`.as("page_width"),
        height: sql<number | null>`shown.height`.as("page_height"),
      })
      .from(projectSheetPages)
      .innerJoin(files, eq(files.id, projectSheetPages.fileId))
      .innerJoin(sql`files as shown`, sql`shown.id = ${projectSheetPages.pictureId}`)
      .where(and(isSheetOf(job, id), mayRead(actor, files.workspace)))
      .orderBy(asc(projectSheetPages.fileId), asc(projectSheetPages.page))
      .limit(PUNCH_LIMITS.sheetPages),
    db
      .select({
        days: sql<number>`julianday(${punchItems.stateSince}) - julianday(${punchItems.createdAt})`,
      })
      .from(punchItems)
      .where(
        and(
          sql`(${punchItems.workspace}, ${punchItems.trade}) =
            (select one.workspace_id, one.trade from punch_items as one where one.id = ${id})`,
          eq(punchItems.state, "closed"),
          sql`not ${punchItems.sample}`,
          mayRead(actor, punchItems.workspace),
        ),
      )
      .orderBy(desc(punchItems.stateSince), asc(punchItems.id))
      .limit(PUNCH_LIMITS.history),
  ]);
  return (
    found && {
      ...{ item: found, photos, plans, others, history, pages },
      /** Days that items of the same trade took to be closed, the newest first. */
      closed: closed.map(({ days }) => Number(days)),
    }
  );
}
export type ReadItem = NonNullable<Awaited<ReturnType<typeof readItem>>>;

/** The rooms of a job that have items, for their labels. */
export async function readRooms(db: Database, actor: Person, project: string) {
  const [[job], rooms] = await db.batch([
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.id, project), mayRead(actor, projects.workspace))),
    db
      .selectDistinct({ room: punchItems.room })
      .from(punchItems)
      .where(and(eq(punchItems.projectId, project), mayRead(actor, punchItems.workspace)))
      .orderBy(asc(punchItems.room))
      .limit(ROOMS),
  ]);
  return job && { job, rooms: rooms.map(({ room }) => room) };
}

/** Every item of a list, for a sheet. */
export const readSheet = async (db: Database, actor: Person, asked: Asked, now: Date) =>
  db
    .select({ ...getTableColumns(punchItems), project: projectName })
    .from(punchItems)
    .innerJoin(projects, eq(projects.id, punchItems.projectId))
    .where(await askedFor(db, actor, asked, now))
    .orderBy(asc(projects.name), asc(punchItems.number))
    .limit(PUNCH_LIMITS.csv);
