import * as v from "valibot";
import { isCalendarDay } from "~/lib/local-day.ts";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  timeZone,
  wholeNumber,
} from "~/services/form-fields.ts";
import { CAUSES, DUTIES, KINDS, OUTCOMES, SAFETY_LIMITS, TYPES } from "./dashboard.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const line = (most: number) => optionalText(most, LONG);
const what = textLine(SAFETY_LIMITS.what, { empty: "errors.what", long: LONG });
const place = textLine(SAFETY_LIMITS.place, { empty: "errors.place", long: LONG });
const maybe = (is: (text: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.check((text) => text === "" || is(text), message),
    ),
    " ",
  );
const maybeDay = maybe(isCalendarDay, "errors.day");
const maybeTime = maybe((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), "errors.time");

/** A near miss in three fields. There is none for whoever reports it. */
export const NearMiss = v.object(
  {
    intent: v.literal("report", STALE),
    idem: formKey(STALE),
    what,
    place,
    happenedOn: calendarDay("errors.day"),
  },
  STALE,
);

/** What was seen being done. Nobody is named, neither who saw it nor who was seen. */
export const Observation = v.object(
  {
    intent: v.literal("observe", STALE),
    idem: formKey(STALE),
    verdict: oneOf(["safe", "unsafe"], "errors.verdict"),
    what,
    place,
  },
  STALE,
);
export const ObservationRemoval = v.object(
  { intent: v.literal("remove", STALE), observation: formKey(STALE) },
  STALE,
);

/** The same from whoever holds the link of a site; a name only where the link asks for one. */
export const NearMissByLink = v.object({ ...NearMiss.entries, printedName: line(SAFETY_LIMITS.name) }, STALE);

/** A photo for a report, and taking one away. */
export const ReportPhoto = v.object({ intent: v.literal("photo", STALE), idem: formKey(STALE) }, STALE);
export const ReportPhotoRemoval = v.object(
  { intent: v.literal("drop-photo", STALE), file: formKey(STALE) },
  STALE,
);

/** What everybody worked in a month. */
export const Hours = v.object(
  {
    intent: v.literal("hours", STALE),
    month: v.pipe(
      v.string("errors.month"),
      v.trim(),
      v.regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, "errors.month"),
    ),
    hours: wholeNumber({ least: 0, most: SAFETY_LIMITS.hours }, "errors.hours"),
    people: wholeNumber({ least: 0, most: SAFETY_LIMITS.people }, "errors.people"),
  },
  STALE,
);

const why = line(SAFETY_LIMITS.why);

/** A report with its case and its investigation. */
export const Report = v.object(
  {
    intent: v.literal("save", STALE),
    version: rowVersion(STALE),
    kind: oneOf(KINDS, STALE),
    what,
    place,
    happenedOn: calendarDay("errors.day"),
    happenedAt: maybeTime,
    siteZone: timeZone("errors.zone"),
    outcome: oneOf(OUTCOMES, STALE),
    caseType: oneOf(TYPES, STALE),
    person: line(SAFETY_LIMITS.name),
    jobTitle: line(SAFETY_LIMITS.name),
    isPrivate: v.optional(v.literal("on", STALE)),
    injury: line(SAFETY_LIMITS.what),
    awayFrom: maybeDay,
    awayUntil: maybeDay,
    restrictedFrom: maybeDay,
    restrictedUntil: maybeDay,
    duty: oneOf(DUTIES, STALE),
    learnedOn: maybeDay,
    learnedTime: maybeTime,
    toldOn: maybeDay,
    // Nothing chosen is sent as nothing.
    cause: v.pipe(v.optional(v.string(STALE), " "), v.trim(), v.picklist(["", ...CAUSES], STALE)),
    ...{ why1: why, why2: why, why3: why, why4: why, why5: why },
  },
  STALE,
);
export type Report = v.InferOutput<typeof Report>;

/** Something to be put right after an investigation. */
export const ReportAction = v.object(
  {
    intent: v.literal("plan", STALE),
    idem: formKey(STALE),
    action: textLine(SAFETY_LIMITS.action, { empty: "errors.action", long: LONG }),
    owner: textLine(SAFETY_LIMITS.name, { empty: "errors.owner", long: LONG }),
    due: calendarDay("errors.day"),
  },
  STALE,
);

export const ReportRemoval = v.object(
  { intent: v.literal("remove", STALE), version: rowVersion(STALE) },
  STALE,
);
