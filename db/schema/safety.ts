import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, siteZone, version, workspace } from "./columns.ts";

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

/** A list that is written on pages. What is published of it is the next version in `checklist_templates`. */
export const checklistDrafts = sqliteTable(
  "checklist_drafts",
  {
    id: id(),
    workspace: workspace(),
    /** Of the list that it becomes, in all its versions. */
    key: text("key").notNull(),
    /** The draft of `features/safety/checklists/draft.ts`, as JSON. */
    content: text("content").notNull(),
    /** The version of the list with which it began, or that was last published from it; 0 where there is none yet. */
    base: integer("base").notNull().default(0),
    /** The version of this row that was published last. */
    publishedVersion: integer("published_version"),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("checklist_drafts_once").on(table.workspace, table.key)],
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
    /** The signature as it was drawn with a finger, as a path of `lib/drawn-signature.ts`; empty where it was only typed. */
    drawn: text("drawn").notNull().default(""),
  },
  (table) => [
    index("checklist_runs_workspace").on(table.workspace, table.signedAt, table.runOn),
    index("checklist_runs_list").on(table.workspace, table.templateKey, table.runOn),
  ],
);

/**
 * Something to be put right that a run or the investigation of a report asked for: it hangs on one of the two. Its state is
 * the process `checklistAction`.
 */
export const checklistActions = sqliteTable(
  "checklist_actions",
  {
    id: id(),
    workspace: workspace(),
    runId: text("run_id").references(() => checklistRuns.id, { onDelete: "cascade" }),
    reportId: text("report_id").references(() => safetyReports.id, { onDelete: "cascade" }),
    /** The item of the run, and what it asked, by language, as JSON; empty for a report. */
    itemId: text("item_id").notNull().default(""),
    prompt: text("prompt").notNull().default("{}"),
    what: text("what").notNull(),
    /** Whoever is to do it, as the inspector or the investigator wrote it. */
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
    index("checklist_actions_report").on(table.reportId),
  ],
);

/**
 * A checklist that is due again and again, at a site, for a machine or anywhere. When it is next due follows from the runs of
 * its list that were signed there: nothing else is kept.
 */
export const checklistPlans = sqliteTable(
  "checklist_plans",
  {
    id: id(),
    workspace: workspace(),
    templateKey: text("template_key").notNull(),
    /** What the list was called, by language, as JSON. */
    name: text("name").notNull(),
    /** Every so many days, so many times a day, or on a day of the week. */
    rhythm: text("rhythm", { enum: ["days", "shifts", "weekday"] }).notNull(),
    /** The days, the shifts of a day, or the day of the week: 0 is Sunday. */
    every: integer("every").notNull(),
    siteId: text("site_id"),
    siteName: text("site_name").notNull().default(""),
    /** Which scaffold, which truck; empty for any. */
    place: text("place").notNull().default(""),
    /** The first day, `YYYY-MM-DD`. */
    startsOn: text("starts_on").notNull(),
    /** Of whoever planned it: the brief calls the list so. */
    language: text("language").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("checklist_plans_workspace").on(table.workspace, table.templateKey)],
);

/** A talk that a workspace wrote itself. */
export const tailgateTalks = sqliteTable(
  "tailgate_talks",
  {
    id: id(),
    workspace: workspace(),
    title: text("title").notNull(),
    /** The talk of `features/safety/tailgate`, as JSON. */
    content: text("content").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("tailgate_talks_workspace").on(table.workspace, table.createdAt)],
);

/** A talk that is planned, held or signed. It keeps what was said, whole and in three languages. */
export const tailgateRecords = sqliteTable(
  "tailgate_records",
  {
    id: id(),
    workspace: workspace(),
    talkKey: text("talk_key").notNull(),
    content: text("content").notNull(),
    siteId: text("site_id"),
    projectId: text("project_id"),
    /** As they were called when it began: a signed record must not change with them. */
    siteName: text("site_name").notNull().default(""),
    projectName: text("project_name").notNull().default(""),
    place: text("place").notNull().default(""),
    /** `YYYY-MM-DD`, where it is held. */
    heldOn: text("held_on").notNull(),
    presenter: text("presenter").notNull().default(""),
    /** What makes the presenter fit to hold it. */
    qualification: text("qualification").notNull().default(""),
    /** What is dangerous here and today, in the presenter's own words. */
    hazards: text("hazards").notNull().default(""),
    /** Of whoever holds it. */
    language: text("language").notNull(),
    signedAt: moment("signed_at"),
    /** SHA-256 of everything that was signed. */
    seal: text("seal").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("tailgate_records_workspace").on(table.workspace, table.heldOn),
    index("tailgate_records_talk").on(table.workspace, table.talkKey, table.heldOn),
  ],
);

