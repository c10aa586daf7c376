import { inArray, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { droneMissions } from "~db/schema/drone.ts";
import { missionProcess } from "./mission.process.ts";

export default bindProcess(missionProcess, {
  record: {
    table: droneMissions,
    id: droneMissions.id,
    workspace: droneMissions.workspace,
    state: droneMissions.state,
    since: droneMissions.stateSince,
    version: droneMissions.version,
  },
  read: readers([droneMissions.workspace]),
  parties: { crew: members(droneMissions.workspace) },
  guards: {
    planHolds: () => sql`${droneMissions.verdict} in ('holds', 'lights')`,
    preflightDone: () => sql`${droneMissions.preflightAt} is not null`,
    flightLogged: () =>
      sql`exists (select 1 from drone_flights as flown where flown.mission_id = ${droneMissions.id})`,
    photosThere: () => sql`${droneMissions.photos} <> '[]'`,
  },
  effects: {
    reset: ({ db, records }: Moved) => [
      db.update(droneMissions).set({ preflightAt: null }).where(inArray(droneMissions.id, records)),
    ],
  },
});
