import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { siteServices } from "~db/schema/site-services.ts";
import { siteService } from "./service.process.ts";

export default bindProcess(siteService, {
  record: {
    table: siteServices,
    id: siteServices.id,
    workspace: siteServices.workspace,
    state: siteServices.state,
    since: siteServices.stateSince,
    version: siteServices.version,
  },
  read: readers([siteServices.workspace]),
  parties: { crew: members(siteServices.workspace) },
});
