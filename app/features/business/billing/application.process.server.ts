import { type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { documents } from "~db/schema/lines.ts";
import { applicationProcess } from "./application.process.ts";
import { CHANGE_KIND, KIND, OF_PROJECT, PAY_APPLICATION } from "./billing.limits.ts";

const subject = { type: PAY_APPLICATION, id: documents.id };

/** Whoever holds a link to it that may sign: who pays, or who certifies for them. */
const isOwner = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "sign", documents.workspace, subject) : sql`0`;

export default bindProcess(applicationProcess, {
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
  parties: { team: members(documents.workspace), owner: isOwner },
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
