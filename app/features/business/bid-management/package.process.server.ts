import { inArray, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { bidPackages } from "~db/schema/bids.ts";
import { packageProcess } from "./bids.process.ts";
import { stillDue } from "./still-due.server.ts";

const sent = sql`exists (select 1 from bid_invites as sent where sent.package_id = bid_packages.id
  and sent.state in ('submitted', 'late'))`;
const counts = sql`exists (select 1 from bid_invites as sent where sent.package_id = bid_packages.id
  and sent.state = 'submitted')`;

export default bindProcess(packageProcess, {
  record: {
    table: bidPackages,
    id: bidPackages.id,
    workspace: bidPackages.workspace,
    state: bidPackages.state,
    since: bidPackages.stateSince,
    version: bidPackages.version,
  },
  read: readers([bidPackages.workspace]),
  parties: { buyer: members(bidPackages.workspace) },
  moments: { dueAt: bidPackages.dueAt },
  guards: {
    hasScope: () => sql`json_array_length(${bidPackages.items}) > 0`,
    dueAhead: (_, now) => stillDue(sql`${bidPackages.dueAt}`, now),
    hasBids: () => counts,
    noBids: () => sql`not ${sent}`,
  },
  effects: {
    opened: ({ db, now, records }: Moved) => [
      db.update(bidPackages).set({ openedAt: now.toISOString() }).where(inArray(bidPackages.id, records)),
    ],
  },
});
