import { sql } from "drizzle-orm";
import { bindProcess, holders, members, readers } from "~/engines/process/process.server.ts";
import { checklistActions } from "~db/schema/safety.ts";
import { actionProcess } from "./action.process.ts";
import { ACTION } from "./checklists.limits.ts";

const subject = { type: ACTION, id: checklistActions.id };

export default bindProcess(actionProcess, {
  record: {
    table: checklistActions,
    id: checklistActions.id,
    workspace: checklistActions.workspace,
    state: checklistActions.state,
    since: checklistActions.stateSince,
    version: checklistActions.version,
  },
  read: readers([checklistActions.workspace], subject),
  parties: {
    crew: members(checklistActions.workspace),
    holder: holders("upload", checklistActions.workspace, subject),
  },
  // A picture that came after the work was last handed back.
  guards: {
    proof:
      () => sql`exists (select 1 from files as shown where shown.workspace_id = ${checklistActions.workspace}
      and shown.subject_type = ${ACTION} and shown.subject_id = ${checklistActions.id}
      and shown.created_at >= ${checklistActions.stateSince})`,
  },
});
