import * as v from "valibot";
import { oneOf, optionalText } from "~/services/form-fields.ts";
import { LINES, NOTE } from "./month-end.limits.ts";

const STALE = "errors.form";
const line = oneOf(LINES, STALE);

/** Something of a month that somebody has looked at, or has to look at again; a month that is closed or opened again. */
export const MonthEndForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("tick", STALE), line, note: optionalText(NOTE, "errors.long") }, STALE),
    v.object({ intent: v.literal("untick", STALE), line }, STALE),
    v.object({ intent: v.literal("close", STALE) }, STALE),
    v.object({ intent: v.literal("reopen", STALE) }, STALE),
  ],
  STALE,
);
export type MonthEndForm = v.InferOutput<typeof MonthEndForm>;
