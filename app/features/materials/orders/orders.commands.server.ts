import { and, eq, sql } from "drizzle-orm";
import type { Content } from "~/engines/lines/lines.ts";
import {
  type Administrator,
  began,
  type MoveRefusal,
  move,
  type Who,
} from "~/engines/process/process.server.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import {
  orderDeliveries,
  orderPayments,
  orderProjects,
  orderRefunds,
  orderReturns,
  orders,
  taxRates,
} from "~db/schema/orders.ts";
import { projects } from "~db/schema/projects.ts";
import delivery, { type SentAhead } from "./delivery.process.server.ts";
import { PROCESSES } from "./orders.queries.server.ts";
import type { BoughtFor, ReturnRequest, SomeRefund, TaxChange } from "./orders.schemas.ts";
import { RETURN_DAYS } from "./orders.words.ts";
import { PARCEL, paidFor, piecesIn } from "./quote.logic.ts";
import { leftOf } from "./refunds.server.ts";
import returning from "./return.process.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

export interface OrderMove {
  /** The name of the process, and its record. */
  process: string;
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves an order, a delivery, a return or a refund, for whoever may. */
export async function moveOrder(
  deps: Deps,
  who: Who,
  { process, ...moving }: OrderMove,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> {
  const bound = PROCESSES[process];
  return bound ? move(deps, bound, who, moving) : { ok: false, error: "gone" };
}

export interface PartShipment {
  /** The parcel that waits. */
  delivery: string;
  version: number;
  idem: string;
  /** What the buyer is told: a tracking number. */
  note: string;
  /** Pieces by product; none of those that wait on. */
  part: Readonly<Record<string, number>>;
}

/**
 * Sends some pieces of a parcel ahead, in one of their own. What waits is read with the version that the page showed, and
 * the version is compared in the statement that sends: of two at once, one is told that it came too late.
 * `nothing` where nothing was chosen, `all` where nothing would be left to wait, `too-many` of what does not wait.
 */
export async function shipPart(
  deps: Deps,
  seller: Administrator,
  { delivery: id, version, part, ...told }: PartShipment,
): Promise<CommandResult<MoveRefusal | "nothing" | "all" | "too-many">> {
  const chosen = Object.fromEntries(Object.entries(part).filter(([, pieces]) => pieces > 0));
  if (Object.keys(chosen).length === 0) return { ok: false, error: "nothing" };
  const rows = await deps.db
    .select({
      id: orderDeliveries.id,
      part: orderDeliveries.part,
      version: orderDeliveries.version,
      content: orders.content,
    })
    .from(orderDeliveries)
    .innerJoin(orders, eq(orders.id, orderDeliveries.orderId))
    .where(
      and(
        eq(orderDeliveries.kind, PARCEL),
        sql`${orders.id} = (select waits.order_id from ${orderDeliveries} as waits where waits.id = ${id})`,
      ),
    );
  const waits = rows.find((row) => row.id === id);
  if (!waits || waits.part) return { ok: false, error: "gone" };
  // A form that was overtaken, or is sent again, is answered by the process.
  if (waits.version === version) {
    const lines = (waits.content as Content).sections.find((section) => section.id === PARCEL)?.lines ?? [];
    const rest = piecesIn(lines, rows, waits);
    if (Object.entries(chosen).some(([product, pieces]) => pieces > (rest.get(product) ?? 0)))
      return { ok: false, error: "too-many" };
    if ([...rest].every(([product, pieces]) => pieces === chosen[product]))
      return { ok: false, error: "all" };
  }
  const payload: SentAhead = { part: chosen };
  const moved = await move(deps, delivery, seller, {
    ...told,
    record: id,
    transition: "shipPart",
    version,
    payload,
  });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Asks to send something back that came in a parcel, while there is time, and not more of it than was ordered. */
export async function requestReturn(
  { db, now }: Deps,
  actor: Person,
  { order, idem, productId, quantity, reason }: ReturnRequest,
): Promise<CommandResult<"gone" | "late" | "too-many">> {
  const at = now();
  const [found] = await db
    .select({ content: orders.content, totalCents: orders.totalCents })
    .from(orders)
    .where(and(eq(orders.id, order), mayWrite(actor, orders.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const content = found.content as Content;
  const line = content.sections.find(({ id }) => id === PARCEL)?.lines.find(({ id }) => id === productId);
  if (!line) return { ok: false, error: "gone" };
  const since = new Date(at.getTime() - RETURN_DAYS * DAY_MS).toISOString();
  // Of what was sent ahead its own pieces, of the other parcel what those left.
  const piece = `$."${productId}"`;
  const came = sql`(select coalesce(sum(case when came.part is not null then coalesce(json_extract(came.part, ${piece}), 0)
      else ${Number(line.qty)} - (select coalesce(sum(json_extract(ahead.part, ${piece})), 0) from ${orderDeliveries} as ahead
        where ahead.order_id = came.order_id and ahead.kind = came.kind) end), 0)
    from ${orderDeliveries} as came where came.order_id = ${orders.id}
    and came.kind = ${PARCEL} and came.state = 'delivered' and came.state_since > ${since})`;
  const inTime = sql`${came} > 0`;
  const isRest = sql`(select coalesce(sum(other.quantity), 0) from ${orderReturns} as other
    where other.order_id = ${orders.id} and other.product_id = ${productId}
    and other.state not in ('declined', 'withdrawn')) + ${quantity} <= ${came}`;
  const [, , [made], [state]] = await db.batch([
    db
      .insert(orderReturns)
      .select(
        sql`select ${idem}, ${orders.workspace}, ${orders.id}, ${productId}, ${quantity},
          ${paidFor(content, productId, quantity)}, ${reason}, 'requested', ${at.toISOString()}, 1, ${at.toISOString()}
          from ${orders} where ${orders.id} = ${order} and ${mayWrite(actor, orders.workspace)} and ${inTime} and ${isRest}`,
      )
      .onConflictDoNothing(),
    began(db, returning, actor, { record: idem, party: "buyer", now: at, note: reason }),
    db
      .select({ id: orderReturns.id })
      .from(orderReturns)
      .where(and(eq(orderReturns.id, idem), eq(orderReturns.orderId, order))),
    db
      .select({ inTime: sql<number>`(${inTime})` })
      .from(orders)
      .where(eq(orders.id, order)),
  ]);
  if (made) return { ok: true };
  return { ok: false, error: state?.inTime ? "too-many" : "late" };
}

/**
 * Says what an order was bought for: a project of its own workspace, a cost code, or neither. What is sent again says the
 * same; of two at once the later one holds.
 */
export async function assignOrder(
  { db, now }: Deps,
  actor: Person,
  { order, project, costCode }: Pick<BoughtFor, "order" | "project" | "costCode">,
): Promise<CommandResult<"gone" | "no-project">> {
  const isTheirs = and(eq(orders.id, order), mayWrite(actor, orders.workspace));
  const isOfIt = sql`(${project} = '' or exists (select 1 from ${projects} as built
    where built.id = ${project} and built.workspace_id = ${orders.workspace}))`;
  const said = db
    .insert(orderProjects)
    .select(
      sql`select ${orders.id}, ${orders.workspace}, nullif(${project}, ''), ${costCode}, ${now().toISOString()}
        from ${orders} where ${isTheirs} and ${isOfIt}`,
    )
    .onConflictDoUpdate({
      target: orderProjects.id,
      set: { projectId: sql`excluded.project_id`, code: sql`excluded.code` },
    });
  const [, , [found]] = await db.batch([
    said,
    db
      .delete(orderProjects)
      .where(
        and(
          eq(orderProjects.id, order),
          sql`${orderProjects.projectId} is null and ${orderProjects.code} = ''`,
          mayWrite(actor, orderProjects.workspace),
        ),
      ),
    db
      .select({ ofIt: sql<number>`${isOfIt}` })
      .from(orders)
      .where(isTheirs),
  ]);
  if (!found) return { ok: false, error: "gone" };
  return found.ofIt ? { ok: true } : { ok: false, error: "no-project" };
}

/** Pays back a part for another reason than a return: never more than is left of what was paid. */
export async function refundSome(
  { db, now }: Deps,
  _seller: Administrator,
  { order, idem, amount }: SomeRefund,
): Promise<CommandResult<"too-much">> {
  const at = now().toISOString();
  const [, [made]] = await db.batch([
    db
      .insert(orderRefunds)
      .select(
        sql`select ${idem}, paid.workspace_id, paid.order_id, paid.id, ${amount}, 'goodwill', 'due', ${at}, 1, ${at}
          from ${orderPayments} as paid where paid.order_id = ${order} and paid.state = 'captured'
          and ${amount} > 0 and ${leftOf("paid")} >= ${amount} order by paid.created_at limit 1`,
      )
      .onConflictDoNothing(),
    db.select({ id: orderRefunds.id }).from(orderRefunds).where(eq(orderRefunds.id, idem)),
  ]);
  return made ? { ok: true } : { ok: false, error: "too-much" };
}

/** Writes what a state asks for, or that nothing is collected there any more. */
export async function changeTax(
  { db }: Deps,
  _seller: Administrator,
  { intent, region, rate, digital }: TaxChange,
): Promise<CommandResult> {
  if (intent === "remove") await db.delete(taxRates).where(eq(taxRates.region, region));
  else {
    const row = { rate, digital: digital === "on" };
    await db
      .insert(taxRates)
      .values({ region, ...row })
      .onConflictDoUpdate({
        target: taxRates.region,
        set: { ...row, version: sql`${taxRates.version} + 1` },
      });
  }
  return { ok: true };
}
