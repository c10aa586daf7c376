import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, workspace } from "./columns.ts";

/** Which record led to which, from a stranger's question to the job (`app/engines/chain`). */
export const chainLinks = sqliteTable(
  "chain_links",
  {
    id: id(),
    workspace: workspace(),
    /** By `CHAIN_KINDS`. */
    fromKind: text("from_kind").notNull(),
    fromId: text("from_id").notNull(),
    toKind: text("to_kind").notNull(),
    toId: text("to_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("chain_links_once").on(
      table.workspace,
      table.fromKind,
      table.fromId,
      table.toKind,
      table.toId,
    ),
    index("chain_links_from").on(table.fromId),
    index("chain_links_to").on(table.toId),
  ],
);
