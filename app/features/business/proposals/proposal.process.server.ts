import { type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { documents } from "~db/schema/lines.ts";
import { proposalProcess } from "./proposal.process.ts";
import { KIND, PROPOSAL } from "./proposals.limits.ts";

const subject = { type: PROPOSAL, id: documents.id };

/** Whoever holds a link to it that may sign. */
const isClient = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "sign", documents.workspace, subject) : sql`0`;

export default bindProcess(proposalProcess, {
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
  moments: { validUntil: documents.dueAt },
  guards: {
    hasLines: () => sql`exists (select 1 from json_each(${documents.content}, '$.sections') as part
      where json_array_length(part.value, '$.lines') > 0)`,
  },
});
