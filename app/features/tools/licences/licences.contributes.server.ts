import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { licenseChecks, licenseLists } from "~db/schema/tools.ts";
import { SAMPLE_LIST, sampleLicences } from "~db/seed/sample/tools/licences.ts";
import { licencesBrief } from "./licences.brief.server.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import { insertLines } from "./lists.commands.server.ts";
import { nameKeyOf } from "./names.logic.ts";
import { numberKey } from "./number.logic.ts";
import { tellOfExpiries } from "./watch.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;

export default {
  brief: [licencesBrief],
  owned: [
    {
      by: licenseChecks.workspace,
      touched: licenseChecks.createdAt,
      sample: licenseChecks.sample,
      adopt: (db, { guest, owner }) => [
        db.update(licenseChecks).set({ watchedBy: owner }).where(eq(licenseChecks.watchedBy, guest)),
        db.update(licenseChecks).set({ workspace: owner }).where(eq(licenseChecks.workspace, guest)),
      ],
    },
    {
      by: licenseLists.workspace,
      touched: licenseLists.createdAt,
      sample: licenseLists.sample,
      adopt: (db, { guest, owner }) => [
        db.update(licenseLists).set({ workspace: owner }).where(eq(licenseLists.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: licenseChecks.watchedBy, as: "owner", fate: "empty" },
    { column: licenseChecks.checkedBy, keep: "typed by whoever looked, for the printed proof" },
    { column: licenseChecks.name, keep: "a company, as a public record writes it" },
    { column: licenseChecks.offeredAs, keep: "a company, as its offer writes it" },
  ],
  late: tellOfExpiries,
  samples: (db, { workspace, language, now }) => {
    const id = crypto.randomUUID();
    const { source, rows } = sampleLicences(language);
    const lines = rows.map((row, n) => ({
      ...row,
      line: n + 2,
      numberKey: numberKey(row.number),
      nameKey: nameKeyOf(row.name),
    }));
    return [
      db.insert(licenseLists).values({
        ...SAMPLE_LIST,
        id,
        workspace,
        source,
        lines: lines.length,
        sample: true,
        createdAt: now.toISOString(),
      }),
      ...insertLines(db, id, lines),
    ];
  },
  bodyLimits: {
    "/license-evidence": LICENCE_LIMITS.evidenceBytes + FORM_BYTES,
    "/license-lists": LICENCE_LIMITS.file + FORM_BYTES,
  },
  toldOnPage: ["/license-evidence", "/license-lists"],
  toasts: [
    toastSet("license-checker", {
      licenseRecorded: "ok",
      licenseRemoved: "ok",
      licenseWatched: "ok",
      licenseUnwatched: "ok",
      licenseEvidence: "ok",
      licenseEvidenceRemoved: "ok",
    }),
    toastSet("license-lists", { licenseListKept: "ok", licenseListRemoved: "ok" }),
  ],
} satisfies Contribution;
