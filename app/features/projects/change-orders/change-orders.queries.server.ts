import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import bound from "./change-order.process.server.ts";
import { CHANGE_ORDER, KIND, OF_PROJECT, SHOWN, type View } from "./change-orders.limits.ts";

/** What a list is narrowed to; empty is everything. */
export interface Asked {
  project: string;
  view: View;
  /** From 0. */
  page: number;
}

const projectName = sql<string>`${projects.name}`.as("project_name");
const ofJob = and(eq(projects.id, documents.subjectId), eq(documents.subjectType, OF_PROJECT));

/** Priced and not decided: what the contract may still grow by. */
const PENDING = ["priced", "sent"];
const APPROVED = ["approved", "executed"];
const VIEW: Record<View, readonly string[] | undefined> = {
  open: ["draft", "priced", "sent", "rejected", "approved"],
  waiting: ["sent"],
  approved: APPROVED,
  all: undefined,
};
/** Days that the finish moves, as the document says. */
const DAYS = sql`cast(json_extract(${documents.content}, '$.facts.days') as integer)`;

/** A page of the list with the sums beside it, in one round trip; examples are shown and not counted. */
export async function readChangeOrders(db: Database, actor: Person | undefined, asked: Asked, now: Date) {
  if (!actor) return undefined;
  const mine = and(
    eq(documents.workspace, actor.workspace),
    eq(documents.kind, KIND),
    mayRead(actor, documents.workspace),
    asked.project ? eq(documents.subjectId, asked.project) : undefined,
  );
  const states = VIEW[asked.view];
  const which = and(mine, states && inArray(documents.state, [...states]));
  // Named, since columns that differ in parameters alone have one name, of which a batch on D1 answers one.
  const sum = (name: string, value: SQL, of: readonly string[]) =>
    sql<number>`coalesce(sum(case when ${inArray(documents.state, [...of])} then ${value} else 0 end), 0)`.as(
      name,
    );
  const cents = sql`${documents.totalCents}`;
  const [jobs, [total], list, [sums]] = await db.batch([
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(210),
    db.select({ orders: sql<number>`count(*)` }).from(documents).innerJoin(projects, ofJob).where(which),
    db
      .select({
        ...{ id: documents.id, number: documents.number, title: documents.title, sample: documents.sample },
        ...{ totalCents: documents.totalCents, days: sql<number>`${DAYS}`.as("moved_days") },
        ...{ zone: projects.siteZone, project: projectName, ...standingColumns(bound, actor, now) },
      })
      .from(documents)
      .innerJoin(projects, ofJob)
      .where(which)
      .orderBy(desc(documents.updatedAt), asc(documents.id))
      .limit(SHOWN)
      .offset(asked.page * SHOWN),
    db
      .select({
        pending: sum("pending", cents, PENDING),
        approved: sum("approved", cents, APPROVED),
        approvedDays: sum("approved_days", DAYS, APPROVED),
        waiting: sum("waiting", sql`1`, ["sent"]),
      })
      .from(documents)
      .innerJoin(projects, ofJob)
      .where(and(mine, sql`not ${documents.sample}`)),
  ]);
  return { jobs, total: total?.orders ?? 0, list, sums };
}
export type ReadChangeOrders = NonNullable<Awaited<ReturnType<typeof readChangeOrders>>>;

/** Versions that a page shows. */
const VERSIONS = 20;

/** A change order with what was sent and decided of it, what was said about it and its history, in one round trip. */
export async function readChangeOrder(db: Database, actor: Person | Holder, id: string, now: Date) {
  const may = and(
    eq(documents.id, id),
    eq(documents.kind, KIND),
    mayRead(actor, documents.workspace, { type: CHANGE_ORDER, id: documents.id }),
  );
  const isMine = sql`exists (select 1 from ${documents} where ${may})`;
  const [[found], versions, [acceptance], posts, history] = await db.batch([
    db
      .select({
        ...getTableColumns(documents),
        project: projectName,
        zone: projects.siteZone,
        ...standingColumns(bound, actor, now),
      })
      .from(documents)
      .innerJoin(projects, ofJob)
      .where(may),
    db
      .select(getTableColumns(documentVersions))
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, id), isMine))
      .orderBy(desc(documentVersions.number))
      .limit(VERSIONS),
    db
      .select(getTableColumns(documentAcceptances))
      .from(documentAcceptances)
      .where(and(eq(documentAcceptances.documentId, id), isMine)),
    postsOf(db, actor, { type: CHANGE_ORDER, id }, now),
    readTimeline(db, bound, actor, id),
  ]);
  return found && { order: found, versions, acceptance, posts, history };
}
export type ReadChangeOrder = NonNullable<Awaited<ReturnType<typeof readChangeOrder>>>;
