import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, moment, version, workspace } from "./columns.ts";
import { products } from "./materials.ts";

/** What a product that is read consists of, a row for each part and language; written by the reference data. */
export const goodParts = sqliteTable(
  "good_parts",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    slug: text("slug").notNull(),
    language: text("language").notNull(),
    /** Among the parts of its product, from 1. */
    position: integer("position").notNull(),
    /** `document` has blanks to fill in, `lesson` has questions at its end, `chapter` is read. */
    kind: text("kind", { enum: ["document", "lesson", "chapter"] }).notNull(),
    title: text("title").notNull(),
    /** Markdown; a blank is `{{id}}`. */
    body: text("body").notNull(),
    /** The blanks in their order, as JSON: `[{"id":"owner","label":"Owner: name and address"}]`. */
    blanks: text("blanks").notNull(),
    /** Questions with their choices, the right one first, as JSON: `[{"ask":"…","choices":["…","…"]}]`. */
    questions: text("questions").notNull(),
    /** Whether everybody may read it. */
    free: integer("free", { mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language, table.slug] })],
);

/** What a buyer wrote into a product: the blanks of its documents, and how far its lessons went. */
export const libraryEntries = sqliteTable(
  "library_entries",
  {
    id: id(),
    workspace: workspace(),
    productId: text("product_id").notNull(),
    /** What stands in the blanks of all its documents, by their ids, as JSON. */
    filled: text("filled").notNull().default("{}"),
    /** The lessons that were answered, by their slugs, as JSON: `{"the-schedule":[2,3]}` is two of three right. */
    answered: text("answered").notNull().default("{}"),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("library_entries_product").on(table.workspace, table.productId),
    index("library_entries_workspace").on(table.workspace, table.updatedAt),
  ],
);
