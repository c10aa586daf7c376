import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, version, workspace } from "./columns.ts";
import { REPORT_REASONS } from "./directory.terms.ts";
import { files } from "./file.ts";

/** A page about a firm or a person. Its workspace is whoever looks after it: who wrote it, or the firm itself once it is its own. */
export const directoryEntries = sqliteTable(
  "directory_entries",
  {
    id: id(),
    workspace: workspace(),
    /** The name of a kind, which says what `attrs` holds. */
    kind: text("kind").notNull(),
    name: text("name").notNull(),
    /** The name folded, by which lists are sorted. */
    nameKey: text("name_key").notNull(),
    /** Everything that is searched, folded. */
    words: text("words").notNull(),
    about: text("about").notNull().default(""),
    /** As the schema of its kind has it. */
    attrs: text("attrs", { mode: "json" }).notNull(),
    /** Since when it is the firm's own page: an administrator looked at the firm's evidence. */
    firmSince: moment("firm_since"),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
    /** Whoever it is about sees it, and nobody else. */
    hidden: integer("hidden", { mode: "boolean" }).notNull().default(false),
    /** The account of whom it is about, of a kind of persons: one of each. */
    person: text("person"),
  },
  (table) => [
    index("directory_entries_workspace").on(table.workspace, table.kind),
    index("directory_entries_kind").on(
      ...[table.kind, table.nameKey, table.id, table.sample, table.hidden, table.person, table.workspace],
      table.firmSince,
    ),
    uniqueIndex("directory_entries_person").on(table.person, table.kind),
  ],
);

/** What an entry can be found by: written anew with every change of it. */
export const directoryFacets = sqliteTable(
  "directory_facets",
  {
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    value: text("value").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.key, table.value] }),
    index("directory_facets_value").on(table.kind, table.key, table.value, table.entryId),
  ],
);

/** Where an entry is to be found: a branch, a yard, an office. */
export const directoryPlaces = sqliteTable(
  "directory_places",
  {
    id: id(),
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    called: text("called").notNull(),
    address: text("address").notNull().default(""),
    phone: text("phone").notNull().default(""),
    /** When it is open, as whoever wrote it typed it. */
    hours: text("hours").notNull().default(""),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    /** The same point on a sphere of radius 1, so that a statement compares distances by multiplying alone. */
    x: real("x").notNull(),
    y: real("y").notNull(),
    z: real("z").notNull(),
    /** The kind of its entry. */
    kind: text("kind").notNull().default(""),
  },
  (table) => [
    index("directory_places_entry").on(table.entryId, table.position),
    // All that distances are told from, so that those of a whole country are compared without reading their rows.
    index("directory_places_latitude").on(
      table.kind,
      table.latitude,
      table.x,
      table.y,
      table.z,
      table.entryId,
    ),
  ],
);

/** What somebody says of an entry with whom they had to do; the workspace is whose it was to say. */
export const directoryReviews = sqliteTable(
  "directory_reviews",
  {
    id: id(),
    workspace: workspace(),
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id, { onDelete: "cascade" }),
    /** By what they had to do with each other, and which: one review for each. */
    relationKind: text("relation_kind").notNull(),
    relationId: text("relation_id").notNull(),
    /** 1 to 5. */
    stars: integer("stars").notNull(),
    body: text("body").notNull().default(""),
    /** What the firm says to it. */
    answer: text("answer").notNull().default(""),
    answeredAt: moment("answered_at"),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
    /** An administrator took it down after a report: it counts no more, and the reason stands in its place. */
    takenDownAt: moment("taken_down_at"),
    takenDownReason: text("taken_down_reason").notNull().default(""),
  },
  (table) => [
    uniqueIndex("directory_reviews_once").on(table.relationKind, table.relationId),
    index("directory_reviews_entry").on(table.entryId, table.createdAt),
    index("directory_reviews_workspace").on(table.workspace),
  ],
);

/** That a review breaks a rule, as somebody says who read it. What was decided stays with it: it is the log. */
export const directoryReports = sqliteTable(
  "directory_reports",
  {
    id: id(),
    workspace: workspace(),
    reviewId: text("review_id")
      .notNull()
      .references(() => directoryReviews.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    body: text("body").notNull().default(""),
    decidedAt: moment("decided_at"),
    verdict: text("verdict", { enum: ["kept", "takenDown"] }),
    /** Why, as the administrator said it. */
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("directory_reports_once").on(table.workspace, table.reviewId),
    index("directory_reports_review").on(table.reviewId),
    index("directory_reports_waiting").on(table.decidedAt, table.createdAt),
  ],
);

/** What somebody keeps to come back to: a shortlist, of a member or of a browser. */
export const directoryKept = sqliteTable(
  "directory_kept",
  {
    workspace: workspace(),
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspace, table.entryId] }),
    index("directory_kept_entry").on(table.entryId),
  ],
);

/** A search that somebody keeps, as the address has it: of each once. */
export const directorySearches = sqliteTable(
  "directory_searches",
  {
    id: id(),
    workspace: workspace(),
    kind: text("kind").notNull(),
    /** What whoever keeps it calls it. */
    called: text("called").notNull(),
    /** The query of the address, in the order of the form. */
    query: text("query").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("directory_searches_once").on(table.workspace, table.kind, table.query)],
);

/** What a photo of an entry shows: a job that was done. The photo is a file of the entry, and takes this along. */
export const directoryPhotos = sqliteTable(
  "directory_photos",
  {
    fileId: text("file_id")
      .primaryKey()
      .references(() => files.id, { onDelete: "cascade" }),
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id, { onDelete: "cascade" }),
    /** The job, and the year of it where it is said. */
    job: text("job").notNull(),
    year: integer("year"),
  },
  (table) => [index("directory_photos_entry").on(table.entryId)],
);

/** A firm that says a page is its own; its state is the process `directoryClaim`. */
export const directoryClaims = sqliteTable(
  "directory_claims",
  {
    id: id(),
    workspace: workspace(),
    entryId: text("entry_id")
      .notNull()
      .references(() => directoryEntries.id, { onDelete: "cascade" }),
    /** Who asks, and as what, as they typed it. */
    claimant: text("claimant").notNull(),
    /** How an administrator can see that it is true, and the page of the firm's own that says it. */
    evidence: text("evidence").notNull().default(""),
    address: text("address").notNull().default(""),
    state: text("state").notNull().default("asked"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index("directory_claims_entry").on(table.entryId),
    index("directory_claims_workspace").on(table.workspace),
    index("directory_claims_state").on(table.state, table.stateSince),
  ],
);
