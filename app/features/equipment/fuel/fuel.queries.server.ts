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

/** One order with its lines, and all fills of their machines, the oldest first: by those a fill is judged. */
export async function findOrder(db: Database, actor: Actor, id: string) {
  const may = mayReadOrder(actor);
  const [[order], lines, tickets, machines, events] = await db.batch([
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
      .select({ ...TICKET, fuel: sql<string>`lined.fuel` })
      .from(fuelTickets)
      .innerJoin(sql`fuel_lines as lined`, sql`lined.id = ${fuelTickets.lineId}`)
      .innerJoin(fuelOrders, sql`${fuelOrders.workspace} = ${fuelTickets.workspace}`)
      .where(
        and(
          eq(fuelOrders.id, id),
          may,
          sql`${fuelTickets.machineId} in (select line.machine_id from fuel_lines as line where line.order_id = ${id})`,
        ),
      )
      .orderBy(asc(fuelTickets.takenAt)),
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
          may,
          sql`${fuelMachines.id} in (select line.machine_id from fuel_lines as line where line.order_id = ${id})`,
        ),
      ),
    readTimeline(db, process, actor, id),
  ]);
  return order && { order, lines, tickets, machines, events };
}
export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
export type LineRow = FoundOrder["lines"][number];
export type TicketRow = Omit<FoundOrder["tickets"][number], "fuel">;

/** Every ticket since a day with what it was for, the newest first. */
export function readRecords(db: Database, actor: Person, since: string, most: number) {
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
        eq(fuelTickets.workspace, actor.workspace),
        mayRead(actor, fuelTickets.workspace),
        gte(fuelTickets.takenAt, since),
      ),
    )
    .orderBy(desc(fuelTickets.takenAt), desc(fuelTickets.id))
    .limit(most);
}
export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number];

/** Fuel in the one list of orders: the sum is that of the invoice, and of what was asked for until it came. */
export const fuelOrderSource: OrderSource = {
  kind: "fuel",
  rows: (
    may,
  ) => sql`select ${fuelOrders.id} as id, 'FUEL-' || upper(substr(${fuelOrders.id}, 1, 8)) as number,
    ${fuelOrders.supplier} || ', ' || ${fuelOrders.siteName} as title,
    case when ${fuelOrders.billedCents} > 0 then ${fuelOrders.billedCents} else ${fuelOrders.feeCents}
      + (select coalesce(sum((line.tenths * line.price_mills + 50) / 100), 0) from fuel_lines as line
        where line.order_id = ${fuelOrders.id}) end as total_cents,
    0 as off_cents, 0 as spent_cents,
    case ${fuelOrders.state} when 'reconciled' then 'completed' when 'cancelled' then 'cancelled' else 'pending' end as state,
    'none' as payment, 'none' as fulfilment, ${fuelOrders.createdAt} as placed_at,
    '/fuel-order/' || ${fuelOrders.id} as href
    from ${fuelOrders} where ${may(fuelOrders.workspace)} and not ${fuelOrders.sample}`,
};
