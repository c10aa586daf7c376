import * as v from "valibot";
import { readPosition } from "~/engines/place/place.ts";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  timeZone,
  wholeNumber,
} from "~/services/form-fields.ts";
import { EXCEPTIONS } from "./exceptions.ts";
import { RULE_SETS } from "./overtime.ts";
import { ACTS, WORKFORCE_LIMITS } from "./workforce.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const reference = v.optional(v.pipe(v.string(STALE), v.trim(), v.maxLength(80, STALE)), " ");
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const clockTime = v.pipe(v.string("errors.time"), v.trim(), v.regex(TIME, "errors.time"));
const minutes = (most: number, message: string) => v.optional(wholeNumber({ least: 0, most }, message), "0");

export const NewCrew = v.object(
  {
    intent: v.literal("crew", STALE),
    idem: formKey(STALE),
    name: textLine(WORKFORCE_LIMITS.name, { empty: "errors.name", long: LONG }),
    site: reference,
    siteZone: timeZone("errors.zone"),
    ruleSet: oneOf(RULE_SETS, "errors.ruleSet"),
    weekStart: wholeNumber({ least: 0, most: 6 }, "errors.weekStart"),
    fenceMetres: wholeNumber({ least: 20, most: WORKFORCE_LIMITS.fence }, "errors.fence"),
    burdenPercent: wholeNumber({ least: 0, most: WORKFORCE_LIMITS.burden }, "errors.burden"),
  },
  STALE,
);

export const CrewRemoval = v.object({ intent: v.literal("remove", STALE) }, STALE);

const worker = {
  name: textLine(WORKFORCE_LIMITS.name, { empty: "errors.name", long: LONG }),
  trade: optionalText(WORKFORCE_LIMITS.trade, LONG),
  rate: v.pipe(
    dollars("errors.rate"),
    v.minValue(0, "errors.rate"),
    v.maxValue(WORKFORCE_LIMITS.rate, "errors.rate"),
  ),
};

export const NewWorker = v.object(
  { intent: v.literal("worker", STALE), idem: formKey(STALE), ...worker },
  STALE,
);

export const WorkerChange = v.object(
  {
    intent: v.literal("save", STALE),
    version: rowVersion(STALE),
    ...worker,
    active: v.optional(v.literal("on", STALE)),
    again: v.optional(v.literal("on", STALE)),
  },
  STALE,
);

/** A position that a browser says; what cannot be read is none, and keeps nobody from clocking in. */
const here = v.optional(
  v.pipe(
    v.string(STALE),
    v.transform((typed) => {
      const read = readPosition(typed.slice(0, 80));
      return read.ok ? read.position : undefined;
    }),
  ),
);
const accuracy = v.optional(
  v.pipe(
    v.string(STALE),
    v.transform((typed) => {
      const metres = Math.round(Number(typed));
      return typed.trim() !== "" && metres >= 0 && metres <= 100_000 ? metres : undefined;
    }),
  ),
);

/** Clocking in, out or to another job. Whoever is meant is read from the boxes, or is the page's own worker. */
export const Clock = v.object(
  {
    intent: v.picklist(ACTS, STALE),
    idem: formKey(STALE),
    code: optionalText(WORKFORCE_LIMITS.code, LONG),
    site: reference,
    /** Earlier today, by the clocks of the site; empty for now. */
    time: v.optional(
      v.pipe(
        v.string("errors.time"),
        v.trim(),
        v.check((text) => text === "" || TIME.test(text), "errors.time"),
      ),
      " ",
    ),
    break: minutes(WORKFORCE_LIMITS.break, "errors.break"),
    here,
    accuracy,
  },
  STALE,
);

const reason = textLine(WORKFORCE_LIMITS.reason, { empty: "errors.reason", long: LONG });
const times = {
  day: calendarDay("errors.day"),
  from: clockTime,
  toDay: calendarDay("errors.day"),
  to: clockTime,
  break: minutes(WORKFORCE_LIMITS.break, "errors.break"),
  code: optionalText(WORKFORCE_LIMITS.code, LONG),
  rate: v.pipe(
    optionalDollars({ form: STALE, money: "errors.rate" }),
    v.minValue(0, "errors.rate"),
    v.maxValue(WORKFORCE_LIMITS.rate, "errors.rate"),
  ),
};

/** A shift that somebody types, or one that nobody punched. */
export const TypedShift = v.object(
  { intent: v.literal("fix", STALE), idem: formKey(STALE), version: rowVersion(STALE), ...times, reason },
  STALE,
);
export const NewShift = v.object(
  { intent: v.literal("shift", STALE), idem: formKey(STALE), ...times, reason },
  STALE,
);

/** The shifts of a day as they were seen, `id:version` each, which somebody found right. */
export const DayApproval = v.object(
  {
    intent: v.literal("approve-day", STALE),
    day: calendarDay(STALE),
    shifts: v.pipe(
      v.string(STALE),
      v.maxLength(WORKFORCE_LIMITS.workers * 200, STALE),
      v.regex(/^[\w:.-]+:\d+(?: [\w:.-]+:\d+)*$/, STALE),
      v.transform((text) =>
        text.split(" ").map((one) => {
          const at = one.lastIndexOf(":");
          return { id: one.slice(0, at), version: Number(one.slice(at + 1)) };
        }),
      ),
    ),
  },
  STALE,
);

/** How many hours are planned for a cost code; none takes its budget away. */
export const CodeBudget = v.object(
  {
    intent: v.literal("budget", STALE),
    code: textLine(WORKFORCE_LIMITS.code, { empty: "errors.code", long: LONG }),
    budget: wholeNumber({ least: 0, most: WORKFORCE_LIMITS.budget }, "errors.budget"),
  },
  STALE,
);

/** Taking what is proposed, or leaving a shift as it is; both with the reason. */
export const Acceptance = v.object(
  {
    intent: v.picklist(["accept", "keep"], STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    kind: v.picklist(EXCEPTIONS, STALE),
    /** What was proposed when it was read: the end, ISO 8601. */
    proposed: v.optional(v.pipe(v.string(STALE), v.maxLength(30, STALE)), " "),
    reason,
  },
  STALE,
);

export const Voiding = v.object(
  { intent: v.literal("void", STALE), idem: formKey(STALE), version: rowVersion(STALE), reason },
  STALE,
);
