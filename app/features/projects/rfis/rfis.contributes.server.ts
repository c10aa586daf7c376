import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { projects } from "~db/schema/projects.ts";
import { rfis } from "~db/schema/rfis.ts";
import { sampleRows } from "./example.server.ts";
import rfiBound from "./rfi.process.server.ts";
import { rfisBrief } from "./rfis.brief.server.ts";
import { rfisOfDay } from "./rfis.day.server.ts";
import { RFI, RFI_LIMITS, rfiPath } from "./rfis.limits.ts";
import { rfisNeeds } from "./rfis.needs.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 32 * 1024;
const UPLOAD = RFI_LIMITS.fileBytes + FORM_BYTES;

export default {
  dayFacts: [rfisOfDay],
  needsMe: [rfisNeeds],
  brief: [rfisBrief],
  owned: [
    {
      by: rfis.workspace,
      touched: rfis.createdAt,
      sample: rfis.sample,
      adopt: (db, { guest, owner }) => [
        db.update(rfis).set({ workspace: owner }).where(eq(rfis.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: rfis.neededBy, keep: "a day" },
    { column: rfis.askedOf, keep: "a firm, as the job calls it" },
  ],
  // On the first example of the projects, which stand in the same batch before these.
  hangingSamples: (db, { workspace, language, now }) =>
    sampleRows(language, now).map((row) =>
      db.insert(rfis).values({
        ...row,
        id: crypto.randomUUID(),
        workspace,
        projectId: sql`(select ${projects.id} from ${projects} where ${projects.workspace} = ${workspace}
          and ${projects.sample} order by ${projects.name} limit 1)`,
        sample: true,
        createdAt: now.toISOString(),
      }),
    ),
  processes: [rfiBound],
  bodyLimits: { "/rfi/:rfi": UPLOAD, "/shared/:link/rfi": UPLOAD },
  toldOnPage: ["/rfi/:rfi", "/shared/:link/rfi"],
  links: {
    [RFI]: {
      verbs: ["answer", "upload"],
      page: "rfi",
      title: (id) => sql`(select ${rfis.topic} from ${rfis} where ${rfis.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${rfis} where ${rfis.id} = ${id} and ${rfis.workspace} = ${workspace})`,
      href: rfiPath,
      project: (id) => sql`(select ${rfis.projectId} from ${rfis} where ${rfis.id} = ${id})`,
    },
  },
  toasts: [
    toastSet("rfis", {
      rfiMade: "ok",
      rfiSaved: "ok",
      rfiMoved: "ok",
      rfiAnswered: "ok",
      rfiFile: "ok",
      rfiSaid: "ok",
    }),
  ],
} satisfies Contribution;
