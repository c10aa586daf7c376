import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { jobSiteLocator } from "~db/schema/tools.ts";
import { sampleJobSiteLocator } from "~db/seed/sample/tools/job-site-locator.ts";

export default {
  owned: [
    {
      by: jobSiteLocator.workspace,
      sample: jobSiteLocator.sample,
      adopt: (db, { guest, owner }) => [
        db.update(jobSiteLocator).set({ workspace: owner }).where(eq(jobSiteLocator.workspace, guest)),
      ],
    },
  ],
  samples: (db, { workspace, language, now }) => [
    db.insert(jobSiteLocator).values(
      sampleJobSiteLocator(language).map((row) => ({
        ...row,
        id: crypto.randomUUID(),
        workspace,
        sample: true,
        createdAt: now.toISOString(),
      })),
    ),
  ],
  toasts: [
    toastSet("job-site-locator", {
      jobSiteLocatorAdded: "ok",
      jobSiteLocatorChanged: "ok",
      jobSiteLocatorRemoved: "ok",
    }),
  ],
} satisfies Contribution;
