import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { intakes } from "~db/schema/intakes.ts";
import { intakeProcess } from "./intake.process.ts";
import { INTAKE } from "./intakes.limits.ts";

const subject = { type: INTAKE, id: intakes.id };

/** Whoever holds a link to the questions that may answer. */
const isClient = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "answer", intakes.workspace, subject) : sql`0`;

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
  parties: { crew: members(intakes.workspace), client: isClient },
  effects: {
    submitted: ({ db, now, records }: Moved) => [
      db.update(intakes).set({ submittedAt: now.toISOString() }).where(inArray(intakes.id, records)),
    ],
  },
});
