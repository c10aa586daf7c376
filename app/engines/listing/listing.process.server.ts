import { sql } from "drizzle-orm";
import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { listings } from "~db/schema/listing.ts";
import { listingProcess } from "./listing.process.ts";

/** Whoever may read in a listing's workspace, and everybody where it is published and no sample. */
export default bindProcess(listingProcess, {
  record: {
    table: listings,
    id: listings.id,
    workspace: listings.workspace,
    state: listings.state,
    since: listings.stateSince,
    version: listings.version,
  },
  read: (who) => sql`(${readers([listings.workspace])(who)})`,
  parties: { owner: members(listings.workspace) },
});
