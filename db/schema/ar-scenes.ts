import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, workspace } from "./columns.ts";

/** An object that a workspace keeps, with its room and the phone that was set against a tape. It is drawn anew each time. */
export const arScenes = sqliteTable(
  "ar_scenes",
  {
    id: id(),
    workspace: workspace(),
    /** The query of the visualizer's address. */
    link: text("link").notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("ar_scenes_link").on(table.workspace, table.link)],
);
