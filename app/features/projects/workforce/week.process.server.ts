import { sql } from "drizzle-orm";
import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { workforceWeeks } from "~db/schema/workforce.ts";
import { isApproved } from "./approved.queries.server.ts";
import { weekProcess } from "./week.process.ts";

export default bindProcess(weekProcess, {
  record: {
    table: workforceWeeks,
    id: workforceWeeks.id,
    workspace: workforceWeeks.workspace,
    state: workforceWeeks.state,
    since: workforceWeeks.stateSince,
    version: workforceWeeks.version,
  },
  read: readers([workforceWeeks.workspace]),
  parties: { crew: members(workforceWeeks.workspace) },
  guards: {
    over: (_, now) => sql`${workforceWeeks.endsAt} <= ${now.toISOString()}`,
    noneOpen: () => sql`not exists (select 1 from workforce_punches as open
      where open.crew_id = ${workforceWeeks.crewId} and open.out_at is null and not open.void
      and open.week_on <= ${workforceWeeks.weekOn})`,
    // Every day of it, as its shifts stand now.
    daysApproved: () => sql`not exists (select 1 from workforce_punches
      where workforce_punches.crew_id = ${workforceWeeks.crewId} and not workforce_punches.void
      and workforce_punches.week_on = ${workforceWeeks.weekOn} and not ${isApproved})`,
  },
});
