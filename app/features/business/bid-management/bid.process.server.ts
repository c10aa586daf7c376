import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, holders, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { bidInvites } from "~db/schema/bids.ts";
import { BID } from "./bids.limits.ts";
import { bidProcess } from "./bids.process.ts";
import { stillDue } from "./still-due.server.ts";

const ofPackage = (condition: SQL) =>
  sql`exists (select 1 from bid_packages as asked where asked.id = bid_invites.package_id and ${condition})`;

export default bindProcess(bidProcess, {
  record: {
    table: bidInvites,
    id: bidInvites.id,
    workspace: bidInvites.workspace,
    state: bidInvites.state,
    since: bidInvites.stateSince,
    version: bidInvites.version,
  },
  read: readers([bidInvites.workspace], { type: BID, id: bidInvites.id }),
  parties: {
    bidder: holders("answer", bidInvites.workspace, { type: BID, id: bidInvites.id }),
    buyer: members(bidInvites.workspace),
  },
  guards: {
    inTime: (_, now) => ofPackage(sql`asked.state = 'open' and ${stillDue(sql`asked.due_at`, now)}`),
    tooLate: (_, now) =>
      ofPackage(
        sql`asked.state in ('open', 'closed', 'leveling') and not ${stillDue(sql`asked.due_at`, now)}`,
      ),
    acked: () => ofPackage(sql`json_array_length(asked.addenda) <= json_array_length(bid_invites.acks)`),
    notAwarded: () => ofPackage(sql`asked.state in ('closed', 'leveling')`),
  },
  effects: {
    letIn: ({ db, records }: Moved) => [
      db.update(bidInvites).set({ late: true }).where(inArray(bidInvites.id, records)),
    ],
  },
});
