import { eq, sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { files } from "~db/schema/file.ts";
import { contractorConcerns, contractorPapers, contractorReports } from "~db/schema/verification.ts";
import { sampleReports } from "~db/seed/sample/network/contractor-reports.ts";
import { CONTRACT_FILE, CONTRACTOR_LIMITS, reportPath } from "./contractor.limits.ts";

const PAGE = reportPath(":report");
const FORM_BYTES = 64 * 1024;

export default {
  owned: [
    {
      by: contractorReports.workspace,
      touched: contractorReports.createdAt,
      sample: contractorReports.sample,
      adopt: (db, { guest, owner }) => [
        db.update(contractorReports).set({ workspace: owner }).where(eq(contractorReports.workspace, guest)),
      ],
    },
    {
      by: contractorPapers.workspace,
      touched: contractorPapers.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(contractorPapers).set({ workspace: owner }).where(eq(contractorPapers.workspace, guest)),
      ],
    },
    {
      by: contractorConcerns.workspace,
      touched: contractorConcerns.createdAt,
      adopt: (db, { guest, owner }) => [
        db
          .update(contractorConcerns)
          .set({ workspace: owner })
          .where(eq(contractorConcerns.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: contractorReports.called, keep: "a contractor, as the offer calls them" },
    {
      column: contractorPapers.printedName,
      keep: "printed by whoever answered for a contractor, without an account",
    },
    { column: contractorConcerns.called, keep: "a contractor, as the report calls them" },
    { column: contractorConcerns.handledBy, as: "owner", fate: "empty" },
  ],
  samples: (db, { workspace, language, now }) =>
    sampleReports(language, now.toISOString().slice(0, 10)).map((row) =>
      db.insert(contractorReports).values({
        ...row,
        ...{ id: crypto.randomUUID(), workspace, sample: true, createdAt: now.toISOString() },
      }),
    ),
  // What a guest left goes after its time, and a sample with the others: the contract goes with it.
  tasks: [
    ({ db, now, pictures }) =>
      dropOrphans(
        { db, now, bucket: pictures },
        CONTRACT_FILE,
        sql`not exists (select 1 from ${contractorReports} where ${contractorReports.id} = ${files.subjectId})`,
      ).then(() => undefined),
  ],
  bodyLimits: { [PAGE]: CONTRACTOR_LIMITS.fileBytes + FORM_BYTES },
  toldOnPage: [PAGE],
  toasts: [
    toastSet("contractor-verification", {
      contractorBegun: "ok",
      contractorSaved: "ok",
      contractorTold: "ok",
      contractorRemoved: "ok",
      contractorPaper: "ok",
      contractorHandled: "ok",
    }),
  ],
} satisfies Contribution;
