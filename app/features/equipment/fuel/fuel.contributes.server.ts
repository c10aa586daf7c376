import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { fuelLines, fuelMachines, fuelOrders, fuelSuppliers, fuelTickets } from "~db/schema/fuel.ts";
import { sampleFuel } from "./example.server.ts";
import { FUEL_ORDER, fuelPath } from "./fuel.limits.ts";
import process from "./fuel.process.server.ts";
import { fuelOrderSource } from "./fuel.queries.server.ts";

export default {
  owned: [
    {
      by: fuelMachines.workspace,
      touched: fuelMachines.createdAt,
      sample: fuelMachines.sample,
      adopt: (db, { guest, owner }) => [
        db.update(fuelMachines).set({ workspace: owner }).where(eq(fuelMachines.workspace, guest)),
      ],
    },
    {
      by: fuelSuppliers.workspace,
      touched: fuelSuppliers.createdAt,
      sample: fuelSuppliers.sample,
      adopt: (db, { guest, owner }) => [
        db.update(fuelSuppliers).set({ workspace: owner }).where(eq(fuelSuppliers.workspace, guest)),
      ],
    },
    {
      by: fuelOrders.workspace,
      touched: fuelOrders.createdAt,
      sample: fuelOrders.sample,
      adopt: (db, { guest, owner }) => [
        db.update(fuelOrders).set({ workspace: owner }).where(eq(fuelOrders.workspace, guest)),
      ],
    },
    {
      by: fuelLines.workspace,
      touched: fuelLines.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(fuelLines).set({ workspace: owner }).where(eq(fuelLines.workspace, guest)),
      ],
    },
    {
      by: fuelTickets.workspace,
      touched: fuelTickets.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(fuelTickets).set({ workspace: owner }).where(eq(fuelTickets.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: fuelOrders.siteName, keep: "what a site is called" },
    { column: fuelTickets.signedBy, keep: "who signed a ticket at the machine, as typed" },
  ],
  samples: (db, { workspace, language, now }) => {
    const ids = new Map<string, string>();
    const idOf = (table: string, place: number) => {
      const key = `${table}-${place}`;
      const id = ids.get(key) ?? (crypto.randomUUID() as string);
      ids.set(key, id);
      return id;
    };
    const { machines, suppliers, orders, lines, tickets } = sampleFuel(language, now, idOf);
    const rows = (list: readonly object[]) => sql`from json_each(${JSON.stringify(list)}) where true`;
    return [
      db.insert(fuelMachines).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'label', value ->> 'fuel', value ->> 'roadPlates',
          value ->> 'horsepower', value ->> 'loadPercent', value ->> 'hoursPerDay', value ->> 'tankTenths',
          value ->> 'levelTenths', value ->> 'levelOn', 1, 1, value ->> 'createdAt' ${rows(machines)}`,
      ),
      db.insert(fuelSuppliers).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'firm', value ->> 'fuels', value ->> 'leastTenths',
          value ->> 'spreadMills', value ->> 'feeCents', value ->> 'hours', 1, value ->> 'createdAt' ${rows(suppliers)}`,
      ),
      db.insert(fuelOrders).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'supplier', value ->> 'leastTenths', value ->> 'feeCents',
          value ->> 'siteName', value ->> 'siteZone', value ->> 'deliverOn', value ->> 'hours', value ->> 'costCode',
          value ->> 'weekly', value ->> 'follows', value ->> 'note', value ->> 'billedCents', value ->> 'state',
          value ->> 'stateSince', 1, 1, value ->> 'createdAt' ${rows(orders)}`,
      ),
      db.insert(fuelLines).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'orderId', value ->> 'machineId', value ->> 'label',
          value ->> 'roadPlates', value ->> 'fuel', value ->> 'tenths', value ->> 'priceMills', value ->> 'createdAt'
          ${rows(lines)}`,
      ),
      db.insert(fuelTickets).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'lineId', value ->> 'machineId', value ->> 'startTenths',
          value ->> 'endTenths', value ->> 'hourTenths', value ->> 'signedBy', value ->> 'signature',
          value ->> 'billedTenths', value ->> 'takenAt', value ->> 'createdAt', value ->> 'full', value ->> 'why'
          ${rows(tickets)}`,
      ),
    ];
  },
  processes: [process],
  orders: [fuelOrderSource],
  links: {
    [FUEL_ORDER]: {
      verbs: ["sign"],
      page: "fuel-order",
      title: (id) =>
        sql`(select ${fuelOrders.siteName} || ', ' || ${fuelOrders.deliverOn} from ${fuelOrders} where ${fuelOrders.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${fuelOrders} where ${fuelOrders.id} = ${id} and ${fuelOrders.workspace} = ${workspace})`,
      href: fuelPath,
    },
  },
  toasts: [
    toastSet("fuel", {
      fuelMachineAdded: "ok",
      fuelLevelRead: "ok",
      fuelSupplierAdded: "ok",
      fuelRemoved: "ok",
      fuelOrdered: "ok",
      fuelConfirmed: "ok",
      fuelDeparted: "ok",
      fuelDelivered: "ok",
      fuelReconciled: "ok",
      fuelDisputed: "warn",
      fuelCancelled: "ok",
      fuelSaved: "ok",
      fuelTicketWritten: "ok",
      fuelUnfilled: "warn",
    }),
  ],
} satisfies Contribution;
