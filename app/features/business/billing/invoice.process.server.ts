import { inArray, sql } from "drizzle-orm";
import { recordsOf } from "~/engines/lines/lines.server.ts";
import { bindProcess, holders, members, readers } from "~/engines/process/process.server.ts";
import { billingSources } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import { INVOICE, INVOICE_KIND } from "./invoice.limits.ts";
import { invoiceProcess } from "./invoice.process.ts";

const subject = { type: INVOICE, id: documents.id };

export default bindProcess(invoiceProcess, {
  record: recordsOf(INVOICE_KIND),
  read: readers([documents.workspace], subject),
  parties: { team: members(documents.workspace), owner: holders("sign", documents.workspace, subject) },
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
