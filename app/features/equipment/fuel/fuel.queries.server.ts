import { and, asc, desc, eq, getTableColumns, gte, sql } from "drizzle-orm";
import { readTimeline } from "~/engines/process/process.server.ts";
import { type Actor, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { OrderSource } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { fuelLines, fuelMachines, fuelOrders, fuelSuppliers, fuelTickets } from "~db/schema/fuel.ts";
import { FUEL_LIMITS, FUEL_ORDER } from "./fuel.limits.ts";
import process from "./fuel.process.server.ts";

const { workspace: _m, ...MACHINE } = getTableColumns(fuelMachines);
const { workspace: _s, ...SUPPLIER } = getTableColumns(fuelSuppliers);
const { workspace: _o, ...ORDER } = getTableColumns(fuelOrders);
const { workspace: _l, ...LINE } = getTableColumns(fuelLines);
const { workspace: _t, ...TICKET } = getTableColumns(fuelTickets);

const machinesOf = (db: Database, actor: Person) =>
  db
    .select(MACHINE)
    .from(fuelMachines)
    .where(and(eq(fuelMachines.workspace, actor.workspace), mayRead(actor, fuelMachines.workspace)))
    .orderBy(asc(fuelMachines.createdAt), asc(fuelMachines.label));

const suppliersOf = (db: Database, actor: Person) =>
  db
    .select(SUPPLIER)
    .from(fuelSuppliers)
    .where(and(eq(fuelSuppliers.workspace, actor.workspace), mayRead(actor, fuelSuppliers.workspace)))
    .orderBy(asc(fuelSuppliers.createdAt), asc(fuelSuppliers.firm));

const mayReadOrder = (actor: Actor) =>
  mayRead(actor, fuelOrders.workspace, { type: FUEL_ORDER, id: fuelOrders.id });

/** Machines, suppliers and the newest orders of a workspace, in one round trip. */
export async function readFuel(db: Database, actor: Person) {
  const [machines, suppliers, orders] = await db.batch([
    machinesOf(db, actor),
    suppliersOf(db, actor),
    db
      .select({
        ...ORDER,
        tenths: sql<number>`(select coalesce(sum(line.tenths), 0) from fuel_lines as line
          where line.order_id = fuel_orders.id)`,
        isFollowed: sql<number>`exists (select 1 from fuel_orders as later where later.follows = fuel_orders.id)`,
      })
      .from(fuelOrders)
      .where(and(eq(fuelOrders.workspace, actor.workspace), mayRead(actor, fuelOrders.workspace)))
      .orderBy(desc(fuelOrders.deliverOn), desc(fuelOrders.createdAt))
      .limit(FUEL_LIMITS.shown),
  ]);
  return { machines, suppliers, orders };
}
export type MachineRow = Awaited<ReturnType<typeof readFuel>>["machines"][number];
export type SupplierRow = Awaited<ReturnType<typeof readFuel>>["suppliers"][number];
export type OrderRow = Omit<Awaited<ReturnType<typeof readFuel>>["orders"][number], "tenths" | "isFollowed">;

/** What an order can be made of, and the one that it follows. */
export async function readOrderForm(db: Database, actor: Person, follows: string) {
  const ofFollowed = and(eq(fuelOrders.id, follows), mayRead(actor, fuelOrders.workspace));
  const [machines, suppliers, [before], lines] = await db.batch([
    machinesOf(db, actor),
    suppliersOf(db, actor),
    db.select(ORDER).from(fuelOrders).where(ofFollowed),
    db
      .select(LINE)
      .from(fuelLines)
      .innerJoin(fuelOrders, eq(fuelOrders.id, fuelLines.orderId))
      .where(ofFollowed),
  ]);
  return { machines, suppliers, before, lines };
}

/**
 * One order with its lines and tickets. For members, who see what a fill says of its machine, also the last fills of each
 * machine up to that one, the oldest first: its fuel alone, without what was signed.
 */
export async function findOrder(db: Database, actor: Actor, id: string) {
  const may = mayReadOrder(actor);
  const [[order], lines, tickets, fills, machines, events] = await db.batch([
    db
      .select({ ...ORDER, mayWrite: sql<number>`(${mayWrite(actor, fuelOrders.workspace)})` })
      .from(fuelOrders)
      .where(and(eq(fuelOrders.id, id), may)),
    db
      .select(LINE)
      .from(fuelLines)
      .innerJoin(fuelOrders, eq(fuelOrders.id, fuelLines.orderId))
      .where(and(eq(fuelOrders.id, id), may))
      .orderBy(asc(fuelLines.label)),
    db
      .select(TICKET)
      .from(fuelTickets)
      .innerJoin(fuelLines, eq(fuelLines.id, fuelTickets.lineId))
      .innerJoin(fuelOrders, eq(fuelOrders.id, fuelLines.orderId))
      .where(and(eq(fuelOrders.id, id), may))
      .orderBy(asc(fuelTickets.takenAt)),
    db
      .select({
        ...{
          id: sql<string>`fill.id`,
          machineId: sql<string>`fill.machine_id`,
          full: sql<number>`fill.full`,
        },
        ...{ tenths: sql<number>`fill.tenths`, hourTenths: sql<number | null>`fill.hour_tenths` },
      })
      .from(
        sql`(select past.id, past.machine_id, past.full, past.end_tenths - past.start_tenths as tenths, past.hour_tenths,
          past.taken_at, past.workspace_id,
          row_number() over (partition by past.machine_id order by past.taken_at desc, past.id) as place
          from fuel_tickets as past join fuel_lines as lined on lined.id = past.line_id
          join fuel_tickets as this on this.machine_id = past.machine_id and past.taken_at <= this.taken_at
            and past.workspace_id = this.workspace_id
          join fuel_lines as mine on mine.id = this.line_id
          where mine.order_id = ${id} and mine.fuel <> 'def' and lined.fuel <> 'def' and past.why = '') as fill`,
      )
      .innerJoin(fuelOrders, sql`${fuelOrders.workspace} = fill.workspace_id`)
      .where(
        and(
          eq(fuelOrders.id, id),
          mayRead(actor, fuelOrders.workspace),
          sql`fill.place <= ${FUEL_LIMITS.fills}`,
        ),
      )
      .orderBy(sql`fill.taken_at`, sql`fill.id`),
    db
      .select({
        id: fuelMachines.id,
        horsepower: fuelMachines.horsepower,
        loadPercent: fuelMachines.loadPercent,
      })
      .from(fuelMachines)
      .innerJoin(fuelOrders, eq(fuelOrders.workspace, fuelMachines.workspace))
      .where(
        and(
          eq(fuelOrders.id, id),
          mayRead(actor, fuelOrders.workspace),
          sql`${fuelMachines.id} in (select line.machine_id from fuel_lines as line where line.order_id = ${id})`,
        ),
      ),
    readTimeline(db, process, actor, id),
  ]);
  return order && { order, lines, tickets, fills, machines, events };
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type LineRow = FoundOrder["lines"][number];
export type TicketRow = FoundOrder["tickets"][number];

const poured = (actor: Person, since: string) =>
  and(
    eq(fuelTickets.workspace, actor.workspace),
    mayRead(actor, fuelTickets.workspace),
    gte(fuelTickets.takenAt, since),
    eq(fuelTickets.why, ""),
  );

/** What was poured since a day by fuel and by cost code, each with how many tickets that are; examples apart from the rest. */
export const sumRecords = (db: Database, actor: Person, since: string) =>
  db
    .select({
      ...{ fuel: fuelLines.fuel, costCode: fuelOrders.costCode, sample: fuelOrders.sample },
      tickets: sql<number>`count(*)`,
      tenths: sql<number>`sum(${fuelTickets.endTenths} - ${fuelTickets.startTenths})`,
      cents: sql<number>`sum(((${fuelTickets.endTenths} - ${fuelTickets.startTenths}) * ${fuelLines.priceMills} + 50) / 100)`,
    })
    .from(fuelTickets)
    .innerJoin(fuelLines, eq(fuelLines.id, fuelTickets.lineId))
    .innerJoin(fuelOrders, eq(fuelOrders.id, fuelLines.orderId))
    .where(poured(actor, since))
    .groupBy(fuelLines.fuel, fuelOrders.costCode, fuelOrders.sample);

/** What was poured since a day, ticket by ticket with what it was for, the newest first. @param before what is newer is left out */
export function readRecords(
  db: Database,
  actor: Person,
  since: string,
  most: number,
  before?: { takenAt: string; id: string },
) {
  return db
    .select({
      id: fuelTickets.id,
      takenAt: fuelTickets.takenAt,
      startTenths: fuelTickets.startTenths,
      endTenths: fuelTickets.endTenths,
      billedTenths: fuelTickets.billedTenths,
      signedBy: fuelTickets.signedBy,
      label: fuelLines.label,
      roadPlates: fuelLines.roadPlates,
      fuel: fuelLines.fuel,
      priceMills: fuelLines.priceMills,
      orderId: fuelOrders.id,
      supplier: fuelOrders.supplier,
      siteName: fuelOrders.siteName,
      siteZone: fuelOrders.siteZone,
      costCode: fuelOrders.costCode,
      sample: fuelOrders.sample,
    })
    .from(fuelTickets)
    .innerJoin(fuelLines, eq(fuelLines.id, fuelTickets.lineId))
    .innerJoin(fuelOrders, eq(fuelOrders.id, fuelLines.orderId))
    .where(
      and(
        poured(actor, since),
        before && sql`(${fuelTickets.takenAt}, ${fuelTickets.id}) < (${before.takenAt}, ${before.id})`,
      ),
    )
    .orderBy(desc(fuelTickets.takenAt), desc(fuelTickets.id))
    .limit(most);
}
export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number];

/** What was asked for of an order: its gallons, and their price in cents. */
const ASKED_TENTHS = sql`(select coalesce(sum(line.tenths), 0) from fuel_lines as line where line.order_id = fuel_orders.id)`;
const ASKED_CENTS = sql`(select coalesce(sum((line.tenths * line.price_mills + 50) / 100), 0) from fuel_lines as line
  where line.order_id = fuel_orders.id)`;

/**
 * Fuel in the one list of orders: the sum is that of the invoice, and of what was asked for until it came, with what the
 * minimum costs (`costOf`).
 */
export const fuelOrderSource: OrderSource = {
  kind: "fuel",
  rows: (
    may,
  ) => sql`select ${fuelOrders.id} as id, 'FUEL-' || upper(substr(${fuelOrders.id}, 1, 8)) as number,
    ${fuelOrders.supplier} || ', ' || ${fuelOrders.siteName} as title,
    case when ${fuelOrders.billedCents} > 0 then ${fuelOrders.billedCents} else ${fuelOrders.feeCents} + ${ASKED_CENTS}
      + coalesce(cast(round(${ASKED_CENTS} * 1.0 * max(0, ${fuelOrders.leastTenths} - ${ASKED_TENTHS})
        / nullif(${ASKED_TENTHS}, 0)) as integer), 0) end as total_cents,
    0 as off_cents, 0 as spent_cents,
    case ${fuelOrders.state} when 'reconciled' then 'completed' when 'cancelled' then 'cancelled' else 'pending' end as state,
    'none' as payment, 'none' as fulfilment, ${fuelOrders.createdAt} as placed_at,
    '/fuel-order/' || ${fuelOrders.id} as href
    from ${fuelOrders} where ${may(fuelOrders.workspace)} and not ${fuelOrders.sample}`,
};
