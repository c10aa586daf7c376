import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { projects } from "./projects.ts";

/** What is still to be put right on a job: one defect, where it is, whose it is, and how far it has come. */
export const punchItems = sqliteTable(
  "punch_items",
  {
    id: id(),
    workspace: workspace(),
    projectId: text("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** Counted within the job, from 1: what people call it on site. */
    number: integer("number").notNull(),
    room: text("room").notNull(),
    trade: text("trade").notNull(),
    words: text("words").notNull(),
    priority: text("priority").notNull().default("normal"),
    /** `YYYY-MM-DD`, the last day on which it is in time. */
    dueOn: text("due_on"),
    backChargeCents: cents("back_charge_cents").notNull().default(0),
    /** Who shall put it right, as people call them: a firm or a crew, with or without an account. */
    assignee: text("assignee").notNull().default(""),
    /** Set where somebody of the workspace does the work; a sub works by link. */
    assignedTo: text("assigned_to"),
    /** Who raised it, and so has to find it good; null once they are gone. */
    approver: text("approver"),
    /** Whether it takes a photo of the finished work to hand it over for review. */
    photoNeeded: integer("photo_needed", { mode: "boolean" }).notNull().default(true),
    /** When the assignee said that they will do it. */
    acceptedAt: moment("accepted_at"),
    /** Ids of the photos that were sent as proof of the finished work, as a JSON list. */
    afterPhotos: text("after_photos").notNull().default("[]"),
    /** When the work was ordered, the last time: proof from before then proves nothing any more. */
    workSince: moment("work_since"),
    rejections: integer("rejections").notNull().default(0),
    /** A plan picture of the job, and where on it, in thousandths of its width and height from the top left. */
    planId: text("plan_id"),
    pinX: integer("pin_x"),
    pinY: integer("pin_y"),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
    /** Of a plan of several pages that is no picture: the page from 1, and the square of its grid, such as `C-4`. */
    pinPage: integer("pin_page"),
    pinGrid: text("pin_grid").notNull().default(""),
  },
  (table) => [
    unique("punch_items_number").on(table.projectId, table.number),
    index("punch_items_workspace").on(table.workspace, table.projectId, table.number),
    // With what the figures of quality ask for, so that the index alone answers them.
    index("punch_items_created").on(
      table.workspace,
      table.createdAt,
      table.sample,
      table.projectId,
      table.state,
      table.backChargeCents,
    ),
    index("punch_items_state").on(
      table.workspace,
      table.state,
      table.stateSince,
      table.sample,
      table.projectId,
      table.rejections,
      table.createdAt,
    ),
    check("punch_items_pin", sql`${table.pinX} between 0 and 1000 and ${table.pinY} between 0 and 1000`),
  ],
);
