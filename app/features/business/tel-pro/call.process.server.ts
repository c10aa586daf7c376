import { inArray, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { callSlots, calls } from "~db/schema/calls.ts";
import { callProcess } from "./call.process.ts";

export default bindProcess(callProcess, {
  record: {
    table: calls,
    id: calls.id,
    workspace: calls.workspace,
    state: calls.state,
    since: calls.stateSince,
    version: calls.version,
  },
  read: readers([calls.workspace]),
  parties: { desk: members(calls.workspace) },
  guards: {
    // A deal, or whatever else is made of it.
    led: () => sql`exists (select 1 from chain_links as led where led.from_id = ${calls.id} and led.from_kind = 'call'
      and led.workspace_id = ${calls.workspace})`,
  },
  effects: {
    tried: ({ db, now, records }: Moved) => [
      db
        .update(calls)
        .set({
          attempts: sql`${calls.attempts} + 1`,
          triedAt: sql`coalesce(${calls.triedAt}, ${now.toISOString()})`,
          snoozedUntil: null,
          sample: false,
        })
        .where(inArray(calls.id, records)),
    ],
    // Whoever was reached or is done with leaves their times to others.
    freed: ({ db, records }: Moved) => [db.delete(callSlots).where(inArray(callSlots.callId, records))],
  },
});
