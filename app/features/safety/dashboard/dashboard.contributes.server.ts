import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { safetyHours, safetyReports } from "~db/schema/safety.ts";
import { sampleReports } from "~db/seed/sample/safety/dashboard.ts";
import { dashboardBrief } from "./dashboard.brief.server.ts";

export default {
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
    { column: safetyReports.person, keep: "whoever was hurt, as 29 CFR 1904.33 has it kept for five years" },
  ],
  samples: (db, { workspace, language, now }) =>
    sampleReports(language, now.toISOString().slice(0, 10)).map((report) =>
      db.insert(safetyReports).values({
        ...report,
        ...{ id: crypto.randomUUID(), workspace, sample: true, createdAt: now.toISOString() },
      }),
    ),
  toasts: [
    toastSet("safety-dashboard", {
      safetyReported: "ok",
      safetyHoursKept: "ok",
      safetySaved: "ok",
      safetyRemoved: "ok",
    }),
  ],
} satisfies Contribution;
