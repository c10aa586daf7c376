import { and, eq, type SQL, sql } from "drizzle-orm";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import {
  type Actor,
  endingLinks,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { fold } from "~/lib/fold.ts";
import { idFrom } from "~/lib/hash.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { momentAt } from "~/lib/wall-clock.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import type { Unload, Window } from "~db/schema/material-express.terms.ts";
import { materialOrders, materialSlots } from "~db/schema/material-express.ts";
import { projects } from "~db/schema/projects.ts";
import { type Billed, feeOf, goodsOf, haulOf, loadOf, type MaterialLine, type Received } from "./material.ts";
import { CUTOFF, MATERIAL_ORDER, EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";
import orderBound from "./material-order.process.server.ts";
import { WITH_FORM } from "./material-order.process.ts";
import { outcomeOf } from "./receipt.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

const YEAR_MS = 365 * 86_400_000;

export interface NewList {
  idem: string;
  topic: string;
  siteName: string;
  zone: string;
  lines: readonly MaterialLine[];
  /** As the list that it was copied from has them. */
  from?: {
    yard: string;
    supplier: string;
    gate: string;
    unload: Unload;
    maxTons: number;
    miles: number;
    projectId?: string | null;
    taskId?: string;
    quotedFeeCents?: number;
  };
}

/**
 * Whether a workspace has room for so many orders more, its examples aside: of those that are open, and of those of a
 * year, so that what is over never shuts it.
 */
export const roomFor = (workspace: string, more: number, now: Date) => {
  const since = new Date(now.getTime() - YEAR_MS).toISOString();
  const held = (which: SQL) => sql`(select count(*) from ${materialOrders}
    where ${materialOrders.workspace} = ${workspace} and not ${materialOrders.sample} and ${which})`;
  return sql`(${held(sql`${materialOrders.state} not in ('accepted', 'cancelled')`)} + ${more} <= ${MOST.orders}
    and ${held(sql`${materialOrders.createdAt} > ${since}`)} + ${more} <= ${MOST.inYear})`;
};

/** A draft beside its start in the process. */
export const drafting = (db: Database, actor: Person, now: Date, list: NewList & { id: string }) =>
  [
    db.insert(materialOrders).values({
      ...{ id: list.id, workspace: actor.workspace, topic: list.topic, siteName: list.siteName },
      ...{ siteZone: list.zone, lines: list.lines, goodsCents: goodsOf(list.lines), ...list.from },
      ...{ stateSince: now.toISOString(), createdAt: now.toISOString() },
    }),
    began(db, orderBound, actor, { record: list.id, party: "buyer", now }),
  ] as const;

/** Begins a list. Its id follows from the form's key and what it says: what is sent twice is one list. */
export async function createList(
  { db, now }: Deps,
  actor: Person,
  list: NewList,
): Promise<CommandResult<"full" | "not-allowed", { id: string }>> {
  const at = now();
  const { workspace } = actor;
  const { idem, zone: _, ...said } = list;
  const id = await idFrom(idem, workspace, JSON.stringify(said));
  const may = sql`(${mayWrite(actor, workspace)} and ${roomFor(workspace, 1, at)})`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, "material-list", id), at, may),
      ...drafting(db, actor, at, { ...list, id }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true, id };
}

type Changed = CommandResult<"gone" | "stale" | "not-allowed" | "fixed">;

/**
 * Changes an order of one version, while it is in one of these states. Where another supplier is named, the links that the
 * one before holds end in the same batch.
 */
async function change(
  deps: Deps,
  actor: Person,
  { id, version, states }: { id: string; version: number; states: readonly string[] },
  set: Omit<Partial<typeof materialOrders.$inferInsert>, "supplier"> & { supplier?: string },
): Promise<Changed> {
  const { db } = deps;
  const stands = and(
    eq(materialOrders.id, id),
    eq(materialOrders.version, version),
    sql`${materialOrders.state} in (select value from json_each(${JSON.stringify(states)}))`,
    mayWrite(actor, materialOrders.workspace),
  );
  const statements = [
    db
      .update(materialOrders)
      .set({ ...set, sample: false, version: version + 1 })
      .where(stands)
      .returning({ id: materialOrders.id }),
    db
      .select({
        state: materialOrders.state,
        version: materialOrders.version,
        may: sql<number>`(${mayWrite(actor, materialOrders.workspace)})`,
      })
      .from(materialOrders)
      .where(and(eq(materialOrders.id, id), mayRead(actor, materialOrders.workspace))),
  ] as const;
  const [changed, [found]] = (
    set.supplier === undefined
      ? await db.batch(statements)
      : await endingLinks(
          deps,
          actor,
          {
            subject: { type: MATERIAL_ORDER, id },
            when: sql`exists (select 1 from ${materialOrders} where ${stands}
              and ${materialOrders.supplier} <> ${set.supplier})`,
          },
          statements,
        )
  ) as [{ id: string }[], { state: string; version: number; may: number }[]];
  if (changed.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: states.includes(found.state) ? "stale" : "fixed" };
}

