import * as v from "valibot";
import { calendarDay, formKey, oneOf, optionalChoice, textLine } from "~/services/form-fields.ts";
import { INTELLIGENCE_LIMITS, KEPT_PERIODS } from "./intelligence.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const text = v.pipe(v.string(STALE), v.trim(), v.maxLength(60, STALE));

export const KeepForm = v.object(
  {
    intent: v.literal("keep", STALE),
    metric: v.optional(v.pipe(text, v.nonEmpty("errors.metric")), " "),
    split: optionalChoice(STALE),
    period: oneOf(KEPT_PERIODS, "errors.period"),
    project: optionalChoice(STALE),
  },
  STALE,
);
export type Keep = Omit<v.InferOutput<typeof KeepForm>, "intent">;

export const DropForm = v.object({ intent: v.literal("drop", STALE), question: text }, STALE);

export const NoteForm = v.object(
  {
    intent: v.literal("note", STALE),
    idem: formKey(STALE),
    day: calendarDay("errors.noteDay"),
    words: textLine(INTELLIGENCE_LIMITS.noteWords, { empty: "errors.words", long: "errors.wordsLong" }),
  },
  STALE,
);
export type NoteSaid = Omit<v.InferOutput<typeof NoteForm>, "intent">;

export const DropNoteForm = v.object({ intent: v.literal("drop", STALE), note: text }, STALE);
