import { sql } from "drizzle-orm";
import { bindProcess, holders, members, readers } from "~/engines/process/process.server.ts";
import { complianceEvidence } from "~db/schema/compliance.ts";
import { SUBJECT } from "./compliance.limits.ts";
import { evidenceProcess } from "./evidence.process.ts";

const subject = { type: SUBJECT, id: complianceEvidence.subjectId };

export default bindProcess(evidenceProcess, {
  record: {
    table: complianceEvidence,
    id: complianceEvidence.id,
    workspace: complianceEvidence.workspace,
    state: complianceEvidence.state,
    since: complianceEvidence.stateSince,
    version: complianceEvidence.version,
  },
  read: readers([complianceEvidence.workspace], subject),
  parties: {
    crew: members(complianceEvidence.workspace),
    sender: holders("upload", complianceEvidence.workspace, subject),
  },
  guards: {
    // The file came in with the same form, under the same id.
    file: () => sql`exists (select 1 from files as kept where kept.id = ${complianceEvidence.id}
      and kept.workspace_id = ${complianceEvidence.workspace})`,
    // As the requirement stands now, whoever changed it meanwhile.
    limits:
      () => sql`exists (select 1 from compliance_items as asked where asked.id = ${complianceEvidence.itemId}
      and (asked.kind not in ('generalLiability', 'auto', 'workersComp', 'umbrella')
        or (${complianceEvidence.limitCents} >= asked.limit_cents
          and ${complianceEvidence.aggregateCents} >= asked.aggregate_cents
          and (not asked.additional_insured or (${complianceEvidence.cg2010} and ${complianceEvidence.cg2037})))))`,
  },
});
