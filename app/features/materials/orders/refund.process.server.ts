import { administrators, bindProcess, readers } from "~/engines/process/process.server.ts";
import { orderRefunds } from "~db/schema/orders.ts";
import { refundProcess } from "./order.process.ts";

export default bindProcess(refundProcess, {
  record: {
    table: orderRefunds,
    id: orderRefunds.id,
    workspace: orderRefunds.workspace,
    state: orderRefunds.state,
    since: orderRefunds.stateSince,
    version: orderRefunds.version,
  },
  read: readers([orderRefunds.workspace], undefined, { administrators: true }),
  parties: { seller: administrators },
});
