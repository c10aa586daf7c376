import * as v from "valibot";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
} from "~/services/form-fields.ts";

/** Characters of a place and of a note. */
export const PLACE_MAX = 120;
export const NOTE_MAX = 1_000;
/** Reports of a workspace. */
export const MAX_ENTRIES = 200;

export const KINDS = ["theft", "trespass", "damage", "attempt"] as const;
export const STATUSES = ["open", "closed"] as const;

/** What is done after an incident, in the order in which it is done: the items of a checklist (`after-incident.server.ts`). */
export const STEPS = ["police", "pictures", "counted", "closed", "locks", "insurer"] as const;
export type Step = (typeof STEPS)[number];

/** The steps that a row keeps, or a form has ticked. */
export const stepsOf = (kept: string): Step[] => STEPS.filter((step) => kept.split(" ").includes(step));
export const tickedIn = (form: Partial<Record<Step, unknown>>): string =>
  STEPS.filter((step) => form[step] === "on").join(" ");

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** What an entry says: a field for each column that is typed. `app/services/form-fields.ts` has more kinds. */
const fields = {
  kind: oneOf(KINDS, "errors.kind"),
  place: textLine(PLACE_MAX, { empty: "errors.place", long: "errors.placeLong" }),
  happenedOn: calendarDay("errors.day"),
  note: optionalText(NOTE_MAX, "errors.noteLong"),
  taken: optionalText(NOTE_MAX, "errors.noteLong"),
  loss: v.pipe(
    v.optional(v.string("errors.loss"), " "),
    v.trim(),
    v.union(
      [
        v.pipe(
          v.literal(""),
          v.transform(() => null),
        ),
        dollars("errors.loss"),
      ],
      "errors.loss",
    ),
  ),
  caseNumber: optionalText(PLACE_MAX, "errors.placeLong"),
  status: v.picklist(STATUSES, STALE),
};

const tick = v.optional(v.pipe(v.string(STALE), v.literal("on", STALE)));
const ticks = {
  ...{ police: tick, pictures: tick, counted: tick },
  ...{ closed: tick, locks: tick, insurer: tick },
} satisfies Record<Step, unknown>;
export type FieldName = keyof typeof fields;

const entry = v.pipe(v.string(STALE), v.maxLength(60, STALE));

/** What the forms of the page ask for. Messages are keys of the namespace `site-reports`. */
export const EntryChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("add"), idem: formKey(STALE), ...fields, ...ticks }, STALE),
    v.object({ intent: v.literal("change"), entry, version: rowVersion(STALE), ...fields, ...ticks }, STALE),
    v.object({ intent: v.literal("remove"), entry }, STALE),
  ],
  STALE,
);
export type EntryChange = v.InferOutput<typeof EntryChange>;
