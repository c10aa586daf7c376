import { inArray } from "drizzle-orm";
import { bindProcess, holders, type Moved, members, readers } from "~/engines/process/process.server.ts";
import { intakes } from "~db/schema/intakes.ts";
import { intakeProcess } from "./intake.process.ts";
import { INTAKE } from "./intakes.limits.ts";

const subject = { type: INTAKE, id: intakes.id };

export default bindProcess(intakeProcess, {
  record: {
    table: intakes,
    id: intakes.id,
    workspace: intakes.workspace,
    state: intakes.state,
    since: intakes.stateSince,
    version: intakes.version,
  },
  read: readers([intakes.workspace], subject),
  parties: { crew: members(intakes.workspace), client: holders("answer", intakes.workspace, subject) },
  effects: {
    submitted: ({ db, now, records }: Moved) => [
      db.update(intakes).set({ submittedAt: now.toISOString() }).where(inArray(intakes.id, records)),
    ],
  },
});
