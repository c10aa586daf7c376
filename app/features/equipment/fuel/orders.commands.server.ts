import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { began, type MoveRefusal, move, type Who } from "~/engines/process/process.server.ts";
import {
  type Actor,
  mayAct,
  mayRead,
  mayStill,
  mayWrite,
  type Person,
} from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { isTaken } from "~db/client.ts";
import type { Fuel } from "~db/schema/fuel.terms.ts";
import { fuelLines, fuelMachines, fuelOrders, fuelSuppliers, fuelTickets } from "~db/schema/fuel.ts";
import { planOf } from "./burn.ts";
import { FUEL_LIMITS, FUEL_ORDER } from "./fuel.limits.ts";
import process from "./fuel.process.server.ts";
import { type Cost, costOf, refusalOf } from "./price.ts";
import type { Deps } from "./stock.commands.server.ts";

export interface NewOrder {
  supplierId: string;
  siteName: string;
  zone: string;
  /** `YYYY-MM-DD`. */
  deliverOn: string;
  costCode: string;
  weekly: boolean;
  note: string;
  /** The order of the week before; empty for none. */
  follows: string;
  /** That the price of the minimum was seen. */
  acceptShort: boolean;
  /** The index of the day for each fuel, a gallon; 0 where none was typed. */
  index: Readonly<Record<Fuel, number>>;
  lines: readonly { machineId: string; fuel: Fuel; tenths: number }[];
}

const YEAR_MS = 365 * 86_400_000;

/** Room for one order more, examples aside: of those that are open, and of those of a year. What is over never shuts it. */
const roomFor = (workspace: string, now: Date) => {
  const held = (
    which: SQL,
  ) => sql`(select count(*) from ${fuelOrders} where ${fuelOrders.workspace} = ${workspace}
    and not ${fuelOrders.sample} and ${which})`;
  const since = new Date(now.getTime() - YEAR_MS).toISOString();
  return sql`(${held(sql`${fuelOrders.state} not in ('reconciled', 'cancelled')`)} < ${FUEL_LIMITS.orders}
    and ${held(sql`${fuelOrders.createdAt} > ${since}`)} < ${FUEL_LIMITS.inYear})`;
};

export type LineProblem = "dyedOnRoad" | "wrongFuel" | "notCarried" | "gallons" | "overTank";
type OrderRefusal =
  | "full"
  | "not-allowed"
  | "past"
  | "supplier"
  | "machines"
  | "followed"
  | "changed"
  | "sent";
type Placed = CommandResult<
  OrderRefusal | "lines" | "index" | "short",
  { id: string },
  { lines?: Readonly<Record<string, LineProblem>>; index?: Fuel; cost?: Cost }
>;

/**
 * Asks a supplier for fuel, at the terms of the day. A machine with road plates gets no dyed diesel: that is asked before,
 * so that the page can say why, and again in the statement. Below the minimum nothing is sent before its price was seen.
 */
