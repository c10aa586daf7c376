import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { costLines } from "~db/schema/costs.ts";
import { projects } from "~db/schema/projects.ts";
import { sampleCosts } from "~db/seed/sample/projects/costs.ts";
import { COST_LIMITS } from "./costs.limits.ts";
import { costMetrics } from "./costs.metrics.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;

export default {
  metrics: costMetrics,
  owned: [
    {
      by: costLines.workspace,
      touched: costLines.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(costLines).set({ workspace: owner }).where(eq(costLines.workspace, guest)),
      ],
    },
  ],
  // On the first example of the projects, with which they go.
  hangingSamples: (db, { workspace, language, now }) =>
    sampleCosts(language).map((line) =>
      db.insert(costLines).values({
        ...line,
        id: crypto.randomUUID(),
        workspace,
        projectId: sql`(select ${projects.id} from ${projects} where ${projects.workspace} = ${workspace}
          and ${projects.sample} order by ${projects.name} limit 1)`,
        createdAt: now.toISOString(),
      }),
    ),
  bodyLimits: { "/project-costs/:project": COST_LIMITS.fileBytes + FORM_BYTES },
  toldOnPage: ["/project-costs/:project"],
  toasts: [toastSet("costs", { costAdded: "ok", costSaved: "ok", costDropped: "ok", costsTaken: "ok" })],
} satisfies Contribution;
