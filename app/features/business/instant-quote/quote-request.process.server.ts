import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { quoteRequests } from "~db/schema/business.ts";
import { quoteRequest } from "./quote-request.process.ts";

export default bindProcess(quoteRequest, {
  record: {
    table: quoteRequests,
    id: quoteRequests.id,
    workspace: quoteRequests.workspace,
    state: quoteRequests.state,
    since: quoteRequests.stateSince,
    version: quoteRequests.version,
  },
  read: readers([quoteRequests.workspace]),
  parties: { crew: members(quoteRequests.workspace) },
});
