import type { Contribution } from "~/services/contribution.ts";
import { drawings } from "~db/schema/assistant.ts";
import { blueprintToasts, readerToasts } from "./blueprint.toasts.ts";
import { MOST_PLAIN_BYTES, MOST_UPLOAD_BYTES } from "./saved-limits.ts";
import { MOST_QUESTION_BYTES } from "./vision.schemas.ts";

export default {
  owned: [{ by: drawings.userId }],
  toasts: [blueprintToasts, readerToasts],
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
