import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, sample, version, workspace } from "./columns.ts";

/** A questionnaire as the engine `request` asks it; `words` are what somebody wrote themselves, by the question's id. */
const form = () => text("form", { mode: "json" }).$type<Record<string, unknown>>().notNull();
const words = () => text("words", { mode: "json" }).$type<Record<string, string>>().notNull();

/** A workspace's own questionnaire, begun as a copy of a template. Each change is another version. */
export const intakeForms = sqliteTable(
  "intake_forms",
  {
    id: id(),
    workspace: workspace(),
    template: text("template").notNull(),
    title: text("title").notNull(),
    form: form(),
    words: words(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index("intake_forms_workspace").on(table.workspace, table.createdAt)],
);

/** What one client is asked, with the questionnaire as it stood when it was begun, and what they answered. */
export const intakes = sqliteTable(
  "intakes",
  {
    id: id(),
    workspace: workspace(),
    template: text("template").notNull(),
    /** The own questionnaire that it was begun from; empty for a template of the site. */
    formId: text("form_id").notNull().default(""),
    formVersion: integer("form_version").notNull(),
    /** What the job is called. */
    title: text("title").notNull(),
    form: form(),
    words: words(),
    /** Who is asked, as the sender wrote it. */
    client: text("client").notNull(),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    place: text("place").notNull().default(""),
    answers: text("answers", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
    submittedAt: moment("submitted_at"),
    state: text("state").notNull().default("draft"),
    stateSince: moment("state_since").notNull(),
    version: version(),
    sample: sample(),
    createdAt: createdAt(),
  },
  (table) => [index("intakes_workspace").on(table.workspace, table.createdAt)],
);
