import { bindProcess, members, readers } from "~/engines/process/process.server.ts";
import { courseEnrolments } from "~db/schema/courses.ts";
import { ENROLMENT } from "./courses.limits.ts";
import { enrolmentProcess } from "./enrolment.process.ts";

export default bindProcess(enrolmentProcess, {
  record: {
    table: courseEnrolments,
    id: courseEnrolments.id,
    workspace: courseEnrolments.workspace,
    state: courseEnrolments.state,
    since: courseEnrolments.stateSince,
    version: courseEnrolments.version,
  },
  read: readers([courseEnrolments.workspace], { type: ENROLMENT, id: courseEnrolments.id }),
  parties: { learner: members(courseEnrolments.workspace) },
  moments: { expiresAt: courseEnrolments.expiresAt },
});