export async function placeOrder(
  { db, now }: Deps,
  actor: Person,
  { idem, ...order }: NewOrder & { idem: string },
): Promise<Placed> {
  const { workspace } = actor;
  const at = now();
  const said = JSON.stringify(order);
  const [[supplier], machines] = await db.batch([
    db
      .select()
      .from(fuelSuppliers)
      .where(and(eq(fuelSuppliers.id, order.supplierId), eq(fuelSuppliers.workspace, workspace))),
    db.select().from(fuelMachines).where(eq(fuelMachines.workspace, workspace)),
  ]);
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  if (!supplier) return { ok: false, error: "supplier" };
  if (order.deliverOn < localDay(at, order.zone)) return { ok: false, error: "past" };
  const byId = new Map(machines.map((machine) => [machine.id, machine]));
  const chosen = new Set(order.lines.map(({ machineId }) => machineId));
  if (chosen.size === 0 || chosen.size < order.lines.length || chosen.size > FUEL_LIMITS.lines)
    return { ok: false, error: "machines" };
  if ([...chosen].some((machineId) => !byId.has(machineId))) return { ok: false, error: "machines" };
  const carried = supplier.fuels.split(" ");
  const problems: Record<string, LineProblem> = {};
  for (const { machineId, fuel, tenths } of order.lines) {
    const machine = byId.get(machineId);
    if (!machine) continue;
    const problem =
      refusalOf(machine, fuel) ??
      (carried.includes(fuel) ? undefined : "notCarried") ??
      (tenths > 0 ? undefined : "gallons") ??
      (fuel !== "def" && tenths > machine.tankTenths ? "overTank" : undefined);
    if (problem) problems[machineId] = problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, error: "lines", lines: problems };
  const unpriced = order.lines.find(({ fuel }) => order.index[fuel] === 0);
  if (unpriced) return { ok: false, error: "index", index: unpriced.fuel };
  const lines = order.lines.map((line) => ({
    ...line,
    id: crypto.randomUUID() as string,
    priceMills: order.index[line.fuel] + supplier.spreadMills,
  }));
  const { leastTenths, feeCents } = supplier;
  const cost = costOf(lines, { leastTenths, feeCents });
  if (cost.shortTenths > 0 && !order.acceptShort) return { ok: false, error: "short", cost };
  const json = JSON.stringify(lines);
  // Whoever changed a machine or a term since it was read is noticed here.
  const stands = sql`(select count(*) from json_each(${json}) as line join fuel_machines as machine
      on machine.id = line.value ->> 'machineId' and machine.workspace_id = ${workspace}
      and not (machine.road_plates and line.value ->> 'fuel' = 'dyed')) = ${lines.length}
    and exists (select 1 from ${fuelSuppliers} where ${fuelSuppliers.id} = ${supplier.id}
      and ${fuelSuppliers.workspace} = ${workspace})`;
  const room = roomFor(workspace, at);
  const before = sql`(${order.follows} = '' or exists (select 1 from ${fuelOrders}
    where ${fuelOrders.id} = ${order.follows} and ${fuelOrders.workspace} = ${workspace}))`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, "fuel-order", said),
        at,
        sql`(${mayWrite(actor, workspace)} and ${room} and ${stands} and ${before})`,
      ),
      db.insert(fuelOrders).values({
        ...{ id: idem, workspace, supplier: supplier.firm, leastTenths, feeCents },
        ...{
          siteName: order.siteName,
          siteZone: order.zone,
          deliverOn: order.deliverOn,
          hours: supplier.hours,
        },
        ...{
          costCode: order.costCode,
          weekly: order.weekly,
          follows: order.follows || null,
          note: order.note,
        },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      db.insert(fuelLines).select(
        sql`select line.value ->> 'id', ${workspace}, ${idem}, machine.id, machine.label, machine.road_plates,
          line.value ->> 'fuel', line.value ->> 'tenths', line.value ->> 'priceMills',
          ${at.toISOString()} from json_each(${json}) as line join fuel_machines as machine on machine.id = line.value ->> 'machineId'
          where machine.workspace_id = ${workspace}`,
      ),
      began(db, process, actor, { record: idem, party: "crew", now: at }),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    // The form was sent before and said something else, or the key is somebody else's: that order stays as it is.
    if (isTaken(error, "fuel_orders.id")) return { ok: false, error: "sent" };
    if (isTaken(error, "fuel_orders.follows")) return { ok: false, error: "followed" };
    if (!isRefused(error)) throw error;
    const [space] = await db.select({ left: sql<number>`(${room})` }).from(sql`(select 1)`);
    return { ok: false, error: space?.left ? "changed" : "full" };
  }
  return { ok: true, id: idem };
}

export interface Step {
  id: string;
  transition: "confirm" | "depart" | "deliver" | "reconcile" | "dispute" | "cancel";
  version: number;
  idem: string;
  /** What is disputed, and of which machine. */
  why: string;
  printedName?: string;
}

/** Confirmed, on its way, delivered, checked, disputed or cancelled. */
export const moveOrder = (
  deps: Deps,
  who: Who,
  { id, transition, version, idem, why, printedName }: Step,
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, who, {
    ...{ record: id, transition, version, idem },
    ...(transition === "dispute" && { note: why }),
    ...(printedName && { printedName }),
  });

