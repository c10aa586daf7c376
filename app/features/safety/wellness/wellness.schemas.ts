import * as v from "valibot";
import { calendarDay, formKey, oneOf, optionalText, textLine, wholeNumber } from "~/services/form-fields.ts";
import { KINDS, PROGRAMS, UNITS, WELLNESS_LIMITS } from "./wellness.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const reference = v.optional(v.pipe(v.string(STALE), v.trim(), v.maxLength(80, STALE)), " ");
const place = optionalText(WELLNESS_LIMITS.place, LONG);
const name = textLine(WELLNESS_LIMITS.name, { empty: "errors.name", long: LONG });

/** A typed number, with a point or a comma. */
const measure = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^[-−]?\d{1,4}(?:[.,]\d{1,2})?$/, message),
    v.transform((typed) => Number(typed.replace(",", ".").replace("−", "-"))),
  );

/** A plan for one day. Whether the air can be so warm is asked with the unit, by `temperatureProblem`. */
export const NewPlan = v.object(
  {
    intent: v.literal("plan", STALE),
    idem: formKey(STALE),
    site: reference,
    siteName: optionalText(WELLNESS_LIMITS.place, LONG),
    planOn: calendarDay("errors.day"),
    temperature: measure("errors.temperature"),
    unit: oneOf(UNITS, "errors.unit"),
    humidity: v.pipe(
      measure("errors.humidity"),
      v.minValue(0, "errors.humidity"),
      v.maxValue(100, "errors.humidity"),
    ),
    fullSun: v.optional(v.literal("on", STALE)),
    people: wholeNumber({ least: 1, most: WELLNESS_LIMITS.crew }, "errors.people"),
    hours: wholeNumber({ least: 1, most: WELLNESS_LIMITS.hours }, "errors.hours"),
    place,
  },
  STALE,
);

/** Somebody who is new to the heat or comes back to it. */
export const NewPerson = v.object(
  {
    intent: v.literal("person", STALE),
    idem: formKey(STALE),
    name,
    kind: oneOf(KINDS, "errors.kind"),
    buddy: optionalText(WELLNESS_LIMITS.name, LONG),
  },
  STALE,
);

/** A day that was worked in the heat. */
export const HeatDay = v.object(
  { intent: v.literal("day", STALE), person: v.string(STALE), workedOn: calendarDay("errors.day") },
  STALE,
);

/** Taking something away. */
export const Removal = v.object(
  {
    intent: v.picklist(["drop-plan", "drop-person", "drop-round", "drop-session", "called"], STALE),
    id: v.string(STALE),
  },
  STALE,
);

export const NewRound = v.object(
  {
    intent: v.literal("round", STALE),
    idem: formKey(STALE),
    crew: textLine(WELLNESS_LIMITS.place, { empty: "errors.crew", long: LONG }),
    heldOn: calendarDay("errors.day"),
  },
  STALE,
);

const scale = (message: string) => v.pipe(oneOf(["1", "2", "3", "4", "5"], message), v.transform(Number));

/** An anonymous answer. There is no field for a name, and none for words. */
export const CheckIn = v.object(
  {
    intent: v.literal("check-in", STALE),
    idem: formKey(STALE),
    mood: scale("errors.scale"),
    fatigue: scale("errors.scale"),
  },
  STALE,
);

export const NewSession = v.object(
  {
    intent: v.literal("session", STALE),
    idem: formKey(STALE),
    program: oneOf(PROGRAMS, "errors.program"),
    heldOn: calendarDay("errors.day"),
    heldAt: v.pipe(v.string("errors.time"), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "errors.time")),
    place,
  },
  STALE,
);

export const Enrolment = v.object(
  { intent: v.literal("enrol", STALE), idem: formKey(STALE), session: v.string(STALE), name },
  STALE,
);

/** Somebody asks to be called: how, and in which language of theirs the page is. */
export const CallRequest = v.object(
  {
    intent: v.literal("call", STALE),
    idem: formKey(STALE),
    contact: textLine(WELLNESS_LIMITS.contact, { empty: "errors.contact", long: LONG }),
  },
  STALE,
);

/** Somebody came, or did not after all. */
export const Attendance = v.object(
  { intent: v.picklist(["came", "missed"], STALE), id: v.string(STALE) },
  STALE,
);
