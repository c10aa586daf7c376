import { eq, sql } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { drawings } from "~db/schema/assistant.ts";
import { blueprintToasts, readerToasts } from "./blueprint.toasts.ts";
import { DRAWING, pictureKey } from "./saved.queries.server.ts";
import { MOST_PLAIN_BYTES, MOST_UPLOAD_BYTES } from "./saved-limits.ts";
import { MOST_QUESTION_BYTES } from "./vision.schemas.ts";

/** Only members keep drawings today; a guest's would go along all the same. */
const adoptDrawings: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(drawings).set({ workspace: owner }).where(eq(drawings.workspace, guest)),
];

export default {
  owned: [
    {
      by: drawings.workspace,
      adopt: adoptDrawings,
      touched: drawings.createdAt,
      files: { name: drawings.id, key: pictureKey },
    },
  ],
  mentions: [{ column: drawings.name, keep: "the name of a file" }],
  toasts: [blueprintToasts, readerToasts, toastSet("shared-drawing", { sharedAnswerSent: "ok" })],
  links: {
    [DRAWING]: {
      verbs: ["answer", "sign"],
      page: "drawing",
      title: (id) => sql`(select ${drawings.name} from ${drawings} where ${drawings.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${drawings} where ${drawings.id} = ${id} and ${drawings.workspace} = ${workspace})`,
      href: (id) => `/blueprint-analyzer?plan=${id}`,
    },
  },
  bodyLimits: {
    "/blueprint-analyzer": MOST_PLAIN_BYTES,
    "/blueprint-analyzer/drawings": MOST_UPLOAD_BYTES,
    "/blueprint-analyzer/vision": MOST_QUESTION_BYTES,
  },
  policy: {
    // The reader of drawings, a worker from our own assets. Those carry no policy, so that it may compile its wasm;
    // pages may not.
    "worker-src": ["'self'"],
    "trusted-types": ["drawing-reader"],
  },
} satisfies Contribution;
