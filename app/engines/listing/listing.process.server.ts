import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { listings } from "~db/schema/listing.ts";
import { listingProcess } from "./listing.process.ts";

/** Its workspace alone reads its process; what everybody sees of a published one is said by the feature's queries. */
export default bindProcess(listingProcess, {
  record: {
    table: listings,
    id: listings.id,
    workspace: listings.workspace,
    state: listings.state,
    since: listings.stateSince,
    version: listings.version,
  },
  read: readers([listings.workspace]),
  parties: { owner: members(listings.workspace) },
});
