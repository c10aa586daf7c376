import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { materialOrders, materialSlots } from "~db/schema/material-express.ts";
import { MATERIAL_ORDER } from "./material-express.limits.ts";
import { materialOrder } from "./material-order.process.ts";

const subject = { type: MATERIAL_ORDER, id: materialOrders.id };

/** Whoever holds the link of an order that may move it on. A draft is nobody's but the buyer's. */
const isSupplier = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "answer", materialOrders.workspace, subject) : sql`0`;

export default bindProcess(materialOrder, {
  record: {
    table: materialOrders,
    id: materialOrders.id,
    workspace: materialOrders.workspace,
    state: materialOrders.state,
    since: materialOrders.stateSince,
    version: materialOrders.version,
  },
  read: readers([materialOrders.workspace], subject),
  parties: { buyer: members(materialOrders.workspace), supplier: isSupplier },
  guards: {
    beforeCutoff: (_, now) =>
      sql`(${materialOrders.cutoffAt} is null or ${materialOrders.cutoffAt} > ${now.toISOString()})`,
  },
  effects: {
    came: ({ db, records, now }: Moved) => [
      db
        .update(materialOrders)
        .set({ deliveredAt: now.toISOString() })
        .where(inArray(materialOrders.id, records)),
    ],
    freeSlots: ({ db, records }: Moved) => [
      db.delete(materialSlots).where(inArray(materialSlots.orderId, records)),
      db
        .update(materialOrders)
        .set({ deliverOn: null, window: null, cutoffAt: null })
        .where(inArray(materialOrders.id, records)),
    ],
  },
});
