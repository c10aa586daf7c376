import * as v from "valibot";
import { centsOf } from "~/lib/dollars.ts";
import { calendarDay, formKey, oneOf, optionalChoice, rowVersion, textLine } from "~/services/form-fields.ts";
import { GOALS } from "~/services/metrics.ts";
import { INTELLIGENCE_LIMITS, KEPT_PERIODS, OWN, SIDES } from "./intelligence.limits.ts";

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

/** A typed figure in hundredths of its unit: dollars, percent, days or a number; one below zero has a minus. */
const hundredths = v.pipe(
  v.string("errors.threshold"),
  v.trim(),
  v.transform((typed) => {
    const [, minus = "", size = ""] = /^([-−]?)(.*?)%?$/.exec(typed) ?? [];
    const parts = centsOf(size);
    return parts === undefined || minus === "" ? parts : -parts;
  }),
  v.number("errors.threshold"),
);

const alertFields = {
  idem: formKey(STALE),
  words: textLine(INTELLIGENCE_LIMITS.alertWords, {
    empty: "errors.alertWords",
    long: "errors.alertWordsLong",
  }),
  figure: v.optional(v.pipe(text, v.nonEmpty("errors.metric")), " "),
  side: oneOf(SIDES, "errors.side"),
  threshold: hundredths,
  days: oneOf(KEPT_PERIODS, "errors.period"),
  job: optionalChoice(STALE),
};

export const AlertForm = v.object({ intent: v.literal("alert", STALE), ...alertFields }, STALE);
export type AlertSet = Omit<v.InferOutput<typeof AlertForm>, "intent">;

export const ChangeAlertForm = v.object(
  { intent: v.literal("changeAlert", STALE), alert: text, version: rowVersion(STALE), ...alertFields },
  STALE,
);
export type AlertChanged = Omit<v.InferOutput<typeof ChangeAlertForm>, "intent" | "idem">;

export const DropAlertForm = v.object({ intent: v.literal("dropAlert", STALE), alert: text }, STALE);

export const BoardForm = v.object(
  {
    intent: v.literal("makeBoard", STALE),
    idem: formKey(STALE),
    name: textLine(INTELLIGENCE_LIMITS.boardName, {
      empty: "errors.boardName",
      long: "errors.boardNameLong",
    }),
    figures: oneOf([OWN, ...GOALS], "errors.boardFigures"),
    span: oneOf(KEPT_PERIODS, "errors.period"),
    site: optionalChoice(STALE),
  },
  STALE,
);
export type BoardMade = Omit<v.InferOutput<typeof BoardForm>, "intent">;

export const DropBoardForm = v.object({ intent: v.literal("dropBoard", STALE), board: text }, STALE);
