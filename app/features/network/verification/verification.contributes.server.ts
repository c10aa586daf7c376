import { eq, sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { files } from "~db/schema/file.ts";
import { verificationCases, verificationItems, verificationReferences } from "~db/schema/verification.ts";
import { sampleRows } from "./example.server.ts";
import { IDENTITY_FILES, REFERENCE, VERIFICATION_LIMITS } from "./verification.limits.ts";
import { verificationNeeds } from "./verification.needs.server.ts";
import bound from "./verification.process.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;
const DAY_MS = 86_400_000;
const CASE = "/verification-case/:case";

export default {
  needsMe: [verificationNeeds],
  owned: [
    { by: verificationCases.workspace, sample: verificationCases.sample },
    { by: verificationItems.workspace },
    { by: verificationReferences.workspace },
  ],
  mentions: [
    { column: verificationCases.applicant, as: "owner", fate: "empty" },
    { column: verificationCases.decidedBy, as: "owner", fate: "empty" },
    { column: verificationItems.reviewer, as: "owner", fate: "empty" },
    { column: verificationReferences.asked, keep: "whom a firm names as a reference, as it calls them" },
    {
      column: verificationReferences.printedName,
      keep: "printed by whoever answered by a link, without an account",
    },
  ],
  samples: (db, { workspace, language, now }) =>
    sampleRows(language, now).flatMap(({ row, items, references }) => {
      const caseId = crypto.randomUUID();
      const of = { workspace, caseId };
      return [
        db.insert(verificationCases).values({
          ...row,
          ...{ id: caseId, workspace, badge: crypto.randomUUID(), sample: true },
        }),
        db
          .insert(verificationItems)
          .values(items.map((item) => ({ ...item, ...of, id: crypto.randomUUID() }))),
        db
          .insert(verificationReferences)
          .values(references.map((given) => ({ ...given, ...of, id: crypto.randomUUID() }))),
      ];
    }),
  processes: [bound],
  // Pictures of IDs whose case is gone or over, and any that are too old: whatever the decision left undone.
  tasks: [
    async ({ db, now, pictures }) => {
      const old = new Date(now().getTime() - VERIFICATION_LIMITS.identityDays * DAY_MS).toISOString();
      await dropOrphans(
        { db, now, bucket: pictures },
        IDENTITY_FILES,
        sql`(${files.createdAt} < ${old} or not exists (select 1 from ${verificationCases}
          where ${verificationCases.id} = ${files.subjectId}
          and ${verificationCases.state} in ('draft', 'submitted', 'inReview', 'needsInfo')))`,
      );
    },
  ],
  bodyLimits: { [CASE]: VERIFICATION_LIMITS.fileBytes + FORM_BYTES },
  toldOnPage: [CASE],
  links: {
    [REFERENCE]: {
      verbs: ["answer"],
      page: "reference",
      // Written out: a select without a table drops the tables of columns, and two of them are called `id`.
      title: (id) => sql`(select firm.firm from verification_references as asked
        join verification_cases as firm on firm.id = asked.case_id where asked.id = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${verificationReferences} where ${eq(verificationReferences.id, id)}
          and ${verificationReferences.workspace} = ${workspace})`,
      // The record's page is the case, which the id of a reference does not name.
      href: () => "/verification",
    },
  },
  toasts: [
    toastSet("verification-case", {
      verificationBegun: "ok",
      verificationSaved: "ok",
      verificationMoved: "ok",
      verificationAnswered: "ok",
    }),
  ],
} satisfies Contribution;
