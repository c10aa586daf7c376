import * as v from "valibot";
import { calendarDay, formKey, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { WORK_KINDS } from "~db/schema/weather.terms.ts";
import { NOTICE_LIMITS } from "./crew-notice.ts";
import { MEASURES, type Measure } from "./kinds.data.ts";
import { WEATHER_LIMITS as MOST } from "./weather.limits.ts";

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";
const idOf = v.pipe(v.string(STALE), v.trim(), v.regex(/^[\w:-]{0,60}$/, STALE));

/** A number with a fraction that may be left empty; null then. */
const maybeDecimal = v.optional(
  v.pipe(
    v.string("errors.number"),
    v.trim(),
    v.transform((typed) => typed.replace(",", ".")),
    v.regex(/^(?:-?\d{1,3}(?:\.\d{1,3})?)?$/, "errors.number"),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  ),
  " ",
);

/** Both fields of a limit, by the measure: `gustCaution`, `gustStop`. */
export const cautionField = <M extends Measure>(measure: M) => `${measure}Caution` as const;
export const stopField = <M extends Measure>(measure: M) => `${measure}Stop` as const;

type LimitField = `${Measure}Caution` | `${Measure}Stop`;
const limitFields = Object.fromEntries(
  MEASURES.flatMap((measure) => [
    [cautionField(measure), maybeDecimal],
    [stopField(measure), maybeDecimal],
  ]),
) as Record<LimitField, typeof maybeDecimal>;

const kind = v.picklist(WORK_KINDS, STALE);

/** The forms of the limits. Messages are keys of the namespace `weather`. */
export const LimitsChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("limits"),
        kind,
        version: rowVersion(STALE),
        ...limitFields,
        concrete: maybeDecimal,
        reason: optionalText(MOST.reason, "errors.long"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("reset"), kind, version: rowVersion(STALE) }, STALE),
  ],
  STALE,
);
export type LimitsChange = v.InferOutput<typeof LimitsChange>;

/** The forms of the weather page. */
export const WeatherChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("kind"),
        site: v.optional(idOf, " "),
        schedule: idOf,
        task: idOf,
        kind: v.optional(v.picklist(["", " ", ...WORK_KINDS], STALE), " "),
      },
      STALE,
    ),
    v.object({ intent: v.literal("refresh"), site: idOf, schedule: v.optional(idOf, " ") }, STALE),
  ],
  STALE,
);
export type WeatherChange = v.InferOutput<typeof WeatherChange>;

/** What a crew is told: of which schedule, for whom, and a word beside. */
export const TellForm = v.object(
  {
    intent: v.literal("tell", STALE),
    idem: formKey(STALE),
    site: v.optional(idOf, " "),
    schedule: idOf,
    crew: optionalText(NOTICE_LIMITS.crew, STALE),
    note: optionalText(NOTICE_LIMITS.note, "errors.long"),
  },
  STALE,
);

/** Hours to a tenth, as tenths. */
const hours = (least: number) =>
  v.pipe(
    v.string("errors.hours"),
    v.trim(),
    v.transform((typed) => typed.replace(",", ".")),
    v.regex(/^\d{1,2}(?:\.\d)?$/, "errors.hours"),
    v.transform((typed) => Math.round(Number(typed) * 10)),
    v.minValue(least, "errors.hours"),
    v.maxValue(MOST.hours * 10, "errors.hours"),
  );

const lost = {
  day: calendarDay("errors.day"),
  hours: hours(1),
  weather: textLine(MOST.words, { empty: "errors.weather", long: "errors.long" }),
  tasks: textLine(MOST.words, { empty: "errors.tasks", long: "errors.long" }),
  evidence: optionalText(MOST.evidence, "errors.long"),
};

const months = Object.fromEntries(
  Array.from({ length: 12 }, (_, n) => [
    `m${n + 1}`,
    v.optional(
      v.pipe(
        v.string("errors.allowance"),
        v.trim(),
        v.regex(/^\d{0,2}$/, "errors.allowance"),
        v.transform(Number),
        v.maxValue(31, "errors.allowance"),
      ),
      " ",
    ),
  ]),
);

/** The forms of the lost days. Messages are keys of the namespace `weather-days`. */
export const DaysChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("record"), idem: formKey(STALE), ...lost }, STALE),
    v.object({ intent: v.literal("edit"), event: idOf, version: rowVersion(STALE), ...lost }, STALE),
    v.object({ intent: v.literal("remove"), event: idOf, version: rowVersion(STALE) }, STALE),
    v.object(
      { intent: v.literal("terms"), version: rowVersion(STALE), dayHours: hours(1), ...months },
      STALE,
    ),
  ],
  STALE,
);
export type DaysChange = v.InferOutput<typeof DaysChange>;
export type LostTime = Omit<Extract<DaysChange, { intent: "record" }>, "intent" | "idem">;
