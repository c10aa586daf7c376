import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import {
  SAMPLE_FUEL_WORDS,
  SAMPLE_MACHINES,
  SAMPLE_ORDERS,
  SAMPLE_SUPPLIERS,
} from "~db/seed/sample/equipment/fuel.data.ts";
import { sampleFirm, samplePerson } from "~db/seed/sample/people.ts";
import { EXAMPLE } from "./fuel.limits.ts";
import type { LineRow, MachineRow, OrderRow, SupplierRow, TicketRow } from "./fuel.queries.server.ts";

const ZONE = "America/Chicago";
const DAY = 24 * 60 * 60 * 1000;

/** Made-up machines, suppliers, orders and tickets, as the tables would have them. @param idOf the id of one, by its place */
export function sampleFuel(
  language: Language,
  now: Date,
  idOf: (table: "order" | "machine" | "supplier" | "line" | "ticket", place: number) => string,
) {
  const words = SAMPLE_FUEL_WORDS[language];
  const today = localDay(now, ZONE);
  const createdAt = new Date(now.getTime() - 30 * DAY).toISOString();
  const shared = { version: 1, sample: true, createdAt };
  const machines: MachineRow[] = SAMPLE_MACHINES.map(
    ([fuel, roadPlates, horsepower, loadPercent, hoursPerDay, tank, level], place) => ({
      ...{ id: idOf("machine", place), label: words.machines[place] ?? "", fuel, roadPlates },
      ...{ horsepower, loadPercent, hoursPerDay, tankTenths: tank * 10, levelTenths: level * 10 },
      ...{ levelOn: dayAfter(today, -1), ...shared },
    }),
  );
  const suppliers: SupplierRow[] = SAMPLE_SUPPLIERS.map(
    ([fuels, least, spreadMills, feeCents, hours], place) => ({
      ...{ id: idOf("supplier", place), firm: sampleFirm(language, "supply", place + 1), fuels },
      ...{ leastTenths: least * 10, spreadMills, feeCents, hours, sample: true, createdAt },
    }),
  );
  const orders: OrderRow[] = [];
  const lines: LineRow[] = [];
  const tickets: TicketRow[] = [];
  SAMPLE_ORDERS.forEach(({ supplier, days, weekly, state, billedCents, lines: asked }, place) => {
    const terms = suppliers[supplier];
    const since = new Date(now.getTime() + Math.min(days, -1) * DAY).toISOString();
    const orderId = idOf("order", place);
    orders.push({
      ...{ id: orderId, supplier: terms?.firm ?? "", leastTenths: terms?.leastTenths ?? 0 },
      ...{ feeCents: terms?.feeCents ?? 0, siteName: words.site, siteZone: ZONE },
      ...{ deliverOn: dayAfter(today, days), hours: terms?.hours ?? "", costCode: words.code, weekly },
      // The second followed the first, so that only the newest asks for the next.
      follows: weekly && place > 0 ? idOf("order", place === 1 ? 0 : 1) : null,
      ...{ note: words.note, billedCents, state, stateSince: since, ...shared, createdAt: since },
    });
    let meter = 10_000 + place * 7_000;
    for (const [at, gallons, priceMills, poured, billedTenths, hourTenths] of asked) {
      const machine = machines[at];
      if (!machine) continue;
      const lineId = idOf("line", lines.length);
      const { id: machineId, label, roadPlates, fuel } = machine;
      lines.push({
        ...{ id: lineId, orderId, machineId, label, roadPlates, fuel },
        ...{ tenths: gallons * 10, priceMills, createdAt: since },
      });
      if (poured === null) continue;
      tickets.push({
        ...{ id: idOf("ticket", tickets.length), lineId, machineId, startTenths: meter },
        ...{ endTenths: meter + poured, hourTenths, billedTenths, signature: "" },
        signedBy: samplePerson(language, "operator", 1 + (at % 3)),
        ...{ takenAt: since, createdAt: since, full: true, why: "" },
      });
      meter += poured;
    }
  });
  return { machines, suppliers, orders, lines, tickets };
}

/** The example as the tables would have it, for whoever has none. The first order is the disputed one. */
export const exampleFuel = (language: Language, now: Date) =>
  sampleFuel(language, now, (table, place) => {
    if (table !== "order") return `${EXAMPLE}-${table}-${place + 1}`;
    return place === 1 ? EXAMPLE : `${EXAMPLE}-${place + 1}`;
  });
