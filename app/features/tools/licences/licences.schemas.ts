import * as v from "valibot";
import { centsOf } from "~/lib/dollars.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { STATES } from "~/lib/us-states.ts";
import { calendarDay, formKey, oneOf, optionalText, textLine } from "~/services/form-fields.ts";
import {
  LICENCE_BONDS,
  LICENCE_COMPENSATIONS,
  LICENCE_STATUSES,
  LICENCE_WORKS,
} from "~db/schema/tools.licences.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import { checkNumber } from "./number.logic.ts";

export type Status = (typeof LICENCE_STATUSES)[number];
export type Bond = (typeof LICENCE_BONDS)[number];
export type Compensation = (typeof LICENCE_COMPENSATIONS)[number];

const STALE = "errors.form";
const STATE_IDS = STATES.map(({ id }) => id);

export const isState = (text: string): boolean => STATE_IDS.includes(text);

const optional = (most: number) => optionalText(most, "errors.long");
const emptyAsNone = <T>(read: (typed: string) => T | undefined, message: string) =>
  v.optional(
    v.pipe(
      v.string(STALE),
      v.trim(),
      v.rawTransform(({ dataset, addIssue, NEVER }): T | null => {
        if (dataset.value === "") return null;
        const value = read(dataset.value);
        if (value !== undefined) return value;
        addIssue({ message });
        return NEVER;
      }),
    ),
    " ",
  );

const state = v.pipe(v.string("errors.state"), v.trim(), v.check(isState, "errors.state"));
const check = v.pipe(v.string(STALE), v.maxLength(60, STALE));

const record = {
  state,
  number: textLine(LICENCE_LIMITS.number, { empty: "errors.number", long: "errors.long" }),
  /** That the official record writes the number so, although it does not look like the state's others. */
  asShown: v.optional(v.literal("on", STALE)),
  authority: optional(LICENCE_LIMITS.name),
  status: oneOf(LICENCE_STATUSES, "errors.status"),
  name: optional(LICENCE_LIMITS.name),
  offeredAs: optional(LICENCE_LIMITS.name),
  classes: optional(LICENCE_LIMITS.classes),
  expiresOn: emptyAsNone((typed) => (isCalendarDay(typed) ? typed : undefined), "errors.day"),
  bond: oneOf(LICENCE_BONDS, "errors.choose"),
  compensation: oneOf(LICENCE_COMPENSATIONS, "errors.choose"),
  work: oneOf(LICENCE_WORKS, "errors.choose"),
  value: emptyAsNone(centsOf, "errors.value"),
  lookedOn: calendarDay("errors.day"),
  checkedBy: optional(LICENCE_LIMITS.by),
  note: optional(LICENCE_LIMITS.note),
};

/** What somebody writes down of an official record. Messages are keys of the namespace `license-checker`. */
export const RecordForm = v.pipe(
  v.object({ intent: v.literal("record"), idem: formKey(STALE), ...record }, STALE),
  v.forward(
    v.partialCheck(
      [["state"], ["number"], ["asShown"]],
      ({ state: id, number, asShown }) => {
        const { is } = checkNumber(id, number);
        return is !== "empty" && (is !== "unlike" || asShown === "on");
      },
      "errors.unlike",
    ),
    ["number"],
  ),
  // A record without a name is none, except where nothing was found.
  v.forward(
    v.partialCheck(
      [["status"], ["name"]],
      ({ status, name }) => status === "none" || name !== "",
      "errors.name",
    ),
    ["name"],
  ),
);
export type RecordForm = v.InferOutput<typeof RecordForm>;

/** What is done with a record afterwards. */
export const CheckChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("watch") }, STALE),
    v.object({ intent: v.literal("unwatch") }, STALE),
    v.object({ intent: v.literal("remove") }, STALE),
    v.object({ intent: v.literal("drop"), file: check }, STALE),
  ],
  STALE,
);
export type CheckChange = v.InferOutput<typeof CheckChange>;

export const EvidenceForm = v.object({ intent: v.literal("evidence"), idem: formKey(STALE), check }, STALE);

/** A public list of a board, or taking one away. Messages are keys of the namespace `license-lists`. */
export const ListChange = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("import"),
        idem: formKey(STALE),
        state,
        source: textLine(LICENCE_LIMITS.source, { empty: "errors.source", long: "errors.long" }),
        asOf: calendarDay("errors.day"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove"), list: check }, STALE),
  ],
  STALE,
);
export type ListChange = v.InferOutput<typeof ListChange>;
