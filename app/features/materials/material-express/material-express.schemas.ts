import * as v from "valibot";
import {
  calendarDay,
  drawnSignature,
  formKey,
  oneOf,
  optionalChoice,
  optionalDay,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { UNLOADS, WINDOWS } from "~db/schema/material-express.terms.ts";
import { EXPRESS_LIMITS as MOST } from "./material-express.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const name = textLine(MOST.name, { empty: "errors.printedName", long: LONG });

/** A list that begins: empty, of the last order, of an estimate, with lines of a file beside. */
export const NewListForm = v.object(
  {
    intent: v.literal("begin", STALE),
    idem: formKey(STALE),
    topic: textLine(MOST.topic, { empty: "errors.topic", long: LONG }),
    siteName: textLine(MOST.site, { empty: "errors.siteName", long: LONG }),
    source: optionalChoice("errors.source"),
    sku: optionalChoice("errors.source"),
  },
  STALE,
);

export const WhereForm = v.object(
  {
    intent: v.literal("where", STALE),
    version: rowVersion(STALE),
    topic: textLine(MOST.topic, { empty: "errors.topic", long: LONG }),
    siteName: textLine(MOST.site, { empty: "errors.siteName", long: LONG }),
    project: optionalChoice("errors.choice"),
    task: optionalChoice("errors.choice"),
    supplier: optionalText(MOST.supplier, LONG),
    gate: optionalText(MOST.gate, LONG),
    unload: oneOf(UNLOADS, "errors.unload"),
    maxTons: wholeNumber({ least: 0, most: MOST.tons }, "errors.maxTons"),
    miles: wholeNumber({ least: 0, most: MOST.miles }, "errors.miles"),
    note: optionalText(MOST.note, LONG),
  },
  STALE,
);

export const SlotForm = v.object(
  {
    intent: v.literal("slot", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    deliverOn: calendarDay("errors.day"),
    window: oneOf(WINDOWS, "errors.window"),
  },
  STALE,
);

/** Forms with a field a line: their lines are read one by one. */
export const LinesForm = v.object(
  { intent: v.picklist(["lines", "add", "bill"], STALE), version: rowVersion(STALE) },
  STALE,
);

export const ReceiveForm = v.object(
  {
    intent: v.literal("receive", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    printedName: name,
    drawn: drawnSignature("errors.drawn"),
    note: optionalText(MOST.note, LONG),
  },
  STALE,
);

export const AskForm = v.object(
  {
    intent: v.literal("ask", STALE),
    idem: formKey(STALE),
    askedOf: textLine(MOST.supplier, { empty: "errors.supplier", long: LONG }),
    answerBy: optionalDay({ form: STALE, day: "errors.day" }),
  },
  STALE,
);

export const TakeForm = v.object(
  {
    intent: v.literal("take", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    quote: textLine(60, { empty: STALE, long: STALE }),
  },
  STALE,
);

export const CloseForm = v.object(
  {
    intent: v.literal("close", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    quote: textLine(60, { empty: STALE, long: STALE }),
  },
  STALE,
);

export const PlainForm = v.object(
  { intent: v.picklist(["again", "remove"], STALE), idem: formKey(STALE) },
  STALE,
);

export const AnswerForm = v.object(
  {
    intent: v.literal("answer", STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    fee: optionalDollars({ form: STALE, money: "errors.money" }),
    printedName: optionalText(MOST.name, LONG),
  },
  STALE,
);
