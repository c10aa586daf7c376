import { sql } from "drizzle-orm";
import { recordsOf } from "~/engines/lines/lines.server.ts";
import { bindProcess, holders, members, readers } from "~/engines/process/process.server.ts";
import { documents } from "~db/schema/lines.ts";
import { applicationProcess } from "./application.process.ts";
import { CHANGE_KIND, KIND, OF_PROJECT, PAY_APPLICATION } from "./billing.limits.ts";

const subject = { type: PAY_APPLICATION, id: documents.id };

export default bindProcess(applicationProcess, {
  record: recordsOf(KIND),
  read: readers([documents.workspace], subject),
  parties: { team: members(documents.workspace), owner: holders("sign", documents.workspace, subject) },
  guards: {
    jobStands: () => sql`exists (select 1 from projects as job where job.id = ${documents.subjectId})`,
    hasDue: () => sql`${documents.totalCents} > 0`,
    // What was approved since the lines were saved is taken up before it goes out.
    changesTaken:
      () => sql`not exists (select 1 from documents as approved where approved.kind = ${CHANGE_KIND}
      and approved.subject_type = ${OF_PROJECT} and approved.subject_id = ${documents.subjectId}
      and approved.state in ('approved', 'executed') and not approved.sample
      and instr(${documents.content}, '"co-' || approved.id || '"') = 0)`,
  },
});
