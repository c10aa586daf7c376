import { sql } from "drizzle-orm";
import { recordsOf } from "~/engines/lines/lines.server.ts";
import { bindProcess, holders, members, readers } from "~/engines/process/process.server.ts";
import { documents } from "~db/schema/lines.ts";
import { changeOrderProcess } from "./change-order.process.ts";
import { CHANGE_ORDER, KIND } from "./change-orders.limits.ts";

const subject = { type: CHANGE_ORDER, id: documents.id };

/** That the job which it changes is there: what was sent of one that was removed stays, and nobody decides about it. */
export const jobStands = sql`exists (select 1 from projects as job where job.id = documents.subject_id)`;

export default bindProcess(changeOrderProcess, {
  record: recordsOf(KIND),
  read: readers([documents.workspace], subject),
  parties: { team: members(documents.workspace), client: holders("sign", documents.workspace, subject) },
  guards: {
    jobStands: () => jobStands,
    hasLines: () => sql`exists (select 1 from json_each(${documents.content}, '$.sections') as part
      where json_array_length(part.value, '$.lines') > 0)`,
  },
});