/** The lines of a draft, whole: what the page showed and what was added or left out. */
export const saveLines = (
  deps: Deps,
  actor: Person,
  { id, version, lines }: { id: string; version: number; lines: readonly MaterialLine[] },
): Promise<Changed> =>
  change(deps, actor, { id, version, states: ["draft"] }, { lines, goodsCents: goodsOf(lines) });

export interface Where {
  id: string;
  version: number;
  topic: string;
  siteName: string;
  project: string;
  task: string;
  yard: string;
  supplier: string;
  gate: string;
  unload: Unload;
  maxTons: number;
  miles: number;
  note: string;
}

/**
 * Who brings it, where to, and for what. A job of another workspace is none. What one supplier asks for the delivery, and
 * would bring instead of something, is not what another does.
 */
export const saveWhere = (
  deps: Deps,
  actor: Person,
  { id, version, project, task, ...said }: Where,
): Promise<Changed> =>
  change(
    deps,
    actor,
    { id, version, states: ["draft"] },
    {
      ...said,
      taskId: task,
      quotedFeeCents: sql`case when ${materialOrders.supplier} = ${said.supplier}
        then ${materialOrders.quotedFeeCents} end` as never,
      lines: sql`case when ${materialOrders.supplier} = ${said.supplier} then ${materialOrders.lines} else
        (select json_group_array(json_remove(line.value, '$.substitute')) from json_each(${materialOrders.lines}) as line)
        end`,
      projectId: sql`(select ${projects.id} from ${projects} where ${projects.id} = ${project}
        and ${projects.workspace} = ${materialOrders.workspace})` as never,
    },
  );

/** What a supplier billed, line by line; once something was received. */
export const saveBill = (
  deps: Deps,
  actor: Person,
  { id, version, billed }: { id: string; version: number; billed: Billed },
): Promise<Changed> =>
  change(deps, actor, { id, version, states: ["delivered", "accepted", "short", "damaged"] }, { billed });

export const gateKeyOf = (siteName: string, gate: string) =>
  JSON.stringify([siteName, gate].map((text) => fold(text).replace(/\s+/g, " ").trim()));

/** Until when an order of a day can be changed: four in the afternoon before, at the site. */
export const cutoffOf = (day: string, zone: string) => momentAt(dayAfter(day, -1), CUTOFF, zone);

export interface Slot {
  id: string;
  version: number;
  idem: string;
  deliverOn: string;
  window: Window;
}

export type SlotRefusal =
  | MoveRefusal
  | "slotPast"
  | "slotFar"
  | "slotFull"
  | "noLines"
  | "noSupplier"
  | "noTruck"
  | "noPrice"
  | "tooFar";

const placesOf = (trips: number) => Math.min(trips, MOST.places);

/**
 * Asks the supplier for the load in a window. The places of its trucks at the gate are taken in the batch of the move: of
 * two for the last one, one gets it.
 */
