import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { type Actor, type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { PLAN_HEAD, PLAN_TASK } from "~/features/projects/schedules/schedules.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Contributions, OrderSource } from "~/services/contribution.ts";
import { firmsAtGate } from "~/services/firms-at-gate.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { documents } from "~db/schema/lines.ts";
import { materialOrders, materialQuotes, materialSlots } from "~db/schema/material-express.ts";
import { projects } from "~db/schema/projects.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { MATERIAL_ORDER, MATERIAL_QUOTE, EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";
import orderBound from "./material-order.process.server.ts";
import quoteBound from "./material-quote.process.server.ts";

const { workspace: _, ...ORDER } = getTableColumns(materialOrders);
const { workspace: __, ...QUOTE } = getTableColumns(materialQuotes);

/** States of an order whose load is to come, or is there and was not signed for. */
export const ON_THE_WAY = ["requested", "confirmed", "loading", "out", "delivered"];

/** Whether a load goes to a site: by its job, or by what the site is called. @param jobs those of the site, as a subquery */
export const goesTo = (site: SQL | string | null, jobs: SQL): SQL =>
  sql`(${materialOrders.projectId} in ${jobs} or exists (select 1 from sites as goal where goal.id = ${site}
    and goal.workspace_id = ${materialOrders.workspace}
    and lower(trim(goal.name)) = lower(trim(${materialOrders.siteName}))))`;

/** The orders of a workspace, those that are open first; the estimates that a list can be made of; what was signed for. */
export async function readOrders(db: Database, actor: Person | undefined) {
  if (!actor) return undefined;
  const [orders, estimates, signed] = await db.batch([
    db
      .select({
        ...{ id: materialOrders.id, topic: materialOrders.topic, supplier: materialOrders.supplier },
        ...{ siteName: materialOrders.siteName, deliverOn: materialOrders.deliverOn },
        ...{ window: materialOrders.window, state: materialOrders.state, sample: materialOrders.sample },
        ...{ goodsCents: materialOrders.goodsCents, feeCents: materialOrders.feeCents },
        lines: sql<number>`json_array_length(${materialOrders.lines})`,
      })
      .from(materialOrders)
      .where(and(eq(materialOrders.workspace, actor.workspace), mayRead(actor, materialOrders.workspace)))
      .orderBy(
        sql`case when ${materialOrders.state} in ('accepted', 'cancelled') then 1 else 0 end`,
        desc(materialOrders.createdAt),
        asc(materialOrders.id),
      )
      .limit(MOST.shown),
    db
      .select({ id: documents.id, title: documents.title })
      .from(documents)
      .where(
        and(
          eq(documents.workspace, actor.workspace),
          eq(documents.kind, "estimate"),
          mayRead(actor, documents.workspace),
        ),
      )
      .orderBy(desc(documents.updatedAt), asc(documents.id))
      .limit(MOST.shown),
    // Examples keep no word and break none.
    db
      .select({
        ...{ supplier: materialOrders.supplier, deliverOn: materialOrders.deliverOn },
        ...{ siteZone: materialOrders.siteZone, lines: materialOrders.lines },
        ...{ received: materialOrders.received, deliveredAt: materialOrders.deliveredAt },
      })
      .from(materialOrders)
      .where(
        and(
          eq(materialOrders.workspace, actor.workspace),
          mayRead(actor, materialOrders.workspace),
          sql`${materialOrders.received} is not null and not ${materialOrders.sample}`,
        ),
      )
      .orderBy(desc(materialOrders.stateSince), asc(materialOrders.id))
      .limit(MOST.counted),
  ]);
  return { orders, estimates, signed };
}

/** The firms that are not cleared at the gate where the load of an order goes. */
const firmsFor = (db: Database, actor: Person, id: string, sources: Contributions["firmsNotCleared"]) => {
  const own = (column: string) =>
    sql`(select ${sql.raw(`own.${column}`)} from material_orders as own where own.id = ${id})`;
  return firmsAtGate(db, sources, {
    ...{ workspace: own("workspace_id"), siteName: own("site_name"), project: own("project_id") },
    ...{ sample: own("sample"), may: (workspace) => mayRead(actor, workspace) },
  });
};

/**
 * One order, with what was asked for of suppliers, its history, the jobs and tasks it can be for, and the firms that are not
 * cleared on its day where it goes.
 */
export async function readOrder(
  db: Database,
  actor: Person,
  id: string,
  { now, language, firms }: { now: Date; language: Language; firms: Contributions["firmsNotCleared"] },
) {
  const gate = firmsFor(db, actor, id, firms);
  const [[order], quotes, history, jobs, heads, tasks, taken, photos, ...rest] = await db.batch([
    db
      .select({ ...ORDER, project: projects.name, ...standingColumns(orderBound, actor, now) })
      .from(materialOrders)
      .leftJoin(projects, eq(projects.id, materialOrders.projectId))
      .where(and(eq(materialOrders.id, id), mayRead(actor, materialOrders.workspace))),
    db
      .select(QUOTE)
      .from(materialQuotes)
      .where(and(eq(materialQuotes.orderId, id), mayRead(actor, materialQuotes.workspace)))
      .orderBy(asc(materialQuotes.createdAt), asc(materialQuotes.id)),
    readTimeline(db, orderBound, actor, id),
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(100),
    db
      .select({ ...PLAN_HEAD, projectId: schedules.projectId })
      .from(schedules)
      .innerJoin(materialOrders, eq(materialOrders.projectId, schedules.projectId))
      .where(and(eq(materialOrders.id, id), mayRead(actor, schedules.workspace)))
      .orderBy(asc(schedules.name), asc(schedules.id))
      .limit(2),
    db
      .select({ scheduleId: scheduleTasks.scheduleId, ...PLAN_TASK })
      .from(scheduleTasks)
      .innerJoin(schedules, eq(schedules.id, scheduleTasks.scheduleId))
      .innerJoin(materialOrders, eq(materialOrders.projectId, schedules.projectId))
      .where(and(eq(materialOrders.id, id), mayRead(actor, schedules.workspace)))
      .orderBy(asc(schedules.name), asc(schedules.id), asc(scheduleTasks.number))
      .limit(2_000),
    db
      .select({
        ...{ gateKey: materialSlots.gateKey, day: materialSlots.day, window: materialSlots.window },
        taken: sql<number>`count(*)`,
      })
      .from(materialSlots)
      .where(
        and(
          eq(materialSlots.workspace, actor.workspace),
          mayRead(actor, materialSlots.workspace),
          sql`${materialSlots.day} >= ${now.toISOString().slice(0, 10)}`,
        ),
      )
      .groupBy(materialSlots.gateKey, materialSlots.day, materialSlots.window)
      .limit(1_000),
    db
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(
        and(eq(files.subjectType, MATERIAL_ORDER), eq(files.subjectId, id), mayRead(actor, files.workspace)),
      )
      .orderBy(asc(files.createdAt), asc(files.id))
      .limit(MOST.photos),
    ...gate.statements,
  ]);
  if (!order) return undefined;
  const day = order.deliverOn ?? localDay(now, order.siteZone);
  const found = gate.found(rest, { day, language });
  return { order, quotes, history, jobs, heads, tasks, taken, photos, firms: found };
}
export type ReadOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** The lines and the ways of an order, to copy them; the last one of the workspace where none is named. */
export async function orderToCopy(db: Database, actor: Person, id?: string) {
  const [found] = await db
    .select()
    .from(materialOrders)
    .where(
      and(
        id ? eq(materialOrders.id, id) : eq(materialOrders.workspace, actor.workspace),
        mayRead(actor, materialOrders.workspace),
      ),
    )
    .orderBy(desc(materialOrders.createdAt), asc(materialOrders.id))
    .limit(1);
  return found;
}

/** An order for whoever holds its link; of a draft the page shows no more than that it is one. */
export async function readHeldOrder(db: Database, holder: Holder, id: string, now: Date) {
  const may = mayRead(holder, materialOrders.workspace, { type: MATERIAL_ORDER, id: materialOrders.id });
  const [order] = await db
    .select({ ...ORDER, ...standingColumns(orderBound, holder, now) })
    .from(materialOrders)
    .where(and(eq(materialOrders.id, id), may));
  return order;
}

/** A request for prices, for whoever holds its link. */
export async function readHeldQuote(db: Database, holder: Actor, id: string, now: Date) {
  const may = mayRead(holder, materialQuotes.workspace, { type: MATERIAL_QUOTE, id: materialQuotes.id });
  const [quote] = await db
    .select({
      ...QUOTE,
      ...{ siteName: materialOrders.siteName, topic: materialOrders.topic },
      ...{ siteZone: materialOrders.siteZone, note: materialOrders.note },
      ...standingColumns(quoteBound, holder, now),
    })
    .from(materialQuotes)
    .innerJoin(materialOrders, eq(materialOrders.id, materialQuotes.orderId))
    .where(and(eq(materialQuotes.id, id), may));
  return quote;
}

/** The order that a request for prices is of; undefined where it is none of theirs. */
export async function orderOfQuote(db: Database, actor: Person, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ order: materialQuotes.orderId })
    .from(materialQuotes)
    .where(and(eq(materialQuotes.id, id), mayRead(actor, materialQuotes.workspace)));
  return found?.order;
}

/** Orders of material in the one list of orders, once they are more than a draft. */
export const expressOrders: OrderSource = {
  kind: "material",
  rows: (
    may,
  ) => sql`select ${materialOrders.id} as id, 'MAT-' || upper(substr(${materialOrders.id}, 1, 8)) as number,
    ${materialOrders.topic} || ', ' || ${materialOrders.supplier} as title,
    ${materialOrders.goodsCents} + ${materialOrders.feeCents} as total_cents, 0 as off_cents, 0 as spent_cents,
    case ${materialOrders.state} when 'accepted' then 'completed' when 'cancelled' then 'cancelled' else 'pending' end as state,
    'none' as payment,
    case when ${materialOrders.state} in ('delivered', 'accepted', 'damaged') then 'delivered'
      when ${materialOrders.state} = 'short' then 'partial' when ${materialOrders.state} = 'out' then 'shipped'
      else 'none' end as fulfilment,
    ${materialOrders.createdAt} as placed_at, '/material-order/' || ${materialOrders.id} as href
    from ${materialOrders} where ${may(materialOrders.workspace)} and not ${materialOrders.sample}
      and ${materialOrders.state} <> 'draft'`,
};
