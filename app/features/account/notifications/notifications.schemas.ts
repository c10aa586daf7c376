import * as v from "valibot";
import { NOTIFICATION_CODES } from "~db/schema/account.codes.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const codes = v.optional(v.array(v.picklist(NOTIFICATION_CODES, STALE), STALE), []);

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

/** The kinds that are ticked in each column; one that is not ticked is not wanted. */
export const ChooseChannels = v.object(
  { intent: v.literal("choose", STALE), inApp: codes, mail: codes },
  STALE,
);
export type ChooseChannels = v.InferOutput<typeof ChooseChannels>;
