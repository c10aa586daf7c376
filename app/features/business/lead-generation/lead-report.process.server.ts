import { administrators, bindProcess, readers } from "~/engines/process/process.server.ts";
import { leadReports } from "~db/schema/leads.ts";
import { leadReport } from "./lead.process.ts";

export default bindProcess(leadReport, {
  record: {
    table: leadReports,
    id: leadReports.id,
    workspace: leadReports.workspace,
    state: leadReports.state,
    since: leadReports.stateSince,
    version: leadReports.version,
  },
  read: readers([leadReports.workspace], undefined, { administrators: true }),
  parties: { keeper: administrators },
});
