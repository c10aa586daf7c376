import * as v from "valibot";
import {
  calendarDay,
  drawnSignature,
  formKey,
  optionalChoice,
  optionalText,
  rowVersion,
} from "~/services/form-fields.ts";
import { CHECKLISTS_LIMITS } from "./checklists.limits.ts";

const STALE = "errors.form";
const reference = optionalChoice(STALE);

export const NewRun = v.object(
  {
    intent: v.literal("start", STALE),
    idem: formKey(STALE),
    site: reference,
    project: reference,
    place: optionalText(CHECKLISTS_LIMITS.place, "errors.long"),
    day: calendarDay("errors.day"),
    paper: v.optional(v.literal("on", STALE)),
  },
  STALE,
);
export type NewRun = v.InferOutput<typeof NewRun>;

/** How often a list is due, at which site and for what. */
export const NewPlan = v.object(
  {
    intent: v.literal("plan", STALE),
    idem: formKey(STALE),
    rhythm: v.pipe(v.string("errors.rhythm"), v.regex(/^(?:days|shifts|weekday-[0-6])$/, "errors.rhythm")),
    every: v.optional(v.pipe(v.string(STALE), v.trim(), v.regex(/^\d{0,3}$/, "errors.every")), " "),
    planSite: reference,
    planPlace: optionalText(CHECKLISTS_LIMITS.place, "errors.long"),
    startsOn: calendarDay("errors.day"),
  },
  STALE,
);

export const PlanRemoval = v.object({ intent: v.literal("unplan", STALE), plan: formKey(STALE) }, STALE);

/** The head of a run's form; its items are read by `answers.logic.ts`, because their number is the template's. */
export const RunForm = v.object(
  {
    intent: v.pipe(v.string(STALE), v.regex(/^(?:save|fill|sign|photo\.\d{1,3})$/, STALE)),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    printedName: optionalText(CHECKLISTS_LIMITS.name, "errors.long"),
    drawn: drawnSignature("errors.drawn"),
  },
  STALE,
);
export type RunForm = v.InferOutput<typeof RunForm>;

export const RunRemoval = v.object({ intent: v.literal("remove", STALE) }, STALE);

export const PhotoForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("add", STALE), idem: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("drop", STALE), file: formKey(STALE) }, STALE),
  ],
  STALE,
);

export const TemplateChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("import", STALE), idem: formKey(STALE), list: reference }, STALE),
    v.object({ intent: v.literal("drop", STALE), list: formKey(STALE) }, STALE),
  ],
  STALE,
);

/** What was done, with a picture of it and the name of whoever did it. */
export const ActionDone = v.object(
  {
    intent: v.literal("finish", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    printedName: optionalText(CHECKLISTS_LIMITS.name, "errors.long"),
    note: optionalText(CHECKLISTS_LIMITS.note, "errors.long"),
  },
  STALE,
);
