import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { cents, createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** The page on which a workspace tells its own clients a range: one for each. Its id is its address. */
export const quotePages = sqliteTable(
  "quote_pages",
  {
    id: id(),
    workspace: workspace(),
    /** What the firm is called, and what it tells beside. */
    firm: text("firm").notNull(),
    intro: text("intro").notNull().default(""),
    /** The jobs that are offered, with commas between; empty for all. */
    jobs: text("jobs").notNull().default(""),
    /** Percent, and dollars an hour, by the name of the term. */
    terms: text("terms", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The colour that clients see on it and on the firm's proposals: a name of `firm-brand.ts`; empty for the site's own. */
    accent: text("accent").notNull().default(""),
    /** Closed, it is shown to nobody. */
    open: integer("open", { mode: "boolean" }).notNull(),
    version: version(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("quote_pages_workspace").on(table.workspace)],
);

/** What a client sent from such a page: the job as it was answered, the range as it was told, and how to reach them. */
export const quoteRequests = sqliteTable(
  "quote_requests",
  {
    id: id(),
    workspace: workspace(),
    pageId: text("page_id").notNull(),
    job: text("job").notNull(),
    /** The form that was answered, in its version then. */
    form: text("form").notNull(),
    formVersion: integer("form_version").notNull(),
    answers: text("answers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    lowCents: cents("low_cents").notNull(),
    likelyCents: cents("likely_cents").notNull(),
    highCents: cents("high_cents").notNull(),
    /** Until when the range was said to hold, `YYYY-MM-DD`. */
    validUntil: text("valid_until").notNull(),
    /** Who asks, as typed. */
    client: text("client").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    place: text("place").notNull().default(""),
    note: text("note").notNull().default(""),
    language: text("language", { enum: ["en", "es", "he"] }).notNull(),
    state: text("state", { enum: ["received", "answered", "converted", "closed"] })
      .notNull()
      .default("received"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [
    index("quote_requests_workspace").on(table.workspace, table.createdAt),
    index("quote_requests_page").on(table.pageId, table.createdAt),
  ],
);
