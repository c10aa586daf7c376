import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { type FileStore, openShown } from "~/engines/file/file.server.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { bookkeeperPapers, bookkeeperRequests, deskItems } from "~db/schema/back-office.ts";
import { files } from "~db/schema/file.ts";
import { ASK_LIMITS, BOOKKEEPER } from "./bookkeeper.limits.ts";
import bound from "./bookkeeper.process.server.ts";
import { DESK_ITEM } from "./desk.limits.ts";

type Reader = Person | Holder;

/** That somebody may read a request. */
const mayReadIt = (actor: Reader) =>
  mayRead(actor, bookkeeperRequests.workspace, { type: BOOKKEEPER, id: bookkeeperRequests.id });

const PAPER = {
  ...{ id: deskItems.id, kind: deskItems.kind, vendor: deskItems.vendor, spentOn: deskItems.spentOn },
  ...{ cents: deskItems.cents, code: deskItems.code, state: deskItems.state, note: deskItems.note },
  project: sql<string | null>`(select job.name from projects as job where job.id = desk_items.project_id)`.as(
    "job_name",
  ),
};

const requestOf = (db: Database, actor: Reader, id: string, now: Date) =>
  db
    .select({ ...getTableColumns(bookkeeperRequests), ...standingColumns(bound, actor, now) })
    .from(bookkeeperRequests)
    .where(and(eq(bookkeeperRequests.id, id), mayReadIt(actor)));

const papersOf = (db: Database, actor: Reader, id: string) =>
  db
    .select({
      ...PAPER,
      proposed: sql<string>`${bookkeeperPapers.code}`.as("proposed_code"),
      said: sql<string>`${bookkeeperPapers.note}`.as("said_note"),
    })
    .from(bookkeeperPapers)
    .innerJoin(bookkeeperRequests, eq(bookkeeperRequests.id, bookkeeperPapers.requestId))
    .innerJoin(deskItems, eq(deskItems.id, bookkeeperPapers.itemId))
    .where(and(eq(bookkeeperPapers.requestId, id), mayReadIt(actor)))
    .orderBy(asc(deskItems.createdAt), asc(deskItems.id));

/** Files of the papers of a request. */
const isOfPaper = (id: string, actor: Reader) => sql`(${files.subjectType} = ${DESK_ITEM}
  and exists (select 1 from ${bookkeeperPapers} inner join ${bookkeeperRequests}
    on ${bookkeeperRequests.id} = ${bookkeeperPapers.requestId}
    where ${bookkeeperPapers.requestId} = ${id} and ${bookkeeperPapers.itemId} = ${files.subjectId}
    and ${bookkeeperRequests.workspace} = ${files.workspace} and ${bookkeeperRequests.state} <> 'done'
    and ${mayReadIt(actor)}))`;

/** The requests of a workspace, one of them with its papers, and the papers that wait in the inbox: one round trip. */
export async function readAsking(
  db: Database,
  actor: Person,
  { request, paper, now }: { request: string; paper: string; now: Date },
) {
  const [requests, waiting, [found], papers, timeline] = await db.batch([
    db
      .select({
        ...{ id: bookkeeperRequests.id, topic: bookkeeperRequests.topic, state: bookkeeperRequests.state },
        ...{ createdAt: bookkeeperRequests.createdAt, answeredBy: bookkeeperRequests.answeredBy },
        papers: sql<number>`(select count(*) from bookkeeper_papers as held
          where held.request_id = bookkeeper_requests.id)`.as("paper_count"),
      })
      .from(bookkeeperRequests)
      .where(
        and(eq(bookkeeperRequests.workspace, actor.workspace), mayRead(actor, bookkeeperRequests.workspace)),
      )
      .orderBy(desc(bookkeeperRequests.createdAt), asc(bookkeeperRequests.id))
      .limit(ASK_LIMITS.shown),
    db
      .select(PAPER)
      .from(deskItems)
      .where(
        and(
          eq(deskItems.workspace, actor.workspace),
          mayRead(actor, deskItems.workspace),
          inArray(deskItems.state, ["new", "coded"]),
        ),
      )
      .orderBy(sql`(${deskItems.id} = ${paper}) desc`, desc(deskItems.createdAt), asc(deskItems.id))
      .limit(ASK_LIMITS.papers),
    requestOf(db, actor, request, now),
    papersOf(db, actor, request),
    readTimeline(db, bound, actor, request),
  ]);
  const chosen = found?.workspace === actor.workspace ? { request: found, papers, timeline } : undefined;
  return { requests, waiting, chosen };
}
export type ReadRequest = NonNullable<Awaited<ReturnType<typeof readAsking>>["chosen"]>;

/** A request for whoever holds its link, with the files of its papers. */
export async function readHeldRequest(db: Database, holder: Holder, id: string, now: Date) {
  const [[found], papers, attached] = await db.batch([
    requestOf(db, holder, id, now),
    papersOf(db, holder, id),
    db
      .select({ id: files.id, name: files.name, type: files.type, item: files.subjectId })
      .from(files)
      .where(isOfPaper(id, holder))
      .orderBy(asc(files.createdAt), asc(files.id)),
  ]);
  return found && { request: found, papers, files: attached };
}

/** A file of a paper, for whoever holds the link of a request about it that the desk is not done with. */
export const openRequestFile = (
  store: Pick<FileStore, "db" | "bucket">,
  holder: Holder,
  { request, file }: { request: string; file: string },
) => openShown(store, isOfPaper(request, holder), file);

/** What bookkeepers proposed for a paper, the newest first. */
export const proposalsFor = (db: Database, actor: Person, item: string) =>
  db
    .select({
      code: sql<string>`${bookkeeperPapers.code}`.as("proposed_code"),
      note: sql<string>`${bookkeeperPapers.note}`.as("proposed_note"),
      by: bookkeeperRequests.answeredBy,
      request: sql<string>`${bookkeeperRequests.id}`.as("request_id"),
    })
    .from(bookkeeperPapers)
    .innerJoin(bookkeeperRequests, eq(bookkeeperRequests.id, bookkeeperPapers.requestId))
    .where(
      and(
        eq(bookkeeperPapers.itemId, item),
        sql`(${bookkeeperPapers.code} <> '' or ${bookkeeperPapers.note} <> '')`,
        mayRead(actor, bookkeeperRequests.workspace),
      ),
    )
    .orderBy(desc(bookkeeperRequests.answeredAt), asc(bookkeeperPapers.id))
    .limit(3);
