import { inArray } from "drizzle-orm";
import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { crewNeeds } from "~db/schema/connections.ts";
import { crewNeed } from "./need.process.ts";

export default bindProcess(crewNeed, {
  record: {
    table: crewNeeds,
    id: crewNeeds.id,
    workspace: crewNeeds.workspace,
    state: crewNeeds.state,
    since: crewNeeds.stateSince,
    version: crewNeeds.version,
  },
  read: readers([crewNeeds.workspace]),
  parties: { poster: members(crewNeeds.workspace) },
  moments: { overAt: crewNeeds.overAt },
  effects: {
    filled: ({ db, now, records }) => [
      db.update(crewNeeds).set({ filledAt: now.toISOString() }).where(inArray(crewNeeds.id, records)),
    ],
  },
});
