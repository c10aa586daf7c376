import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDay,
  optionalText,
  rowVersion,
  wholeNumber,
} from "~/services/form-fields.ts";
import { CLOCK_LIMITS } from "./clock.limits.ts";
import { RULE_STATES } from "./lien-rules.ts";

const STALE = "errors.form";
const day = optionalDay({ form: STALE, day: "errors.day" });
const days = wholeNumber({ least: 1, most: CLOCK_LIMITS.days }, "errors.days");

export const NewClockForm = v.object(
  {
    intent: v.literal("start", STALE),
    idem: formKey(STALE),
    project: v.pipe(v.string("errors.project"), v.trim(), v.minLength(1, "errors.project")),
    usState: oneOf(RULE_STATES, "errors.usState"),
    firstOn: calendarDay("errors.day"),
    lastOn: day,
  },
  STALE,
);
export type NewClock = Omit<v.InferOutput<typeof NewClockForm>, "intent">;

export const ClockForm = v.object(
  {
    intent: v.literal("save", STALE),
    clock: formKey(STALE),
    version: rowVersion(STALE),
    firstOn: calendarDay("errors.day"),
    lastOn: day,
    noticeSentOn: day,
    lienFiledOn: day,
  },
  STALE,
);
export type ClockEdit = Omit<v.InferOutput<typeof ClockForm>, "intent">;

export const RuleForm = v.object(
  {
    intent: v.literal("rule", STALE),
    usState: oneOf(RULE_STATES, "errors.usState"),
    /** Zero where there is no rule of the workspace yet. */
    version: rowVersion(STALE),
    noticeDays: v.optional(
      v.pipe(
        v.string("errors.days"),
        v.trim(),
        v.regex(/^(?:[1-9]\d{0,2})?$/, "errors.days"),
        v.transform((typed) => (typed === "" ? null : Number(typed))),
      ),
      " ",
    ),
    lienDays: days,
    source: optionalText(CLOCK_LIMITS.source, "errors.long"),
  },
  STALE,
);
export type RuleEdit = Omit<v.InferOutput<typeof RuleForm>, "intent">;
