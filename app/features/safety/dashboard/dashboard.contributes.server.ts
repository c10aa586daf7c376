import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { insertAll } from "~db/insert-all.ts";
import { safetyHours, safetyObservations, safetyReports } from "~db/schema/safety.ts";
import { sites } from "~db/schema/tools.ts";
import { sampleHistory, sampleObservations, sampleReports } from "~db/seed/sample/safety/dashboard.ts";
import { dashboardBrief } from "./dashboard.brief.server.ts";
import { DASHBOARD, NEAR_MISS, SAFETY_LIMITS } from "./dashboard.limits.ts";
import { safetyMetrics } from "./dashboard.metrics.server.ts";
import { REPORT_FILES } from "./dashboard.queries.server.ts";
import { mayOpenPhoto } from "./opened.server.ts";

/** A photo with the fields of a form beside it. */
const PICTURE = SAFETY_LIMITS.photoBytes + 16 * 1024;

export default {
  metrics: safetyMetrics,
  brief: [dashboardBrief],
  owned: [
    {
      by: safetyReports.workspace,
      touched: safetyReports.createdAt,
      sample: safetyReports.sample,
      adopt: (db, { guest, owner }) => [
        db.update(safetyReports).set({ workspace: owner }).where(eq(safetyReports.workspace, guest)),
      ],
    },
    {
      by: safetyObservations.workspace,
      touched: safetyObservations.createdAt,
      sample: safetyObservations.sample,
      adopt: (db, { guest, owner }) => [
        db
          .update(safetyObservations)
          .set({ workspace: owner })
          .where(eq(safetyObservations.workspace, guest)),
      ],
    },
    {
      by: safetyHours.workspace,
      touched: safetyHours.createdAt,
      sample: safetyHours.sample,
      adopt: (db, { guest, owner }) => [
        // A month that the account has already keeps what the account says.
        db
          .update(safetyHours)
          .set({ workspace: owner })
          .where(
            sql`${safetyHours.workspace} = ${guest} and ${safetyHours.month} not in
              (select kept.month from safety_hours as kept where kept.workspace_id = ${owner})`,
          ),
        db.delete(safetyHours).where(eq(safetyHours.workspace, guest)),
      ],
    },
  ],
  mentions: [
    {
      column: safetyReports.reporter,
      keep: "whoever reported by a link that asks for a name, without an account",
    },
    { column: safetyReports.siteName, keep: "what a site was called when somebody reported by its link" },
    { column: safetyReports.person, keep: "whoever was hurt, as 29 CFR 1904.33 has it kept for five years" },
  ],
  samples: (db, { workspace, language, now }) => {
    const today = now.toISOString().slice(0, 10);
    const made = () => ({
      ...{ id: crypto.randomUUID(), workspace, sample: true, version: 1, createdAt: now.toISOString() },
    });
    const history = sampleHistory(language, today);
    return [
      insertAll(
        db,
        safetyObservations,
        sampleObservations(language, today).map((seen) => ({
          ...{ ...seen, id: crypto.randomUUID(), workspace, sample: true, createdAt: now.toISOString() },
        })),
      ),
      ...sampleReports(language, today).map((report) =>
        db.insert(safetyReports).values({ ...report, ...made() }),
      ),
      insertAll(
        db,
        safetyReports,
        history.reports.map((report) => ({
          ...{ happenedAt: "", caseType: "injury", isPrivate: 0, duty: "none", learnedAt: null, toldOn: "" },
          ...{ whys: "[]", cause: "", linkId: null, source: "", reporter: "", siteName: "" },
          ...report,
          ...made(),
        })),
      ),
      // A month of which somebody typed the hours keeps them.
      insertAll(
        db,
        safetyHours,
        history.hours.map((one) => ({ ...one, ...made() })),
      ).onConflictDoNothing(),
    ];
  },
  links: {
    [NEAR_MISS]: {
      verbs: ["answer", "upload"],
      page: "near-miss",
      title: (id) => sql`(select ${sites.name} from ${sites} where ${sites.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${sites} where ${sites.id} = ${id} and ${sites.workspace} = ${workspace})`,
      href: () => `${DASHBOARD}#posters`,
    },
  },
  guardedFiles: { [REPORT_FILES]: mayOpenPhoto },
  bodyLimits: {
    "/shared/:link/near-miss": PICTURE,
    "/safety-report/:report": PICTURE,
    "/safety-observations": PICTURE,
  },
  toldOnPage: ["/shared/:link/near-miss", "/safety-report/:report", "/safety-observations"],
  toasts: [
    toastSet("safety-observations", { observationKept: "ok", observationRemoved: "ok" }),
    toastSet("shared-near-miss", { nearMissReported: "ok" }),
    toastSet("safety-dashboard", {
      safetyReported: "ok",
      safetyHoursKept: "ok",
      safetySaved: "ok",
      safetyRemoved: "ok",
      safetyActionPlanned: "ok",
      safetyPhotoKept: "ok",
      safetyPhotoRemoved: "ok",
    }),
  ],
} satisfies Contribution;
