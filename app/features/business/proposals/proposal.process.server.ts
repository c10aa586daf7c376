import { sql } from "drizzle-orm";
import { recordsOf } from "~/engines/lines/lines.server.ts";
import { bindProcess, holders, members, readers } from "~/engines/process/process.server.ts";
import { documents } from "~db/schema/lines.ts";
import { proposalProcess } from "./proposal.process.ts";
import { KIND, PROPOSAL } from "./proposals.limits.ts";

const subject = { type: PROPOSAL, id: documents.id };

/**
 * Of an amendment: what it amends is still the contract, no job is made of that, and no other amendment of it was signed. One
 * contract is one job; a job's contract is changed by change orders.
 */
const amendsOpen = sql`(${documents.subjectType} is null or ${documents.subjectType} <> ${PROPOSAL} or (
  exists (select 1 from documents as amended where amended.id = ${documents.subjectId} and amended.state = 'accepted'
    and amended.workspace_id = ${documents.workspace})
  and not exists (select 1 from chain_links as made where made.from_kind = ${PROPOSAL}
    and made.from_id = ${documents.subjectId} and made.to_kind = 'project'
    and made.workspace_id = ${documents.workspace})
  and not exists (select 1 from documents as other where other.kind = ${KIND} and other.subject_type = ${PROPOSAL}
    and other.subject_id = ${documents.subjectId} and other.id <> ${documents.id}
    and other.state in ('accepted', 'superseded'))))`;

export default bindProcess(proposalProcess, {
  record: recordsOf(KIND),
  read: readers([documents.workspace], subject),
  parties: { team: members(documents.workspace), client: holders("sign", documents.workspace, subject) },
  moments: { validUntil: documents.dueAt },
  guards: {
    amendsOpen: () => amendsOpen,
    hasLines: () => sql`exists (select 1 from json_each(${documents.content}, '$.sections') as part
      where json_array_length(part.value, '$.lines') > 0)`,
  },
});
