import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { scheduleBaselines, schedulePromises, schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { schedulesBrief } from "./schedules.brief.server.ts";
import { plannedOnDay } from "./schedules.day.server.ts";
import { SCHEDULE_LIMITS } from "./schedules.limits.ts";
import { scheduleMetrics } from "./schedules.metrics.server.ts";
import { scheduleTasksOfDay } from "./site-plans.queries.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;

export default {
  metrics: scheduleMetrics,
  dayFacts: [plannedOnDay],
  brief: [schedulesBrief],
  siteTasks: [scheduleTasksOfDay],
  owned: [
    {
      by: schedules.workspace,
      touched: schedules.updatedAt,
      sample: schedules.sample,
      adopt: (db, { guest, owner }) => [
        db.update(schedules).set({ workspace: owner }).where(eq(schedules.workspace, guest)),
      ],
    },
    {
      by: scheduleTasks.workspace,
      touched: scheduleTasks.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(scheduleTasks).set({ workspace: owner }).where(eq(scheduleTasks.workspace, guest)),
      ],
    },
    {
      by: scheduleBaselines.workspace,
      touched: scheduleBaselines.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(scheduleBaselines).set({ workspace: owner }).where(eq(scheduleBaselines.workspace, guest)),
      ],
    },
    {
      by: schedulePromises.workspace,
      touched: schedulePromises.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(schedulePromises).set({ workspace: owner }).where(eq(schedulePromises.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: schedules.name, keep: "what a job is called" },
    { column: scheduleTasks.name, keep: "what work is called" },
    { column: scheduleBaselines.name, keep: "what a plan is called" },
    { column: schedulePromises.name, keep: "what work is called" },
  ],
  bodyLimits: {
    "/ultimate-scheduling": SCHEDULE_LIMITS.file + FORM_BYTES,
  },
  toasts: [
    toastSet("schedules", {
      scheduleMade: "ok",
      scheduleAdded: "ok",
      scheduleSaved: "ok",
      scheduleRemoved: "ok",
      scheduleReported: "ok",
      scheduleBaseline: "ok",
      schedulePromised: "ok",
      scheduleClosed: "ok",
      scheduleFeed: "ok",
      scheduleDeleted: "ok",
    }),
  ],
} satisfies Contribution;
