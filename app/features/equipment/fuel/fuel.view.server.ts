import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { burnOf, burntBy, planOf } from "./burn.ts";
import { exampleFuel } from "./example.server.ts";
import {
  type FoundOrder,
  findOrder,
  type LineRow,
  type MachineRow,
  type OrderRow,
  readFuel,
  readOrderForm,
  type SupplierRow,
  type TicketRow,
} from "./fuel.queries.server.ts";
import { costOf, trueMills } from "./price.ts";

type Given = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

/** Gallons as they are typed: tenths with a point. */
const typedTenths = (tenths: number) => String(tenths / 10);

function plannedMachine(machine: MachineRow, today: string) {
  const { perHour, perDay, left, reorderAt, isLow, outOn, reorderOn, fill } = planOf(machine, today);
  const { id, label, fuel, roadPlates, horsepower, loadPercent, hoursPerDay, version, sample } = machine;
  return {
    ...{ id, label, fuel, roadPlates, horsepower, loadPercent, hoursPerDay, version, sample },
    ...{ tank: machine.tankTenths / 10, read: machine.levelTenths / 10, readOn: machine.levelOn },
    ...{ perHour, perDay, left, reorderAt, isLow, outOn, reorderOn, fill },
  };
}

const supplierView = ({ fuels, ...supplier }: SupplierRow) => ({ ...supplier, fuels: fuels.split(" ") });

/** The first in which something must be done stands first: what runs out earlier. */
const byDay = <T extends { reorderOn?: string; label: string }>(a: T, b: T) =>
  (a.reorderOn ?? "9999").localeCompare(b.reorderOn ?? "9999") || a.label.localeCompare(b.label);

/** Machines with their burn, suppliers and orders of the workspace, or the example. */
export async function fuelView(context: Given, actor: Present | undefined, zone: string) {
  const { db, language, now, formKey } = context;
  const today = localDay(now(), zone);
  const mine = actor ? await readFuel(db, actor) : { machines: [], suppliers: [], orders: [] };
  const isExample = mine.machines.length + mine.suppliers.length + mine.orders.length === 0;
  const example = exampleFuel(language, now());
  const shown = isExample
    ? {
        ...example,
        // As from the table: the last day first.
        orders: example.orders.toReversed().map((order) => ({
          ...order,
          tenths: example.lines
            .filter((line) => line.orderId === order.id)
            .reduce((sum, line) => sum + line.tenths, 0),
          isFollowed: 1,
        })),
      }
    : mine;
  return {
    isExample,
    today,
    machines: shown.machines.map((machine) => plannedMachine(machine, today)).sort(byDay),
    suppliers: shown.suppliers.map(supplierView),
    orders: shown.orders.map(({ id, siteName, supplier, deliverOn, state, weekly, sample, ...order }) => ({
      ...{ id, siteName, supplier, deliverOn, state, weekly, sample, gallons: order.tenths / 10 },
      // What comes every week is asked for again once it came.
      nextOn:
        weekly && !order.isFollowed && ["delivered", "reconciled", "disputed"].includes(state)
          ? dayAfter(deliverOn, 7)
          : undefined,
    })),
    readOnly: actor?.role === "viewer",
    idem: { machine: formKey(), supplier: formKey() },
  };
}
export type FuelView = Awaited<ReturnType<typeof fuelView>>;

