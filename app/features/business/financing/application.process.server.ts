import { sql } from "drizzle-orm";
import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { financingApplications } from "~db/schema/financing.ts";
import { APPLICATION } from "./application.limits.ts";
import { applicationProcess } from "./application.process.ts";

export default bindProcess(applicationProcess, {
  record: {
    table: financingApplications,
    id: financingApplications.id,
    workspace: financingApplications.workspace,
    state: financingApplications.state,
    since: financingApplications.stateSince,
    version: financingApplications.version,
  },
  read: readers([financingApplications.workspace], { type: APPLICATION, id: financingApplications.id }),
  parties: { firm: members(financingApplications.workspace) },
  guards: {
    hasLenders: () =>
      sql`exists (select 1 from financing_lenders as asked where asked.application_id = financing_applications.id)`,
  },
});
