import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, owner, version } from "./columns.ts";

/** Which wording of a legal document somebody agreed to, and when. The wordings themselves lie in the code. */
export const policyAcceptances = sqliteTable(
  "policy_acceptances",
  {
    owner: owner(),
    document: text("document", { enum: ["terms", "privacy", "copyright"] }).notNull(),
    edition: integer("edition").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.document, table.edition] })],
);

/** What somebody asks the operator for: their data, their deletion, that something is taken down, or word of the patents. */
export const legalRequests = sqliteTable(
  "legal_requests",
  {
    id: id(),
    /** Who filed it, as an owner. */
    owner: owner(),
    kind: text("kind", { enum: ["access", "deletion", "takedown", "patents"] }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** In a takedown, where on this site it is; of patents, which ones and for whom. */
    place: text("place").notNull().default(""),
    text: text("text").notNull(),
    /** `en`, `es` or `he`: the language that it is answered in. */
    language: text("language", { enum: ["en", "es", "he"] }).notNull(),
    state: text("state", { enum: ["received", "checking", "done", "refused"] })
      .notNull()
      .default("received"),
    /** What the operator said at the end. */
    answer: text("answer").notNull().default(""),
    version: version(),
    createdAt: createdAt(),
    dueAt: moment("due_at").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    index("legal_requests_owner").on(table.owner, table.createdAt),
    index("legal_requests_state").on(table.state, table.dueAt),
  ],
);