/** Somebody who was there and signed. Nobody signs a record twice. */
export const tailgateAttendees = sqliteTable(
  "tailgate_attendees",
  {
    id: id(),
    workspace: workspace(),
    recordId: text("record_id")
      .notNull()
      .references(() => tailgateRecords.id, { onDelete: "cascade" }),
    /** Its place in the list. */
    position: integer("position").notNull(),
    /** As it was typed, and as it is compared. */
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    signature: text("signature").notNull(),
    company: text("company").notNull().default(""),
    language: text("language").notNull(),
    /** Whether both questions were answered. */
    understood: integer("understood", { mode: "boolean" }).notNull().default(false),
    /** `list` on the presenter's phone, `link` on their own, `late` after the record was closed. */
    via: text("via", { enum: ["list", "link", "late"] }).notNull(),
    /** Of a late line, over the record's own hash; the others stand under that one. */
    seal: text("seal").notNull().default(""),
    sample: sample(),
    createdAt: createdAt(),
    /** The signature as it was drawn with a finger, as a path of `lib/drawn-signature.ts`; empty where it was only typed. */
    drawn: text("drawn").notNull().default(""),
  },
  (table) => [
    uniqueIndex("tailgate_attendees_once").on(table.recordId, table.nameKey),
    index("tailgate_attendees_workspace").on(table.workspace, table.nameKey),
  ],
);

/** A near miss, damage or an injury as it was reported, and its case of 29 CFR 1904. Nobody is asked who reported it. */
export const safetyReports = sqliteTable(
  "safety_reports",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind").notNull().default("near-miss"),
    what: text("what").notNull(),
    place: text("place").notNull().default(""),
    /** `YYYY-MM-DD` and `HH:MM` by the clocks of the site; the time may be empty. */
    happenedOn: text("happened_on").notNull(),
    happenedAt: text("happened_at").notNull().default(""),
    siteZone: siteZone(),
    outcome: text("outcome").notNull().default("none"),
    caseType: text("case_type").notNull().default("injury"),
    /** Whoever was hurt; withheld from Form 300 in a privacy case. */
    person: text("person").notNull().default(""),
    jobTitle: text("job_title").notNull().default(""),
    isPrivate: integer("is_private", { mode: "boolean" }).notNull().default(false),
    /** Column F: the injury, the part of the body, and what did it. */
    injury: text("injury").notNull().default(""),
    awayFrom: text("away_from").notNull().default(""),
    awayUntil: text("away_until").notNull().default(""),
    restrictedFrom: text("restricted_from").notNull().default(""),
    restrictedUntil: text("restricted_until").notNull().default(""),
    /** What OSHA has to be told by the hour, since when it is known, and when it was told. */
    duty: text("duty").notNull().default("none"),
    learnedAt: moment("learned_at"),
    toldOn: text("told_on").notNull().default(""),
    /** The five whys, as a list in JSON. */
    whys: text("whys").notNull().default("[]"),
    /** What the investigation found it to come from, one of `CAUSES` of the dashboard; empty while nobody has said. */
    cause: text("cause").notNull().default(""),
    /** Which link it came by, what that was called then, and whoever printed a name where the link asks for one. */
    linkId: text("link_id"),
    source: text("source").notNull().default(""),
    reporter: text("reporter").notNull().default(""),
    /** What the site was called when somebody reported by its link. */
    siteName: text("site_name").notNull().default(""),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("safety_reports_workspace").on(table.workspace, table.happenedOn),
    index("safety_reports_link").on(table.linkId, table.createdAt),
  ],
);

/** Something that somebody saw being done safely, or not; nobody is named, and nothing has happened. */
export const safetyObservations = sqliteTable(
  "safety_observations",
  {
    id: id(),
    workspace: workspace(),
    isSafe: integer("is_safe", { mode: "boolean" }).notNull(),
    what: text("what").notNull(),
    place: text("place").notNull().default(""),
    /** `YYYY-MM-DD`, where it was seen. */
    seenOn: text("seen_on").notNull(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("safety_observations_workspace").on(table.workspace, table.seenOn)],
);

/** The hours that everybody of a workspace worked in a month, and how many they were. */
export const safetyHours = sqliteTable(
  "safety_hours",
  {
    id: id(),
    workspace: workspace(),
    /** `YYYY-MM`. */
    month: text("month").notNull(),
    hours: integer("hours").notNull(),
    people: integer("people").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("safety_hours_month").on(table.workspace, table.month)],
);
