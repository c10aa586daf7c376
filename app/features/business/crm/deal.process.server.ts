import { inArray, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { deals } from "~db/schema/deals.ts";
import { dealProcess } from "./deal.process.ts";

export default bindProcess(dealProcess, {
  record: {
    ...{ table: deals, id: deals.id, workspace: deals.workspace, state: deals.state },
    ...{ since: deals.stateSince, version: deals.version },
  },
  read: readers([deals.workspace]),
  parties: { keeper: members(deals.workspace, deals.keeper) },
  moments: { wakesAt: deals.wakesAt },
  // What a step writes as the next action is checked by the table itself.
  guards: { planned: () => sql`${deals.nextAction} <> '' and ${deals.nextOn} <> ''` },
  effects: {
    closed: ({ db, now, records }: Moved) => [
      db.update(deals).set({ closedAt: now.toISOString(), wakesAt: null }).where(inArray(deals.id, records)),
    ],
    opened: ({ db, now, records }: Moved) => [
      db
        .update(deals)
        .set({ closedAt: null, wakesAt: null, lostReason: "", lastActivityAt: now.toISOString() })
        .where(inArray(deals.id, records)),
    ],
    // It is taken up again on the day on which it wakes.
    woken: ({ db, records }: Moved) => [
      db
        .update(deals)
        .set({
          nextOn: sql`substr(${deals.wakesAt}, 1, 10)`,
          lastActivityAt: sql`${deals.wakesAt}`,
          wakesAt: null,
        })
        .where(inArray(deals.id, records)),
    ],
  },
});