/** What an order begins with: what runs low, or what the week before had. */
export async function orderFormView(
  context: Given,
  actor: Present | undefined,
  params: URLSearchParams,
  zone: string,
) {
  const { db, now, formKey } = context;
  const today = localDay(now(), zone);
  const after = (params.get("after") ?? "").slice(0, 60);
  const { machines, suppliers, before, lines } = actor
    ? await readOrderForm(db, actor, after)
    : { machines: [], suppliers: [], before: undefined, lines: [] };
  const begin: Record<string, string> = before
    ? {
        ...{ follows: before.id, siteName: before.siteName, costCode: before.costCode, note: before.note },
        ...{ weekly: "on", supplier: suppliers.find(({ firm }) => firm === before.supplier)?.id ?? "" },
        deliverOn: dayAfter(before.deliverOn, 7) < today ? today : dayAfter(before.deliverOn, 7),
      }
    : { deliverOn: dayAfter(today) };
  const planned = machines.map((machine) => plannedMachine(machine, today)).sort(byDay);
  planned.forEach((machine, place) => {
    const asked = before ? lines.find(({ machineId }) => machineId === machine.id) : undefined;
    const wanted = before ? asked !== undefined : machine.isLow;
    begin[`machines[${place}].fuel`] = wanted ? (asked?.fuel ?? machine.fuel) : "";
    begin[`machines[${place}].gallons`] = asked
      ? typedTenths(asked.tenths)
      : machine.fill > 0
        ? String(machine.fill)
        : "";
  });
  return {
    begin,
    machines: planned,
    suppliers: suppliers.map(supplierView),
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type OrderFormView = Awaited<ReturnType<typeof orderFormView>>;

interface Shown {
  order: OrderRow;
  lines: readonly LineRow[];
  tickets: readonly TicketRow[];
  fills: FoundOrder["fills"];
  machines: FoundOrder["machines"];
  events: FoundOrder["events"];
}

/** A line with its ticket, and what the fill says of the machine. */
function lineView({ tickets, fills: past, machines }: Shown, line: LineRow) {
  const { id, machineId, label, roadPlates, fuel, tenths, priceMills } = line;
  const ticket = tickets.find(({ lineId }) => lineId === id);
  const machine = machines.find((one) => one.id === machineId);
  const fills = past
    .filter((one) => one.machineId === machineId)
    .map((one) => ({
      ...{ id: one.id, gallons: one.tenths / 10, full: Boolean(one.full) },
      hours: one.hourTenths === null ? null : one.hourTenths / 10,
    }));
  const burnt =
    ticket && machine && fuel !== "def" ? burntBy(fills, burnOf(machine)).get(ticket.id) : undefined;
  const metered = ticket ? ticket.endTenths - ticket.startTenths : 0;
  return {
    ...{ id, label, roadPlates, fuel, asked: tenths / 10, priceMills },
    ticket: ticket && {
      ...{ start: ticket.startTenths / 10, end: ticket.endTenths / 10, gallons: metered / 10 },
      hours: ticket.hourTenths === null ? undefined : ticket.hourTenths / 10,
      ...{ signedBy: ticket.signedBy, signature: ticket.signature, at: ticket.takenAt, why: ticket.why },
      billed: ticket.billedTenths === null ? undefined : ticket.billedTenths / 10,
      over: ticket.billedTenths === null ? 0 : (ticket.billedTenths - metered) / 10,
      burnt,
    },
  };
}

function shownOrder(found: Shown) {
  const { order, lines } = found;
  const { leastTenths, feeCents, billedCents } = order;
  const seen = lines.map((line) => lineView(found, line));
  const terms = { leastTenths, feeCents };
  const metered = seen.flatMap(({ ticket, priceMills }) =>
    ticket && !ticket.why ? [{ tenths: Math.round(ticket.gallons * 10), priceMills }] : [],
  );
  const poured = costOf(metered, terms);
  const isAllMetered = seen.every(({ ticket }) => ticket);
  return {
    ...{ id: order.id, supplier: order.supplier, siteName: order.siteName, siteZone: order.siteZone },
    ...{ deliverOn: order.deliverOn, hours: order.hours, costCode: order.costCode, weekly: order.weekly },
    ...{ note: order.note, state: order.state, version: order.version, sample: order.sample },
    least: leastTenths / 10,
    lines: seen,
    asked: costOf(lines, terms),
    poured: isAllMetered ? poured : undefined,
    bill:
      billedCents > 0
        ? {
            cents: billedCents,
            overCents: billedCents - poured.totalCents,
            mills: trueMills(billedCents, poured.tenths),
          }
        : undefined,
    said: found.events
      .filter(({ note }) => note)
      .map(({ id, note, at, printedName }) => ({ id, note, at, printedName })),
  };
}

/** The fills of an example, the oldest first. */
const exampleFills = ({ tickets }: ReturnType<typeof exampleFuel>): FoundOrder["fills"] =>
  tickets.map(({ id, machineId, full, startTenths, endTenths, hourTenths }) => ({
    ...{ id, machineId, full: Number(full), tenths: endTenths - startTenths, hourTenths },
  }));

/** A key for the ticket of each line: one key is one ticket. */
const keysOf = (lines: readonly { id: string }[], formKey: () => string) =>
  Object.fromEntries(lines.map(({ id }) => [id, formKey()]));

/** One order: its tickets, what they say of machines and invoice, and what may be done with it. */
export async function orderView(context: Given, actor: Present | undefined, id: string) {
  const { db, language, now, formKey } = context;
  const example = exampleFuel(language, now());
  const sample = example.orders.find((order) => order.id === id);
  const found = sample
    ? {
        order: { ...sample, mayWrite: 0 },
        lines: example.lines.filter(({ orderId }) => orderId === id),
        ...{ tickets: example.tickets, fills: exampleFills(example), machines: example.machines, events: [] },
      }
    : actor && (await findOrder(db, actor, id));
  if (!found) return undefined;
  return {
    ...shownOrder(found),
    mayWrite: Boolean(found.order.mayWrite),
    idem: formKey(),
    keys: keysOf(found.lines, formKey),
  };
}
export type OrderView = NonNullable<Awaited<ReturnType<typeof orderView>>>;

/** One order for its driver: what each machine gets, and the tickets that are written. No prices. */
export async function driverView({ db, formKey }: Given, { holder, link, name }: Holding) {
  const found = await findOrder(db, holder, link.subject.id);
  if (!found) return undefined;
  const { asked: _a, poured: _p, bill: _b, said: _s, lines, ...order } = shownOrder(found);
  return {
    ...order,
    lines: lines.map(({ priceMills: _, ticket, ...line }) => ({
      ...line,
      ticket: ticket && { ...ticket, billed: undefined, over: 0, burnt: undefined },
    })),
    mayAct: link.verbs.includes("sign"),
    name: name || (link.asksName ? "" : link.name),
    idem: formKey(),
    keys: keysOf(lines, formKey),
  };
}
export type DriverView = NonNullable<Awaited<ReturnType<typeof driverView>>>;
