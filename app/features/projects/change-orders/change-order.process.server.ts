import { type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { documents } from "~db/schema/lines.ts";
import { changeOrderProcess } from "./change-order.process.ts";
import { CHANGE_ORDER, KIND } from "./change-orders.limits.ts";

const subject = { type: CHANGE_ORDER, id: documents.id };

/** That the job which it changes is there: what was sent of one that was removed stays, and nobody decides about it. */
export const jobStands = sql`exists (select 1 from projects as job where job.id = documents.subject_id)`;

/** Whoever holds a link to it that may sign: the owner of the job, or who acts for them. */
const isClient = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "sign", documents.workspace, subject) : sql`0`;

export default bindProcess(changeOrderProcess, {
  record: {
    table: documents,
    id: documents.id,
    workspace: documents.workspace,
    state: documents.state,
    since: documents.stateSince,
    version: documents.version,
    only: sql`${documents.kind} = ${KIND}`,
  },
  read: readers([documents.workspace], subject),
  parties: { team: members(documents.workspace), client: isClient },
  guards: {
    jobStands: () => jobStands,
    hasLines: () => sql`exists (select 1 from json_each(${documents.content}, '$.sections') as part
      where json_array_length(part.value, '$.lines') > 0)`,
  },
});
