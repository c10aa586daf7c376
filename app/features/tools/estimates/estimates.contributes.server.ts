import { and, eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { documents, documentVersions } from "~db/schema/lines.ts";
import { indexPoints, priceItems } from "~db/schema/tools.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";
import { ESTIMATE } from "./shared-estimate.schemas.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;

import { estimatesInChain } from "./estimates.chain.server.ts";

export default {
  chain: [estimatesInChain],
  owned: [
    {
      by: priceItems.workspace,
      touched: priceItems.updatedAt,
      // A price that the member has too stays as the member has it.
      adopt: (db, { guest, owner }) => [
        db.delete(priceItems).where(
          and(
            eq(priceItems.workspace, guest),
            sql`exists (select 1 from price_items as own where own.workspace_id = ${owner}
              and own.supplier = price_items.supplier and own.code = price_items.code)`,
          ),
        ),
        db.update(priceItems).set({ workspace: owner }).where(eq(priceItems.workspace, guest)),
      ],
    },
    {
      by: indexPoints.workspace,
      touched: indexPoints.updatedAt,
      // A month that the member has too stays as the member has it.
      adopt: (db, { guest, owner }) => [
        db.delete(indexPoints).where(
          and(
            eq(indexPoints.workspace, guest),
            sql`exists (select 1 from index_points as own where own.workspace_id = ${owner}
              and own.division = index_points.division and own.month = index_points.month)`,
          ),
        ),
        db.update(indexPoints).set({ workspace: owner }).where(eq(indexPoints.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: priceItems.supplier, keep: "who sells it" },
    { column: priceItems.text, keep: "what is bought" },
  ],
  bodyLimits: {
    "/material-cost-estimator": ESTIMATE_LIMITS.file + FORM_BYTES,
    "/price-book": ESTIMATE_LIMITS.file + FORM_BYTES,
  },
  toasts: [
    toastSet("estimates", {
      estimateMade: "ok",
      estimateAdded: "ok",
      estimateSaved: "ok",
      estimateRemoved: "ok",
      estimatePricesTaken: "ok",
      estimateFrozen: "ok",
      estimateCopied: "ok",
      estimateDeleted: "ok",
      estimatePrice: "ok",
      estimatePriceRemoved: "ok",
      estimatePoint: "ok",
      estimatePointRemoved: "ok",
    }),
    toastSet("shared-estimate", { estimateApproved: "ok", estimateAsked: "ok" }),
  ],
  links: {
    [ESTIMATE]: {
      verbs: ["answer", "sign"],
      page: "estimate",
      title: (id) => sql`(select ${documents.title} from ${documents} where ${documents.id} = ${id})`,
      // Only what was kept as a version is shown to others.
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${documents} where ${documents.id} = ${id} and ${documents.workspace} = ${workspace}
          and ${documents.kind} = 'estimate'
          and exists (select 1 from ${documentVersions} where ${documentVersions.documentId} = ${id}))`,
      href: (id) => `/estimate/${id}?view=versions`,
    },
  },
} satisfies Contribution;