/** Another day, as long as nobody is on the way. */
export async function changeDay(
  { db, now }: Deps,
  actor: Person,
  { id, version, deliverOn }: { id: string; version: number; deliverOn: string },
): Promise<CommandResult<"gone" | "not-allowed" | "stale" | "past">> {
  const may = mayWrite(actor, fuelOrders.workspace);
  const [found] = await db
    .select({ may: sql<number>`(${may})`, zone: fuelOrders.siteZone, day: fuelOrders.deliverOn })
    .from(fuelOrders)
    .where(and(eq(fuelOrders.id, id), mayRead(actor, fuelOrders.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (deliverOn < localDay(now(), found.zone)) return { ok: false, error: "past" };
  const changed = await db
    .update(fuelOrders)
    .set({ deliverOn, version: version + 1, sample: false })
    .where(
      and(
        eq(fuelOrders.id, id),
        may,
        eq(fuelOrders.version, version),
        sql`${fuelOrders.state} in ('requested', 'confirmed')`,
      ),
    )
    .returning({ id: fuelOrders.id });
  if (changed.length > 0 || found.day === deliverOn) return { ok: true };
  return { ok: false, error: "stale" };
}

export interface NewTicket {
  orderId: string;
  lineId: string;
  startTenths: number;
  endTenths: number;
  hourTenths: number | null;
  /** Filled to the top: then the level of the tank is known. */
  full: boolean;
  signedBy: string;
  signature: string;
  /** Why nothing was poured; empty where something was. */
  why?: string;
}

/**
 * The ticket of one machine, by the crew or by whoever holds the link. There is one of each line, and nobody changes it
 * afterwards: what is wrong with it is disputed. What was poured stands in the plan: a full tank is full, and less than that
 * is added to what is reckoned to be left.
 */
export async function writeTicket(
  { db, now }: Deps,
  actor: Actor,
  { idem, full, why = "", ...ticket }: NewTicket & { idem: string },
): Promise<CommandResult<"gone" | "backwards" | "already" | "notNow">> {
  const poured = ticket.endTenths - ticket.startTenths;
  if (why === "" ? poured <= 0 : poured !== 0) return { ok: false, error: "backwards" };
  const at = now().toISOString();
  const may = mayAct(actor, "sign", fuelOrders.workspace, { type: FUEL_ORDER, id: fuelOrders.id });
  const [[site], [machine]] = await db.batch([
    db
      .select({ zone: fuelOrders.siteZone })
      .from(fuelOrders)
      .where(and(eq(fuelOrders.id, ticket.orderId), may)),
    db
      .select(getTableColumns(fuelMachines))
      .from(fuelMachines)
      .innerJoin(fuelOrders, eq(fuelOrders.workspace, fuelMachines.workspace))
      .innerJoin(fuelLines, eq(fuelLines.machineId, fuelMachines.id))
      .where(and(eq(fuelOrders.id, ticket.orderId), eq(fuelLines.id, ticket.lineId), may)),
  ]);
  if (!site) return { ok: false, error: "gone" };
  const today = localDay(now(), site.zone);
  const left = machine ? Math.round(planOf(machine, today).left * 10) : 0;
  const written = sql`exists (select 1 from fuel_tickets as mine where mine.id = ${idem})`;
  const [, , [found]] = await db.batch([
    db
      .insert(fuelTickets)
      .select(
        sql`select ${idem}, ${fuelOrders.workspace}, ${fuelLines.id}, ${fuelLines.machineId}, ${ticket.startTenths},
          ${ticket.endTenths}, ${ticket.hourTenths}, ${ticket.signedBy}, ${ticket.signature}, null, ${at}, ${at},
          ${full ? 1 : 0}, ${why}
          from ${fuelLines} join ${fuelOrders} on ${fuelOrders.id} = ${fuelLines.orderId}
          where ${fuelLines.id} = ${ticket.lineId} and ${fuelOrders.id} = ${ticket.orderId} and ${may}
          and ${fuelOrders.state} in ('confirmed', 'enRoute')`,
      )
      .onConflictDoNothing(),
    db
      .update(fuelMachines)
      .set({
        levelTenths: full
          ? sql`${fuelMachines.tankTenths}`
          : sql`min(${fuelMachines.tankTenths}, ${left} + ${poured})`,
        levelOn: today,
        version: sql`${fuelMachines.version} + 1`,
      })
      .where(
        // Where somebody read the tank since the plan was reckoned, their reading stands.
        sql`${why === "" ? 1 : 0} and (${full ? 1 : 0} or ${fuelMachines.version} = ${machine?.version ?? 0})
          and ${written} and exists (select 1 from fuel_lines as line
          join fuel_tickets as mine on mine.line_id = line.id
          where mine.id = ${idem} and mine.created_at = ${at} and line.machine_id = ${fuelMachines.id}
          and line.workspace_id = ${fuelMachines.workspace} and line.fuel <> 'def')`,
      ),
    db
      .select({
        state: fuelOrders.state,
        ticket: sql<
          string | null
        >`(select mine.id from fuel_tickets as mine where mine.line_id = ${fuelLines.id})`,
      })
      .from(fuelLines)
      .innerJoin(fuelOrders, eq(fuelOrders.id, fuelLines.orderId))
      .where(and(eq(fuelLines.id, ticket.lineId), eq(fuelOrders.id, ticket.orderId), may)),
  ]);
  if (!found) return { ok: false, error: "gone" };
  if (found.ticket === idem) return { ok: true };
  return { ok: false, error: found.ticket ? "already" : "notNow" };
}

/** What the invoice says: its sum, and the gallons of each ticket. It may be corrected until the order is checked. */
export async function enterBill(
  { db, now }: Deps,
  actor: Person,
  bill: {
    idem: string;
    id: string;
    version: number;
    billedCents: number;
    lines: readonly { line: string; tenths: number }[];
  },
): Promise<CommandResult<"gone" | "not-allowed" | "stale">> {
  const { idem, id, version, billedCents, lines } = bill;
  const { workspace } = actor;
  const of = and(eq(fuelOrders.id, id), eq(fuelOrders.workspace, workspace));
  const key = await submissionKey(
    idem,
    "fuel-bill",
    billedCents,
    ...lines.flatMap((one) => [one.line, one.tenths]),
  );
  const stands = sql`(${mayWrite(actor, workspace)} and exists (select 1 from ${fuelOrders} where ${of}
    and ${fuelOrders.version} = ${version} and ${fuelOrders.state} in ('delivered', 'disputed')))`;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, key, now(), stands),
      db
        .update(fuelOrders)
        .set({ billedCents, version: version + 1, sample: false })
        .where(of),
      db
        .update(fuelTickets)
        .set({
          billedTenths: sql`(select line.value ->> 'tenths' from json_each(${JSON.stringify(lines)}) as line
            where line.value ->> 'line' = ${fuelTickets.lineId})`,
        })
        .where(
          sql`${fuelTickets.workspace} = ${workspace} and ${fuelTickets.lineId} in
            (select line.id from fuel_lines as line where line.order_id = ${id})`,
        ),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    const [found] = await db.select({ id: fuelOrders.id }).from(fuelOrders).where(of);
    if (!found) return { ok: false, error: "gone" };
    return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
  }
  return { ok: true };
}

/** Takes an order out of which nothing was poured. Tickets are kept for the tax office: their orders stay. */
export async function removeOrder(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed" | "ticketed">> {
  const may = mayWrite(actor, fuelOrders.workspace);
  const none = sql`not exists (select 1 from fuel_tickets as ticket join fuel_lines as line on line.id = ticket.line_id
    where line.order_id = ${fuelOrders.id} and ticket.why = '')`;
  const [removed, [left]] = await db.batch([
    db
      .delete(fuelOrders)
      .where(and(eq(fuelOrders.id, id), may, none))
      .returning({ id: fuelOrders.id }),
    db
      .select({ may: sql<number>`(${may})` })
      .from(fuelOrders)
      .where(and(eq(fuelOrders.id, id), mayRead(actor, fuelOrders.workspace))),
  ]);
  if (removed.length > 0 || !left) return { ok: true };
  return { ok: false, error: left.may ? "ticketed" : "not-allowed" };
}
