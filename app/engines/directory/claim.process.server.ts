import { inArray, sql } from "drizzle-orm";
import { directoryClaims, directoryEntries } from "~db/schema/directory.ts";
import { administrators, bindProcess, members, readers } from "../process/process.server.ts";
import { directoryClaim } from "./claim.process.ts";

export default bindProcess(directoryClaim, {
  record: {
    table: directoryClaims,
    id: directoryClaims.id,
    workspace: directoryClaims.workspace,
    state: directoryClaims.state,
    since: directoryClaims.stateSince,
    version: directoryClaims.version,
  },
  read: readers([directoryClaims.workspace], undefined, { administrators: true }),
  parties: { claimant: members(directoryClaims.workspace), administrator: administrators },
  guards: {
    // Two firms may ask for one page, and one of them gets it.
    unclaimed:
      () => sql`exists (select 1 from directory_entries as claimed where claimed.id = ${directoryClaims.entryId}
      and claimed.firm_since is null)`,
  },
  effects: {
    // Whoever wrote the page looks after it no more: it is the firm's.
    handOver: ({ db, now, records }) => [
      db
        .update(directoryEntries)
        .set({
          workspace: sql`(select granted.workspace_id from directory_claims as granted
            where granted.entry_id = ${directoryEntries.id} and granted.id in ${records})`,
          firmSince: now.toISOString(),
          version: sql`${directoryEntries.version} + 1`,
        })
        .where(
          inArray(
            directoryEntries.id,
            sql`(select granted.entry_id from directory_claims as granted where granted.id in ${records})`,
          ),
        ),
    ],
  },
});
