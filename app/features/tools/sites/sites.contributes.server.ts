import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { siteSpots, sites, siteVisits } from "~db/schema/tools.ts";
import { sampleSites, sampleSpots } from "~db/seed/sample/tools/sites.ts";
import { sitesBrief } from "./sites.brief.server.ts";
import { nameKeyOf } from "./sites.commands.server.ts";
import { visitorsOfDay } from "./sites.day.server.ts";
import { SITE_LIMITS } from "./sites.limits.ts";
import { SITE } from "./sites.queries.server.ts";
import { SPOT } from "./spots.queries.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;

export default {
  dayFacts: [visitorsOfDay],
  brief: [sitesBrief],
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
    {
      by: siteSpots.workspace,
      touched: siteSpots.createdAt,
      sample: siteSpots.sample,
      adopt: (db, { guest, owner }) => [
        db.update(siteSpots).set({ workspace: owner }).where(eq(siteSpots.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: siteSpots.name, keep: "what a room or a machine is called" },
    { column: sites.name, keep: "what a job site is called" },
    { column: siteVisits.printedName, keep: "typed at the gate, without an account" },
  ],
  // One statement each: eight sites have more values than D1 allows in one.
  samples: (db, { workspace, language, now }) =>
    sampleSites(language).flatMap((row, n) => {
      const id = crypto.randomUUID();
      const of = { workspace, sample: true, createdAt: new Date(now.getTime() + n).toISOString() };
      const spots = n === 0 ? sampleSpots(language) : [];
      return [
        db.insert(sites).values({ ...row, ...of, id }),
        ...spots.map((spot) =>
          db
            .insert(siteSpots)
            .values({ ...spot, ...of, id: crypto.randomUUID(), siteId: id, nameKey: nameKeyOf(spot.name) }),
        ),
      ];
    }),
  bodyLimits: { "/site-photo": SITE_LIMITS.photoBytes + FORM_BYTES },
  toldOnPage: ["/site-photo"],
  toasts: [
    toastSet("site-photo", { sitePhotoKept: "ok", sitePhotoRemoved: "ok" }),
    toastSet("sites", {
      siteAdded: "ok",
      siteChanged: "ok",
      siteRemoved: "ok",
      siteSamples: "ok",
      siteCheckedIn: "ok",
      siteCheckedOut: "ok",
    }),
    toastSet("site-gate", { siteGateSet: "ok" }),
    toastSet("site-spots", { siteSpotAdded: "ok", siteSpotRemoved: "ok" }),
    toastSet("shared-site-spot", { spotReported: "ok" }),
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
    [SPOT]: {
      verbs: ["answer"],
      page: "site-spot",
      title: (id) => sql`(select ${siteSpots.name} from ${siteSpots} where ${siteSpots.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${siteSpots} where ${siteSpots.id} = ${id} and ${siteSpots.workspace} = ${workspace})`,
      href: (id) => `/site-spot/${id}`,
    },
  },
} satisfies Contribution;
