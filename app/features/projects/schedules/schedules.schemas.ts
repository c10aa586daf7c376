import * as v from "valibot";
import { isCalendarDay } from "~/lib/local-day.ts";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { CONSTRAINT_TYPES, REASONS, TASK_CALENDARS } from "~db/schema/schedules.terms.ts";
import { daysIn } from "./plan.ts";
import { SCHEDULE_LIMITS as MOST } from "./schedules.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

const name = textLine(MOST.name, { empty: "errors.name", long: "errors.long" });
const idOf = v.pipe(v.string(STALE), v.maxLength(60, STALE));

/** A number that may be left empty; null then. */
const maybeNumber = (most: number, message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.regex(/^\d{0,6}$/, message),
      v.transform((digits) => (digits === "" ? null : Number(digits))),
      v.check((value) => value === null || value <= most, message),
    ),
    " ",
  );

/** A day that may be left empty; null then. */
const maybeDay = (message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.check((day) => day === "" || isCalendarDay(day), message),
      v.transform((day) => (day === "" ? null : day)),
    ),
    " ",
  );

/** Days of the calendar, as they are typed: one after the other, however separated. */
const manyDays = v.optional(
  v.pipe(
    v.string("errors.days"),
    v.maxLength(6_000, "errors.days"),
    v.transform((typed) => [...new Set(daysIn(typed.replace(/[,;]/g, " ")))].sort().join(" ")),
    v.check((days) => daysIn(days).every(isCalendarDay), "errors.days"),
  ),
  " ",
);

const duration = v.pipe(
  v.string("errors.duration"),
  v.trim(),
  v.regex(/^\d{1,5}$/, "errors.duration"),
  v.transform(Number),
  v.maxValue(MOST.days, "errors.duration"),
);

/** The form that begins a schedule: blank, from a template, or of a file. */
export const ScheduleStart = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("create"),
        idem: formKey(STALE),
        name,
        template: optionalText(40, STALE),
        project: optionalText(60, STALE),
        startOn: calendarDay("errors.day"),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("import"),
        idem: formKey(STALE),
        project: optionalText(60, STALE),
        startOn: calendarDay("errors.day"),
      },
      STALE,
    ),
  ],
  STALE,
);
export type ScheduleStart = v.InferOutput<typeof ScheduleStart>;

const task = {
  name,
  phase: optionalText(MOST.phase, "errors.long"),
  duration,
  links: optionalText(MOST.links, "errors.long"),
  crew: optionalText(MOST.crew, "errors.long"),
  location: optionalText(MOST.location, "errors.long"),
  workers: maybeNumber(MOST.workers, "errors.workers"),
  calendar: v.picklist(TASK_CALENDARS, STALE),
  constraintType: v.picklist(CONSTRAINT_TYPES, STALE),
  constraintDay: maybeDay("errors.day"),
  started: maybeDay("errors.day"),
  finished: maybeDay("errors.day"),
  percent: maybeNumber(100, "errors.percent"),
  remaining: maybeNumber(MOST.days, "errors.remaining"),
};

/** The forms of one schedule. Messages are keys of the namespace `schedules`. */
export const ScheduleChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("add"),
        idem: formKey(STALE),
        lines: textLine(MOST.pasted, { empty: "errors.lines", long: "errors.linesLong" }),
        phase: optionalText(MOST.phase, "errors.long"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("edit"), task: idOf, version: rowVersion(STALE), ...task }, STALE),
    v.object(
      {
        intent: v.literal("tick"),
        task: idOf,
        version: rowVersion(STALE),
        /** The page that shows the task among others, and to which the form leads back. */
        back: optionalText(10, STALE),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove"), task: idOf, version: rowVersion(STALE) }, STALE),
    v.object(
      { intent: v.literal("report"), version: rowVersion(STALE), dataDate: calendarDay("errors.day") },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("settings"),
        version: rowVersion(STALE),
        name,
        project: optionalText(60, STALE),
        startOn: calendarDay("errors.day"),
        deadline: maybeDay("errors.day"),
        workday: v.optional(
          v.pipe(
            v.union(
              [v.string("errors.workdays"), v.array(v.string("errors.workdays"), "errors.workdays")],
              "errors.workdays",
            ),
            v.transform((typed) => [...new Set([typed].flat())].sort().join("")),
            v.regex(/^[0-6]{0,7}$/, "errors.workdays"),
          ),
          "",
        ),
        holidays: manyDays,
        extraDays: manyDays,
        nearDays: wholeNumber({ least: 0, most: MOST.nearDays }, "errors.nearDays"),
        workers: maybeNumber(MOST.workers, "errors.workers"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("baseline"), idem: formKey(STALE), name }, STALE),
    v.object(
      { intent: v.literal("shift"), task: idOf, version: rowVersion(STALE), day: calendarDay("errors.day") },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("promise"),
        task: v.optional(
          v.pipe(
            v.union([idOf, v.array(idOf, "errors.promise")], "errors.promise"),
            v.transform((typed) => [typed].flat()),
            v.maxLength(100, "errors.promise"),
          ),
        ),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("close"),
        promise: idOf,
        state: oneOf(["kept", ...REASONS], "errors.reason"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("feed"), version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("delete") }, STALE),
  ],
  STALE,
);
export type ScheduleChange = v.InferOutput<typeof ScheduleChange>;
export type ChangeOf<Intent extends ScheduleChange["intent"]> = Extract<ScheduleChange, { intent: Intent }>;