export async function requestOrder(
  deps: Deps,
  actor: Person,
  { id, version, idem, deliverOn, window }: Slot,
): Promise<CommandResult<SlotRefusal>> {
  const { db } = deps;
  const now = deps.now();
  const [order] = await db
    .select()
    .from(materialOrders)
    .where(and(eq(materialOrders.id, id), mayRead(actor, materialOrders.workspace)));
  if (!order) return { ok: false, error: "gone" };
  // A form that was sent before is the same only with what it said before, of a list that nobody has changed since.
  const isOther = order.deliverOn !== deliverOn || order.window !== window;
  if (order.state === "draft" ? order.version !== version : isOther) return { ok: false, error: "stale" };
  const lines = order.lines as MaterialLine[];
  const haul = haulOf(loadOf(lines), order.unload, order.maxTons);
  const fee = order.quotedFeeCents ?? (haul && feeOf(order.miles, haul.trips));
  const cutoffAt = cutoffOf(deliverOn, order.siteZone);
  // What was sent once has taken its place, and is no longer judged.
  if (order.state === "draft") {
    if (lines.length === 0) return { ok: false, error: "noLines" };
    if (order.supplier === "") return { ok: false, error: "noSupplier" };
    if (!haul) return { ok: false, error: "noTruck" };
    if (fee === undefined) return { ok: false, error: "tooFar" };
    if (cutoffAt <= now.toISOString()) return { ok: false, error: "slotPast" };
    if (deliverOn > dayAfter(localDay(now, order.siteZone), MOST.daysAhead))
      return { ok: false, error: "slotFar" };
  }
  const places = placesOf(haul?.trips ?? 1);
  const gateKey = gateKeyOf(order.siteName, order.gate);
  const all = JSON.stringify(Array.from({ length: MOST.places }, (_, n) => n + 1));
  const isFree = (place: SQL) => sql`not exists (select 1 from material_slots as held
    where held.workspace_id = ${order.workspace} and held.gate_key = ${gateKey} and held.day = ${deliverOn}
      and held.window = ${window} and held.place = ${place})`;
  const free = sql`(select count(*) from json_each(${all}) as spot where ${isFree(sql`spot.value`)})`;
  const moved = await move(deps, orderBound, actor, {
    ...{ record: id, transition: "request", version, idem },
    when: sql`${free} >= ${places}`,
    also: ({ happened, records }) => [
      db.insert(materialSlots).select(
        sql`select ${order.workspace}, ${gateKey}, ${deliverOn}, ${window}, spot.value, ${id}, ${now.toISOString()}
          from json_each(${all}) as spot where ${happened} and ${isFree(sql`spot.value`)}
          order by spot.value limit ${places}`,
      ),
      db
        .update(materialOrders)
        .set({ deliverOn, window, cutoffAt, feeCents: fee ?? 0, sample: false })
        .where(sql`${materialOrders.id} in ${records}`),
    ],
  });
  if (moved.ok) return { ok: true };
  if (moved.error !== "stale") return { ok: false, error: moved.error };
  const [still] = await db
    .select({ room: sql<number>`${free}` })
    .from(materialOrders)
    .where(
      and(eq(materialOrders.id, id), eq(materialOrders.version, version), eq(materialOrders.state, "draft")),
    );
  return { ok: false, error: still && still.room < places ? "slotFull" : "stale" };
}

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
  printedName?: string;
  ticket?: string;
}

/** Moves an order on by a press, for members and for the supplier by link. What needs a form has a command of its own. */
export async function moveOrder(
  deps: Deps,
  actor: Actor,
  { ticket, ...moving }: Moving,
): Promise<CommandResult<MoveRefusal, object, { guard?: string }>> {
  if (WITH_FORM.includes(moving.transition)) return { ok: false, error: "blocked" };
  return move(deps, orderBound, actor, {
    ...moving,
    also: ({ db, records }) =>
      ticket
        ? [db.update(materialOrders).set({ ticket }).where(sql`${materialOrders.id} in ${records}`)]
        : [],
  });
}

export interface Receipt {
  id: string;
  version: number;
  idem: string;
  received: Omit<Received, "at">;
}

/** Signs for a load: what came in good order, what was broken, and what is missing. Short and damaged stay open. */
export async function receiveOrder(
  deps: Deps,
  actor: Person,
  { id, version, idem, received }: Receipt,
): Promise<CommandResult<MoveRefusal, { outcome: ReturnType<typeof outcomeOf> }>> {
  const { db } = deps;
  const [order] = await db
    .select({ lines: materialOrders.lines })
    .from(materialOrders)
    .where(and(eq(materialOrders.id, id), mayRead(actor, materialOrders.workspace)));
  if (!order) return { ok: false, error: "gone" };
  const outcome = outcomeOf(order.lines as MaterialLine[], received);
  const moved = await move(deps, orderBound, actor, {
    ...{ record: id, transition: outcome, version, idem, printedName: received.printedName },
    also: ({ records, now }) => [
      db
        .update(materialOrders)
        .set({ received: { ...received, at: now.toISOString() }, sample: false })
        .where(sql`${materialOrders.id} in ${records}`),
    ],
  });
  return moved.ok ? { ok: true, outcome } : { ok: false, error: moved.error };
}

/** Takes a draft, or what is over, out of the list. What is gone already is gone. */
export async function removeOrder(
  { db }: Deps,
  actor: Person,
  { id }: { id: string },
): Promise<CommandResult<"not-allowed" | "fixed">> {
  const [removed, left] = await db.batch([
    db
      .delete(materialOrders)
      .where(
        and(
          eq(materialOrders.id, id),
          sql`${materialOrders.state} in ('draft', 'cancelled')`,
          mayWrite(actor, materialOrders.workspace),
        ),
      )
      .returning({ id: materialOrders.id }),
    db
      .select({ may: sql<number>`(${mayWrite(actor, materialOrders.workspace)})` })
      .from(materialOrders)
      .where(and(eq(materialOrders.id, id), mayRead(actor, materialOrders.workspace))),
  ]);
  const [found] = left;
  if (removed.length > 0 || !found) return { ok: true };
  return { ok: false, error: found.may ? "fixed" : "not-allowed" };
}
