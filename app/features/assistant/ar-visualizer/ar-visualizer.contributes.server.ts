import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { arScenes } from "~db/schema/ar-scenes.ts";
import { SCENE, SCENES } from "./scenes.limits.ts";

export default {
  owned: [
    {
      by: arScenes.workspace,
      touched: arScenes.createdAt,
      adopt: (db, { guest, owner }) => [
        // What the member keeps already stays under the name that it has there.
        db
          .delete(arScenes)
          .where(
            sql`workspace_id = ${guest} and link in (select kept.link from ar_scenes as kept where kept.workspace_id = ${owner})`,
          ),
        db.update(arScenes).set({ workspace: owner }).where(eq(arScenes.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: arScenes.name, keep: "what a scene is called" }],
  links: {
    [SCENE]: {
      verbs: [],
      page: "ar-scene",
      title: (id) => sql`(select ${arScenes.name} from ${arScenes} where ${arScenes.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${arScenes} where ${arScenes.id} = ${id} and ${arScenes.workspace} = ${workspace})`,
      href: () => SCENES,
    },
  },
  toasts: [toastSet("ar-scenes", { arSceneKept: "ok", arSceneRemoved: "ok" })],
} satisfies Contribution;
