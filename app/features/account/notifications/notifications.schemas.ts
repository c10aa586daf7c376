import * as v from "valibot";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

export const MarkRead = v.variant(
  "intent",
  [
    v.object(
      { intent: v.literal("read"), notification: v.pipe(v.string(STALE), v.maxLength(200, STALE)) },
      STALE,
    ),
    v.object({ intent: v.literal("read-all"), until: v.pipe(v.string(STALE), v.isoTimestamp(STALE)) }, STALE),
  ],
  STALE,
);
export type MarkRead = v.InferOutput<typeof MarkRead>;
