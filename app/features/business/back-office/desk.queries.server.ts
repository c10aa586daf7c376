import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { deskItems } from "~db/schema/back-office.ts";
import { files } from "~db/schema/file.ts";
import { projects } from "~db/schema/projects.ts";
import { proposalsFor } from "./bookkeeper.queries.server.ts";
import { DESK_ITEM, DESK_LIMITS, SHOWN, type View } from "./desk.limits.ts";
import bound, { hasTwin, twinsOf } from "./desk-item.process.server.ts";

/** What a list is narrowed to; empty is everything. */
export interface Asked {
  project: string;
  view: View;
  vendor: string;
  /** From 0. */
  page: number;
}

const projectName = sql<
  string | null
>`(select job.name from projects as job where job.id = desk_items.project_id)`.as("project_name");

const inView = (view: View): SQL | undefined => {
  if (view === "all") return undefined;
  return view === "open"
    ? sql`${deskItems.state} in ('new', 'coded', 'approved')`
    : sql`${deskItems.state} = ${view}`;
};

const which = (actor: Person, { project, view, vendor }: Omit<Asked, "page">) =>
  and(
    eq(deskItems.workspace, actor.workspace),
    mayRead(actor, deskItems.workspace),
    inView(view),
    project ? eq(deskItems.projectId, project) : undefined,
    vendor ? sql`instr(${deskItems.vendorKey}, ${vendor}) > 0` : undefined,
  );

const LISTED = {
  ...{ id: deskItems.id, kind: deskItems.kind, vendor: deskItems.vendor, spentOn: deskItems.spentOn },
  ...{ cents: deskItems.cents, code: deskItems.code, state: deskItems.state, note: deskItems.note },
  ...{ sample: deskItems.sample, createdAt: deskItems.createdAt, keptTwice: deskItems.keptTwice },
};

/** Jobs of a workspace, for a choice. */
export const jobsOf = (db: Database, actor: Person) =>
  db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
    .orderBy(asc(projects.name), asc(projects.id))
    .limit(210);

/** A page of the inbox with what is counted beside it. Examples count for nothing. */
export async function readDesk(db: Database, actor: Person, asked: Asked) {
  const where = which(actor, asked);
  const [jobs, [total], list, counts] = await db.batch([
    jobsOf(db, actor),
    db.select({ items: sql<number>`count(*)` }).from(deskItems).where(where),
    db
      .select({ ...LISTED, project: projectName, twin: sql<number>`(${hasTwin})` })
      .from(deskItems)
      .where(where)
      .orderBy(desc(deskItems.createdAt), asc(deskItems.id))
      .limit(SHOWN)
      .offset(asked.page * SHOWN),
    db
      .select({
        state: deskItems.state,
        items: sql<number>`count(*)`,
        cents: sql<number>`coalesce(sum(${deskItems.cents}), 0)`,
      })
      .from(deskItems)
      .where(
        and(
          eq(deskItems.workspace, actor.workspace),
          mayRead(actor, deskItems.workspace),
          sql`not ${deskItems.sample}`,
        ),
      )
      .groupBy(deskItems.state),
  ]);
  return { jobs, total: Number(total?.items ?? 0), list, counts };
}

/** The papers of a list as a file. */
export const readDeskSheet = (db: Database, actor: Person, asked: Asked) =>
  db
    .select({ ...LISTED, project: projectName })
    .from(deskItems)
    .where(which(actor, asked))
    .orderBy(desc(deskItems.createdAt), asc(deskItems.id))
    .limit(DESK_LIMITS.items);

/** A paper with its files, what looks the same, and what its vendor's last ones were coded as, in one round trip. */
export async function readItem(db: Database, actor: Person, id: string, now: Date) {
  const mine = and(eq(deskItems.id, id), mayRead(actor, deskItems.workspace));
  const [[found], jobs, attached, twins, history, timeline, proposals] = await db.batch([
    db
      .select({
        ...getTableColumns(deskItems),
        project: projectName,
        ...standingColumns(bound, actor, now),
      })
      .from(deskItems)
      .where(mine),
    jobsOf(db, actor),
    db
      .select({ id: files.id, name: files.name, type: files.type })
      .from(files)
      .where(and(eq(files.subjectType, DESK_ITEM), eq(files.subjectId, id), mayRead(actor, files.workspace)))
      .orderBy(asc(files.createdAt), asc(files.id)),
    db
      .select({
        id: sql<string>`twin.id`,
        vendor: sql<string>`twin.vendor`.as("twin_vendor"),
        cents: sql<number>`twin.amount_cents`.as("twin_cents"),
        spentOn: sql<string | null>`twin.spent_on`.as("twin_spent_on"),
        state: sql<string>`twin.state`.as("twin_state"),
      })
      .from(deskItems)
      .innerJoin(sql`desk_items as twin`, twinsOf("twin"))
      .where(mine)
      .limit(5),
    db
      .select({ code: deskItems.code })
      .from(deskItems)
      .where(
        and(
          mayRead(actor, deskItems.workspace),
          sql`(${deskItems.workspace}, ${deskItems.vendorKey}) =
            (select asked.workspace_id, asked.vendor_key from desk_items as asked where asked.id = ${id})`,
          sql`${deskItems.vendorKey} <> '' and ${deskItems.code} <> '' and ${deskItems.id} <> ${id}`,
          sql`${deskItems.state} in ('coded', 'approved', 'posted')`,
        ),
      )
      .orderBy(desc(deskItems.createdAt), asc(deskItems.id))
      .limit(DESK_LIMITS.history),
    readTimeline(db, bound, actor, id),
    proposalsFor(db, actor, id),
  ]);
  return found && { item: found, jobs, files: attached, twins, history, timeline, proposals };
}
export type ReadItem = NonNullable<Awaited<ReturnType<typeof readItem>>>;
