import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { sites, siteVisits } from "~db/schema/tools.ts";
import { sampleSites } from "~db/seed/sample/tools/sites.ts";
import { SITE } from "./sites.queries.server.ts";

export default {
  owned: [
    {
      by: sites.workspace,
      touched: sites.createdAt,
      sample: sites.sample,
      adopt: (db, { guest, owner }) => [
        db.update(sites).set({ workspace: owner }).where(eq(sites.workspace, guest)),
      ],
    },
    {
      by: siteVisits.workspace,
      touched: siteVisits.cameAt,
      sample: siteVisits.sample,
      adopt: (db, { guest, owner }) => [
        db.update(siteVisits).set({ workspace: owner }).where(eq(siteVisits.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: sites.name, keep: "what a job site is called" },
    { column: siteVisits.printedName, keep: "typed at the gate, without an account" },
  ],
  // One statement each: eight sites have more values than D1 allows in one.
  samples: (db, { workspace, language, now }) =>
    sampleSites(language).map((row, n) =>
      db.insert(sites).values({
        ...row,
        id: crypto.randomUUID(),
        workspace,
        sample: true,
        createdAt: new Date(now.getTime() + n).toISOString(),
      }),
    ),
  toasts: [
    toastSet("sites", {
      siteAdded: "ok",
      siteChanged: "ok",
      siteRemoved: "ok",
      siteSamples: "ok",
      siteCheckedIn: "ok",
      siteCheckedOut: "ok",
    }),
    toastSet("shared-site", { visitCheckedIn: "ok", visitCheckedOut: "ok" }),
  ],
  links: {
    [SITE]: {
      verbs: ["sign"],
      page: "site",
      title: (id) => sql`(select ${sites.name} from ${sites} where ${sites.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${sites} where ${sites.id} = ${id} and ${sites.workspace} = ${workspace})`,
      href: (id) => `/job-site/${id}`,
    },
  },
} satisfies Contribution;
