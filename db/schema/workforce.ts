import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";

/** People who work together, and by which rules their hours are paid. Zone and workweek are fixed (29 CFR 778.105). */
export const workforceCrews = sqliteTable(
  "workforce_crews",
  {
    id: id(),
    workspace: workspace(),
    name: text("name").notNull(),
    /** Where they work as a rule. */
    siteId: text("site_id"),
    /** As it was called when the crew was made. */
    siteName: text("site_name").notNull().default(""),
    siteZone: siteZone(),
    /** Metres around the gate beyond which a punch is flagged. */
    fenceMetres: integer("fence_metres").notNull().default(200),
    ruleSet: text("rule_set", { enum: ["flsa", "california"] }).notNull(),
    /** The day on which the workweek begins, 0 for Sunday. */
    weekStart: integer("week_start").notNull(),
    /** What an hour costs beside its wage, in per cent of it. */
    burdenPercent: integer("burden_percent").notNull().default(0),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("workforce_crews_workspace").on(table.workspace, table.name)],
);

/** Somebody of a crew. They need no account and no address; the name is what the foreman types. */
export const workforceWorkers = sqliteTable(
  "workforce_workers",
  {
    id: id(),
    workspace: workspace(),
    crewId: text("crew_id")
      .notNull()
      .references(() => workforceCrews.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The name as it is compared. */
    nameKey: text("name_key").notNull(),
    /** The classification that a payroll names. */
    trade: text("trade").notNull().default(""),
    /** Of a plain hour. */
    rateCents: cents("rate_cents").notNull().default(0),
    /** Whether they still belong to the crew: hours that were worked stay. */
    active: integer("active", { mode: "boolean" }).notNull().default(true),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("workforce_workers_workspace").on(table.workspace, table.crewId),
    // Nobody stands in a crew twice.
    uniqueIndex("workforce_workers_once").on(table.crewId, table.nameKey),
  ],
);

/**
 * A shift, from its punch in to its punch out, in whole minutes of UTC. What was punched first stays beside what it was
 * corrected to. Of a position the distance to the gate alone is kept.
 */
export const workforcePunches = sqliteTable(
  "workforce_punches",
  {
    id: id(),
    workspace: workspace(),
    crewId: text("crew_id")
      .notNull()
      .references(() => workforceCrews.id, { onDelete: "cascade" }),
    workerId: text("worker_id")
      .notNull()
      .references(() => workforceWorkers.id, { onDelete: "cascade" }),
    siteId: text("site_id"),
    siteName: text("site_name").notNull().default(""),
    siteZone: siteZone(),
    /** The cost code, as typed. */
    code: text("code").notNull().default(""),
    inAt: moment("in_at").notNull(),
    outAt: moment("out_at"),
    /** The worker, while the shift is open and counts; null afterwards. Unique, so that nobody is clocked in twice. */
    openFor: text("open_for"),
    /** The first days of the weeks in which it begins and ends, at the site. */
    weekOn: text("week_on").notNull(),
    weekTo: text("week_to").notNull(),
    /** Unpaid minutes. */
    breakMinutes: integer("break_minutes").notNull().default(0),
    /** Of a plain hour of this shift, as the worker's was when it began; null in shifts from before it was kept. */
    rateCents: cents("rate_cents"),
    /** `typed` is a shift that somebody wrote down afterwards. */
    inSource: text("in_source", { enum: ["phone", "crew", "kiosk", "typed"] }).notNull(),
    outSource: text("out_source", { enum: ["phone", "crew", "kiosk", "typed"] }),
    /** Which account punched; null for a guest and for whoever holds a link. */
    inBy: text("in_by"),
    outBy: text("out_by"),
    inMetres: integer("in_metres"),
    inAccuracy: integer("in_accuracy"),
    outMetres: integer("out_metres"),
    outAccuracy: integer("out_accuracy"),
    /** As they were punched; never changed. */
    firstInAt: moment("first_in_at").notNull(),
    firstOutAt: moment("first_out_at"),
    /** The key of the form that punched out, so that it does so once. */
    outKey: text("out_key"),
    /** Taken out of the hours; the row stays. */
    void: integer("void", { mode: "boolean" }).notNull().default(false),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("workforce_punches_workspace").on(table.workspace, table.crewId, table.weekTo),
    // With what the figures of hours ask for, so that the index alone answers them.
    index("workforce_punches_in").on(
      table.workspace,
      table.inAt,
      table.outAt,
      table.void,
      table.sample,
      table.breakMinutes,
      table.code,
    ),
    // Shifts that nobody ended, among all that somebody did.
    index("workforce_punches_out").on(table.workspace, table.outAt, table.inAt, table.void, table.sample),
    index("workforce_punches_worker").on(table.workerId, table.inAt),
    uniqueIndex("workforce_punches_open").on(table.openFor),
  ],
);

/** Who changed a shift, from what to what, and why. Written once. */
export const workforceCorrections = sqliteTable(
  "workforce_corrections",
  {
    id: id(),
    workspace: workspace(),
    punchId: text("punch_id")
      .notNull()
      .references(() => workforcePunches.id, { onDelete: "cascade" }),
    /** The exception that it answers, `typed`, or `void`. */
    kind: text("kind").notNull(),
    reason: text("reason").notNull(),
    /** In, out, break and code as JSON. */
    before: text("before").notNull(),
    after: text("after").notNull(),
    by: text("by"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("workforce_corrections_punch").on(table.punchId, table.createdAt),
    index("workforce_corrections_workspace").on(table.workspace),
  ],
);

/**
 * That somebody looked at a shift and found it right, as it stood: a shift that changes afterwards has another version, and
 * with it no approval. A day is approved when every shift that begins on it is. Written once.
 */
export const workforceApprovals = sqliteTable(
  "workforce_approvals",
  {
    id: id(),
    workspace: workspace(),
    punchId: text("punch_id")
      .notNull()
      .references(() => workforcePunches.id, { onDelete: "cascade" }),
    punchVersion: integer("punch_version").notNull(),
    /** Which account; null for a guest. */
    by: text("by"),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("workforce_approvals_workspace").on(table.workspace),
    uniqueIndex("workforce_approvals_once").on(table.punchId, table.punchVersion),
  ],
);

/** A week of a crew; its state is the process `workforceWeek`. Its version grows with every change of its hours. */
export const workforceWeeks = sqliteTable(
  "workforce_weeks",
  {
    id: id(),
    workspace: workspace(),
    crewId: text("crew_id")
      .notNull()
      .references(() => workforceCrews.id, { onDelete: "cascade" }),
    /** Its first day, `YYYY-MM-DD`. */
    weekOn: text("week_on").notNull(),
    /** When it is over where the crew is. */
    endsAt: moment("ends_at").notNull(),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("workforce_weeks_workspace").on(table.workspace, table.state),
    uniqueIndex("workforce_weeks_once").on(table.crewId, table.weekOn),
  ],
);

/**
 * How many minutes are planned for a cost code at a place: a site, or a crew that has none. The id is made of both, so that
 * a code has one budget.
 */
export const workforceBudgets = sqliteTable(
  "workforce_budgets",
  {
    id: id(),
    workspace: workspace(),
    /** The site, or the crew. */
    placeId: text("place_id").notNull(),
    /** The cost code, as typed. */
    code: text("code").notNull(),
    minutes: integer("minutes").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("workforce_budgets_workspace").on(table.workspace, table.placeId)],
);
