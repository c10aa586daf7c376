import { eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { dayAfter } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { insertAll } from "~db/insert-all.ts";
import {
  workforceApprovals,
  workforceBudgets,
  workforceCorrections,
  workforceCrews,
  workforcePunches,
  workforceWeeks,
  workforceWorkers,
} from "~db/schema/workforce.ts";
import { budgetBrief } from "./budget.brief.server.ts";
import { sampleRows } from "./example.server.ts";
import process from "./week.process.server.ts";
import { weekId } from "./weeks.server.ts";
import { workforceBrief } from "./workforce.brief.server.ts";
import { crewsOfDay } from "./workforce.day.server.ts";
import { CREW, crewPath, WORKER, workerPath } from "./workforce.limits.ts";
import { workforceMetrics } from "./workforce.metrics.server.ts";
import { workforceNeeds } from "./workforce.needs.server.ts";

const TABLES = [
  workforceCrews,
  workforceWorkers,
  workforcePunches,
  workforceCorrections,
  workforceApprovals,
  workforceWeeks,
  workforceBudgets,
] as const;

export default {
  metrics: workforceMetrics,
  dayFacts: [crewsOfDay],
  needsMe: [workforceNeeds],
  brief: [workforceBrief, budgetBrief],
  owned: TABLES.map((table) => ({
    by: table.workspace,
    touched: table.createdAt,
    sample: table.sample,
    adopt: (db, { guest, owner }) => [
      db
        .update(table as SQLiteTable)
        .set({ workspace: owner } as never)
        .where(eq(table.workspace, guest)),
    ],
  })),
  mentions: [
    { column: workforceCrews.name, keep: "what a crew is called" },
    { column: workforceCrews.siteName, keep: "what a site was called when the crew was made" },
    { column: workforceWorkers.name, keep: "what the foreman calls a worker, who has no account" },
    { column: workforceWorkers.nameKey, keep: "the same name as it is compared" },
    { column: workforcePunches.siteName, keep: "what a site was called when somebody began there" },
    { column: workforcePunches.inBy, as: "owner", fate: "empty" },
    { column: workforcePunches.outBy, as: "owner", fate: "empty" },
    { column: workforceCorrections.by, as: "owner", fate: "empty" },
    { column: workforceApprovals.by, as: "owner", fate: "empty" },
  ],
  samples: (db, { workspace, language, now }) => {
    const { crew, workers, punches, budgets } = sampleRows(language, now, crypto.randomUUID(), workspace);
    const weeks = [...new Set(punches.flatMap(({ weekOn, weekTo }) => [weekOn, weekTo]))];
    const createdAt = now.toISOString();
    return [
      db.insert(workforceCrews).values(crew),
      insertAll(db, workforceWorkers, workers),
      insertAll(db, workforcePunches, punches),
      insertAll(db, workforceBudgets, budgets),
      insertAll(
        db,
        workforceWeeks,
        weeks.map((weekOn) => ({
          ...{ id: weekId(crew.id, weekOn), workspace, crewId: crew.id, weekOn, createdAt, sample: true },
          endsAt: startOfDay(dayAfter(weekOn, 7), crew.siteZone),
          ...{ state: "draft", stateSince: createdAt, version: 1 },
        })),
      ),
    ];
  },
  processes: [process],
  toasts: [
    toastSet("workforce", {
      workforceCrewMade: "ok",
      workforceCrewRemoved: "ok",
      workforceWorkerAdded: "ok",
      workforceWorkerSaved: "ok",
      workforceIn: "ok",
      workforceOut: "ok",
      workforceSwitched: "ok",
      workforceSome: "warn",
      workforceFixed: "ok",
      workforceShiftAdded: "ok",
      workforceWeekMoved: "ok",
      workforceDayApproved: "ok",
      workforceBudgetSet: "ok",
    }),
  ],
  links: {
    [CREW]: {
      verbs: ["sign", "upload"],
      page: "kiosk",
      title: (id) =>
        sql`(select ${workforceCrews.name} from ${workforceCrews} where ${workforceCrews.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${workforceCrews} where ${workforceCrews.id} = ${id}
          and ${workforceCrews.workspace} = ${workspace})`,
      href: crewPath,
    },
    [WORKER]: {
      verbs: ["sign", "upload"],
      page: "clock",
      title: (id) =>
        sql`(select ${workforceWorkers.name} from ${workforceWorkers} where ${workforceWorkers.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${workforceWorkers} where ${workforceWorkers.id} = ${id}
          and ${workforceWorkers.workspace} = ${workspace})`,
      href: workerPath,
    },
  },
} satisfies Contribution;
