import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { STAY_ISSUES } from "~db/schema/lodging.terms.ts";
import { LODGING_LIMITS as MOST } from "./lodging.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const person = (message: string) =>
  v.pipe(v.optional(v.string(message), " "), v.trim(), v.nonEmpty(message), v.maxLength(60, message));
const nights = {
  bed: wholeNumber({ least: 1, most: MOST.beds }, "errors.bed"),
  from: calendarDay("errors.day"),
  until: calendarDay("errors.day"),
};
const cents = v.pipe(v.string(STALE), v.regex(/^\d{1,12}$/, STALE), v.transform(Number));

/** What is done on the pages of a stay, beside its process. */
export const StayForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("longer"),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        longerTo: calendarDay("errors.day"),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("early"),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        early: calendarDay("errors.day"),
        total: cents,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("occupant"),
        idem: formKey(STALE),
        called: textLine(MOST.called, { empty: "errors.called", long: LONG }),
        job: optionalText(MOST.job, LONG),
        ...nights,
      },
      STALE,
    ),
    v.object(
      { intent: v.literal("assign"), idem: formKey(STALE), occupant: person("errors.called"), ...nights },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("swap"),
        idem: formKey(STALE),
        occupant: person("errors.called"),
        other: person("errors.other"),
        from: calendarDay("errors.day"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove"), idem: formKey(STALE), occupant: person("errors.called") }, STALE),
    v.object(
      {
        intent: v.literal("issue"),
        idem: formKey(STALE),
        kind: oneOf(STAY_ISSUES, "errors.issue"),
        problem: textLine(MOST.issue, { empty: "errors.problem", long: LONG }),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("answer"),
        issue: formKey(STALE),
        answer: textLine(MOST.answer, { empty: "errors.answer", long: LONG }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("solved"), issue: formKey(STALE) }, STALE),
    v.object(
      {
        intent: v.literal("review"),
        idem: formKey(STALE),
        stars: wholeNumber({ least: 1, most: 5 }, "errors.stars"),
        body: optionalText(MOST.review, LONG),
      },
      STALE,
    ),
  ],
  STALE,
);
export type StayForm = v.InferOutput<typeof StayForm>;
