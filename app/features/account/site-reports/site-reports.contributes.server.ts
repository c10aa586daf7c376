import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { siteReports } from "~db/schema/account.ts";
import { sampleSiteReports } from "~db/seed/sample/account/site-reports.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export default {
  owned: [
    {
      by: siteReports.workspace,
      touched: siteReports.createdAt,
      sample: siteReports.sample,
      adopt: (db, { guest, owner }) => [
        db.update(siteReports).set({ workspace: owner }).where(eq(siteReports.workspace, guest)),
      ],
    },
  ],
  samples: (db, { workspace, language, now }) => [
    db.insert(siteReports).values(
      sampleSiteReports(language).map((row, n, { length }) => ({
        ...row,
        id: crypto.randomUUID(),
        workspace,
        sample: true,
        happenedOn: new Date(now.getTime() - (length - n) * DAY_MS).toISOString().slice(0, 10),
        createdAt: new Date(now.getTime() - (length - 1 - n) * DAY_MS).toISOString(),
      })),
    ),
  ],
  toasts: [
    toastSet("site-reports", { siteReportsAdded: "ok", siteReportsChanged: "ok", siteReportsRemoved: "ok" }),
  ],
} satisfies Contribution;
