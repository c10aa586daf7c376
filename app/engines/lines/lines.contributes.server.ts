import { eq } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";

/** Numbers stay as they were given: the series is still that of whoever gave them. */
const adoptDocuments: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(documents).set({ workspace: owner }).where(eq(documents.workspace, guest)),
];
const adoptVersions: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(documentVersions).set({ workspace: owner }).where(eq(documentVersions.workspace, guest)),
];
const adoptAcceptances: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(documentAcceptances).set({ actor: owner }).where(eq(documentAcceptances.actor, guest)),
  db.update(documentAcceptances).set({ workspace: owner }).where(eq(documentAcceptances.workspace, guest)),
];

export default {
  owned: [
    {
      by: documents.workspace,
      adopt: adoptDocuments,
      sample: documents.sample,
      touched: documents.updatedAt,
    },
    {
      by: documentVersions.workspace,
      adopt: adoptVersions,
      sample: documentVersions.sample,
      touched: documentVersions.createdAt,
    },
    { by: documentAcceptances.workspace, adopt: adoptAcceptances, touched: documentAcceptances.acceptedAt },
  ],
  mentions: [
    { column: documentAcceptances.actor, as: "owner", fate: "empty" },
    { column: documentAcceptances.printedName, keep: "the signature under what was accepted" },
  ],
} satisfies Contribution;
