import { administrators, bindProcess, readers } from "~/engines/process/process.server.ts";
import { saleReports } from "~db/schema/sales.ts";
import { saleReport } from "./report.process.ts";

export default bindProcess(saleReport, {
  record: {
    table: saleReports,
    id: saleReports.id,
    workspace: saleReports.workspace,
    state: saleReports.state,
    since: saleReports.stateSince,
    version: saleReports.version,
  },
  read: readers([saleReports.workspace], undefined, { administrators: true }),
  parties: { administrator: administrators },
});
