import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, holders, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { bidInvites, bidPackages } from "~db/schema/bids.ts";
import { BID, GRACE_MS } from "./bids.limits.ts";
import { bidProcess, packageProcess } from "./bids.process.ts";

/** Whether the second at which a package is due has not ended. @param due a column or a value */
const stillDue = (due: SQL, now: Date) => sql`${due} > ${new Date(now.getTime() - GRACE_MS).toISOString()}`;

const sent = sql`exists (select 1 from bid_invites as sent where sent.package_id = bid_packages.id
  and sent.state in ('submitted', 'late'))`;
const counts = sql`exists (select 1 from bid_invites as sent where sent.package_id = bid_packages.id
  and sent.state = 'submitted')`;

export const packageBound = bindProcess(packageProcess, {
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

const ofPackage = (condition: SQL) =>
  sql`exists (select 1 from bid_packages as asked where asked.id = bid_invites.package_id and ${condition})`;

export const bidBound = bindProcess(bidProcess, {
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
