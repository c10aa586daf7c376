import * as v from "valibot";
import { calendarDay, formKey, rowVersion, textLine } from "~/services/form-fields.ts";
import { BRIEF_LIMITS } from "./morning-brief.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";
const named = v.pipe(v.string(STALE), v.trim(), v.regex(/^[\w:-]{1,60}$/, STALE));

const finding = { site: named, day: calendarDay(STALE), rule: named, version: rowVersion(STALE) };

/** The forms of the brief. Messages are keys of the namespace `morning-brief`. */
export const BriefChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("seen"), ...finding }, STALE),
    v.object(
      {
        intent: v.literal("snooze"),
        ...finding,
        reason: textLine(BRIEF_LIMITS.reason, { empty: "errors.reason", long: "errors.long" }),
        until: calendarDay("errors.until"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("back"), ...finding }, STALE),
    v.object({ intent: v.literal("mail"), site: named }, STALE),
    v.object({ intent: v.literal("no-mail"), site: named }, STALE),
    // Its thresholds are read one by one, by the names that the features contribute.
    v.object({ intent: v.literal("limits"), version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("usual"), version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("samples"), idem: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("clear") }, STALE),
  ],
  STALE,
);
export type BriefChange = v.InferOutput<typeof BriefChange>;
