import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { billingSources } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { INVOICE, INVOICE_KIND } from "./invoice.limits.ts";
import { invoiceProcess } from "./invoice.process.ts";

const subject = { type: INVOICE, id: documents.id };

/** Whoever holds a link to it that may sign: who pays. */
const isOwner = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "sign", documents.workspace, subject) : sql`0`;

export default bindProcess(invoiceProcess, {
  record: {
    table: documents,
    id: documents.id,
    workspace: documents.workspace,
    state: documents.state,
    since: documents.stateSince,
    version: documents.version,
    only: sql`${documents.kind} = ${INVOICE_KIND}`,
  },
  read: readers([documents.workspace], subject),
  parties: { team: members(documents.workspace), owner: isOwner },
  guards: {
    jobStands: () => sql`exists (select 1 from projects as job where job.id = ${documents.subjectId})`,
    hasTotal: () => sql`${documents.totalCents} > 0`,
  },
  effects: {
    releaseSources: ({ db, records }) => [
      db.delete(billingSources).where(inArray(billingSources.invoiceId, records)),
    ],
  },
});
