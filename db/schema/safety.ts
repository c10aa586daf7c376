import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** The versions of the checklists that a workspace brought along. A version is written once and never changed. */
export const checklistTemplates = sqliteTable(
  "checklist_templates",
  {
    id: id(),
    workspace: workspace(),
    /** The list, in all its versions. */
    key: text("key").notNull(),
    number: integer("number").notNull(),
    /** What it is called, by language, as JSON. */
    name: text("name").notNull(),
    items: integer("items").notNull(),
    /** The template of `engines/checklist`, as JSON. */
    content: text("content").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("checklist_templates_workspace").on(table.workspace, table.createdAt),
    uniqueIndex("checklist_templates_version").on(table.key, table.number),
  ],
);

/** One look at something by a checklist. It keeps the template with which it began, whole. */
export const checklistRuns = sqliteTable(
  "checklist_runs",
  {
    id: id(),
    workspace: workspace(),
    templateKey: text("template_key").notNull(),
    templateVersion: integer("template_version").notNull(),
    content: text("content").notNull(),
    siteId: text("site_id"),
    projectId: text("project_id"),
    /** As they were called when it began: a signed record must not change with them. */
    siteName: text("site_name").notNull().default(""),
    projectName: text("project_name").notNull().default(""),
    /** Which scaffold, which truck. */
    place: text("place").notNull().default(""),
    /** `YYYY-MM-DD`, where it was done. */
    runOn: text("run_on").notNull(),
    /** Written from a sheet of paper afterwards. */
    paper: integer("paper", { mode: "boolean" }).notNull().default(false),
    /** Of whoever answers. */
    language: text("language").notNull(),
    /** The answers of `engines/checklist`, as JSON. */
    answers: text("answers").notNull().default("{}"),
    /** Which item each photo shows, by the file's id, as JSON. */
    photos: text("photos").notNull().default("{}"),
    printedName: text("printed_name").notNull().default(""),
    signedAt: moment("signed_at"),
    percent: integer("percent"),
    result: text("result").notNull().default("none"),
    /** What failed when it was signed: id and words of each, as JSON. */
    fails: text("fails").notNull().default("[]"),
    contentHash: text("content_hash").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("checklist_runs_workspace").on(table.workspace, table.signedAt, table.runOn)],
);

/** Something that a run asked to be put right; its state is the process `checklistAction`. */
export const checklistActions = sqliteTable(
  "checklist_actions",
  {
    id: id(),
    workspace: workspace(),
    runId: text("run_id")
      .notNull()
      .references(() => checklistRuns.id, { onDelete: "cascade" }),
    itemId: text("item_id").notNull(),
    /** What was asked, by language, as JSON. */
    prompt: text("prompt").notNull(),
    what: text("what").notNull(),
    /** Whoever is to do it, as the inspector wrote it. */
    assignedTo: text("assigned_to").notNull(),
    dueOn: text("due_on").notNull(),
    state: text("state").notNull().default("open"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("checklist_actions_workspace").on(table.workspace, table.state, table.dueOn),
    index("checklist_actions_run").on(table.runId),
  ],
);
