import * as v from "valibot";
import { readDays, readHours, WEEKDAYS } from "~/engines/booking/booking.ts";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  timeZone,
  wholeNumber,
} from "~/services/form-fields.ts";
import { MENTOR_LANGUAGES, MENTOR_TOPICS, MENTOR_TRADES } from "~db/schema/mentors.terms.ts";
import { MENTOR_LIMITS as MOST } from "./mentors.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

/** Boxes of one name: one is sent as a text, several as a list; in the order of the list of all. */
const boxes = <Value extends string>(values: readonly Value[], message: string) =>
  v.pipe(
    v.optional(v.union([v.string(FORM), v.array(v.string(FORM), FORM)], FORM), []),
    v.transform((sent): Value[] => values.filter((value) => [sent].flat().includes(value))),
    v.minLength(1, message),
  );

const hours = v.pipe(
  v.optional(v.string(FORM), " "),
  v.maxLength(100, LONG),
  v.check((typed) => readHours(typed) !== undefined, "errors.hours"),
);
const minutes = v.optional(v.picklist(["30", "60"], FORM), "60");

type Weekday = (typeof WEEKDAYS)[number];
const ofDays = <const Prefix extends string, Schema>(prefix: Prefix, schema: Schema) =>
  Object.fromEntries(WEEKDAYS.map((day) => [`${prefix}${day}`, schema])) as Record<
    `${Prefix}${Weekday}`,
    Schema
  >;

const joinBy = textLine(MOST.joinBy, { empty: "errors.joinBy", long: LONG });

/** What somebody offers as a mentor; with a version where it is changed. */
export const MentorForm = v.object(
  {
    intent: v.picklist(["become", "change"], FORM),
    idem: formKey(FORM),
    version: v.optional(rowVersion(FORM), "1"),
    shownAs: textLine(MOST.shownAs, { empty: "errors.shownAs", long: LONG }),
    about: v.pipe(
      v.string("errors.about"),
      v.trim(),
      v.minLength(30, "errors.about"),
      v.maxLength(MOST.about, LONG),
    ),
    trades: boxes(MENTOR_TRADES, "errors.trades"),
    topics: boxes(MENTOR_TOPICS, "errors.topics"),
    languages: boxes(MENTOR_LANGUAGES, "errors.languages"),
    years: wholeNumber({ least: 1, most: MOST.years }, "errors.years"),
    hour: optionalDollars({ form: FORM, money: "errors.money" }),
    zone: timeZone("errors.zone"),
    ...ofDays("hours", hours),
    ...ofDays("minutes", minutes),
    daysOff: v.pipe(
      v.optional(v.string(FORM), " "),
      v.check((typed) => (readDays(typed)?.length ?? MOST.daysOff + 1) <= MOST.daysOff, "errors.daysOff"),
    ),
    noticeHours: wholeNumber({ least: 0, most: MOST.noticeHours }, "errors.noticeHours"),
    weekMost: wholeNumber({ least: 1, most: MOST.weekMost }, "errors.weekMost"),
    joinBy,
  },
  FORM,
);
export type MentorForm = v.InferOutput<typeof MentorForm>;

export const OpenForm = v.object({ intent: v.picklist(["open", "pause"], FORM) }, FORM);

export const ZoneForm = v.object({ intent: v.literal("zone", FORM), zone: timeZone("errors.zone") }, FORM);

/** A moment in UTC, as a slot names it. */
const slot = v.pipe(
  v.string("errors.at"),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/, "errors.at"),
  v.check((at) => !Number.isNaN(Date.parse(at)), "errors.at"),
);

/** A slot that is booked, with the question. */
export const BookForm = v.object(
  {
    intent: v.literal("book", FORM),
    idem: formKey(FORM),
    at: slot,
    askedAs: textLine(MOST.askedAs, { empty: "errors.askedAs", long: LONG }),
    question: v.pipe(
      v.string("errors.question"),
      v.trim(),
      v.minLength(MOST.leastQuestion, "errors.question"),
      v.maxLength(MOST.question, "errors.questionLong"),
    ),
  },
  FORM,
);

/** What is done with a session beside the steps of its process. */
export const SessionForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("slot"), idem: formKey(FORM), version: rowVersion(FORM), at: slot }, FORM),
    v.object(
      { intent: v.literal("notes"), version: rowVersion(FORM), notes: optionalText(MOST.note, LONG) },
      FORM,
    ),
    v.object(
      {
        intent: v.literal("action"),
        idem: formKey(FORM),
        task: textLine(MOST.task, { empty: "errors.task", long: LONG }),
        dueOn: calendarDay("errors.day"),
      },
      FORM,
    ),
    v.object({ intent: v.literal("finish"), action: v.pipe(v.string(FORM), v.uuid(FORM)) }, FORM),
    v.object(
      {
        intent: v.literal("rate"),
        idem: formKey(FORM),
        stars: oneOf(["1", "2", "3", "4", "5"], "errors.stars"),
        body: optionalText(MOST.words, LONG),
      },
      FORM,
    ),
  ],
  FORM,
);
