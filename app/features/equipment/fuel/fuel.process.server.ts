import { inArray, sql } from "drizzle-orm";
import { bindProcess, holders, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { fuelOrders } from "~db/schema/fuel.ts";
import { FUEL_ORDER } from "./fuel.limits.ts";
import { fuelOrder } from "./fuel.process.ts";

const subject = { type: FUEL_ORDER, id: fuelOrders.id };

export default bindProcess(fuelOrder, {
  record: {
    table: fuelOrders,
    id: fuelOrders.id,
    workspace: fuelOrders.workspace,
    state: fuelOrders.state,
    since: fuelOrders.stateSince,
    version: fuelOrders.version,
  },
  read: readers([fuelOrders.workspace], subject),
  parties: {
    crew: members(fuelOrders.workspace),
    driver: holders("sign", fuelOrders.workspace, subject),
  },
  guards: {
    ticketed: () => sql`not exists (select 1 from fuel_lines as line where line.order_id = fuel_orders.id
      and not exists (select 1 from fuel_tickets as ticket where ticket.line_id = line.id))`,
    billed: () => sql`(fuel_orders.billed_cents > 0 and not exists (select 1 from fuel_lines as line
      left join fuel_tickets as ticket on ticket.line_id = line.id
      where line.order_id = fuel_orders.id and ticket.billed_tenths is null and coalesce(ticket.why, '') = ''))`,
    unpoured:
      () => sql`not exists (select 1 from fuel_lines as line join fuel_tickets as ticket on ticket.line_id = line.id
      where line.order_id = fuel_orders.id and ticket.why = '')`,
  },
  effects: {
    // The order of the week before is asked for again: this one is none.
    letFollow: ({ db, records }: Moved) => [
      db.update(fuelOrders).set({ follows: null }).where(inArray(fuelOrders.id, records)),
    ],
  },
});
