import { sql } from "drizzle-orm";
import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { permitInspections, permits } from "~db/schema/permits.ts";
import { permitProcess } from "./permit.process.ts";
import { PERMIT } from "./permits.limits.ts";

/**
 * When a permit is over: noon UTC of the day after its last, when that day has ended in every zone. Null while there is no
 * activity to count from.
 */
const expiresAt = sql`strftime('%Y-%m-%dT%H:%M:%fZ',
  coalesce(${permits.expiresOn}, date(${permits.lastActivityOn}, '+' || ${permits.ruleDays} || ' days')), '+36 hours')`;

export default bindProcess(permitProcess, {
  record: {
    table: permits,
    id: permits.id,
    workspace: permits.workspace,
    state: permits.state,
    since: permits.stateSince,
    version: permits.version,
  },
  read: readers([permits.workspace], { type: PERMIT, id: permits.id }),
  // The authority has no account here: what it decides is written down by the crew, and the ball is with it meanwhile.
  parties: { crew: members(permits.workspace), authority: () => sql`0` },
  moments: { expiresAt },
  guards: {
    numbered: () => sql`${permits.number} <> ''`,
    inspected: () => sql`not exists (select 1 from ${permitInspections} as open
      where open.permit_id = ${permits.id} and open.result is null)
      and exists (select 1 from ${permitInspections} as passed
      where passed.permit_id = ${permits.id} and passed.result = 'pass')`,
  },
});
