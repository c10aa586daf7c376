import * as v from "valibot";
import {
  formKey,
  oneOf,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { PRIORITIES, PUNCH_LIMITS, ROOM_TEMPLATES, SHOWS, TRADES } from "./punch-list.limits.ts";

const STALE = "errors.form";
const anyDay = optionalDay({ form: STALE, day: "errors.day" });
const anyDollars = optionalDollars({ form: STALE, money: "errors.money" });
const place = {
  room: textLine(PUNCH_LIMITS.room, { empty: "errors.room", long: "errors.long" }),
  trade: oneOf(TRADES, "errors.trade"),
  words: textLine(PUNCH_LIMITS.words, { empty: "errors.words", long: "errors.long" }),
};
const project = v.pipe(v.string("errors.project"), v.trim(), v.minLength(1, "errors.project"));
const ticked = v.optional(v.literal("on", STALE));

export const RaiseForm = v.object(
  { intent: v.literal("raise", STALE), idem: formKey(STALE), project, ...place },
  STALE,
);
export type RaiseForm = v.InferOutput<typeof RaiseForm>;

export const BulkForm = v.object(
  {
    intent: v.literal("bulk", STALE),
    idem: formKey(STALE),
    project,
    template: oneOf(ROOM_TEMPLATES, "errors.template"),
    rooms: v.pipe(
      v.string("errors.rooms"),
      v.transform((typed) => [
        ...new Set(
          typed
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean),
        ),
      ]),
      v.array(v.pipe(v.string(STALE), v.maxLength(PUNCH_LIMITS.room, "errors.long"))),
      v.minLength(1, "errors.rooms"),
      v.maxLength(PUNCH_LIMITS.rooms, "errors.roomsMany"),
    ),
  },
  STALE,
);
export type BulkForm = v.InferOutput<typeof BulkForm>;

export const EditForm = v.object(
  {
    intent: v.literal("edit", STALE),
    version: rowVersion(STALE),
    ...place,
    priority: v.picklist(PRIORITIES, STALE),
    assignee: optionalText(PUNCH_LIMITS.assignee, "errors.long"),
    dueOn: anyDay,
    backCharge: anyDollars,
    own: ticked,
    photoNeeded: ticked,
  },
  STALE,
);
export type EditForm = v.InferOutput<typeof EditForm>;

const perMille = v.pipe(
  v.string("errors.pin"),
  v.trim(),
  v.regex(/^\d{1,4}$/, "errors.pin"),
  v.transform(Number),
  v.maxValue(1000, "errors.pin"),
);
export const PinForm = v.object(
  {
    intent: v.literal("pin", STALE),
    version: rowVersion(STALE),
    plan: formKey(STALE),
    x: perMille,
    y: perMille,
    /** Of a drawing of several pages, the one that was tapped. */
    page: v.optional(wholeNumber({ least: 1, most: PUNCH_LIMITS.pages }, "errors.page")),
  },
  STALE,
);
export type PinForm = v.InferOutput<typeof PinForm>;

/** A place on a plan that is no picture: its page, and the square of its grid. */
export const GridForm = v.object(
  {
    intent: v.literal("grid", STALE),
    version: rowVersion(STALE),
    plan: formKey(STALE),
    page: wholeNumber({ least: 1, most: PUNCH_LIMITS.pages }, "errors.page"),
    grid: textLine(PUNCH_LIMITS.grid, { empty: "errors.grid", long: "errors.grid" }),
  },
  STALE,
);
export type GridForm = v.InferOutput<typeof GridForm>;

export const PlanForm = v.object({ intent: v.literal("plan", STALE), idem: formKey(STALE) }, STALE);

export const PhotoForm = v.object(
  { intent: v.literal("photo", STALE), idem: formKey(STALE), shows: oneOf(SHOWS, "errors.shows") },
  STALE,
);

/** The work is done: a photo of it beside these fields, and what there is to say. */
export const FinishForm = v.object(
  {
    intent: v.literal("finish", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    printedName: optionalText(PUNCH_LIMITS.printedName, "errors.long"),
    note: optionalText(PUNCH_LIMITS.note, "errors.long"),
  },
  STALE,
);
