import * as v from "valibot";
import { calendarDay, formKey, optionalChoice, rowVersion, textLine } from "~/services/form-fields.ts";
import { MISSION_LIMITS as MOST } from "./missions.limits.ts";

const FORM = "errors.form";
const LONG = "errors.long";

const plan = textLine(MOST.plan, { empty: FORM, long: "errors.planLong" });
const clock = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));
const id = v.pipe(v.string(FORM), v.regex(/^[\w-]{1,64}$/, FORM));

/** A plan of the planner is kept under a name. */
export const KeepForm = v.object(
  {
    intent: v.literal("keep", FORM),
    idem: formKey(FORM),
    name: textLine(MOST.name, { empty: "errors.name", long: LONG }),
    site: optionalChoice(FORM),
    plan,
  },
  FORM,
);

/** What is done with one mission, beside its steps. The answers of a preflight are read beside it, by its items. */
export const MissionForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("replan"), version: rowVersion(FORM), plan }, FORM),
    v.object({ intent: v.literal("preflight"), version: rowVersion(FORM) }, FORM),
    v.object(
      {
        intent: v.literal("flight"),
        idem: formKey(FORM),
        pilot: textLine(MOST.pilot, { empty: "errors.pilot", long: LONG }),
        certificate: textLine(MOST.certificate, { empty: "errors.certificate", long: LONG }),
        day: calendarDay("errors.day"),
        start: clock("errors.start"),
        end: clock("errors.end"),
        conditions: textLine(MOST.conditions, { empty: "errors.conditions", long: LONG }),
      },
      FORM,
    ),
    v.object({ intent: v.literal("strike"), flight: id }, FORM),
    v.object(
      {
        intent: v.literal("photos"),
        version: rowVersion(FORM),
        photos: textLine(MOST.photoText, { empty: "errors.photos", long: "errors.photosMany" }),
      },
      FORM,
    ),
    v.object({ intent: v.literal("remove"), version: rowVersion(FORM) }, FORM),
  ],
  FORM,
);
