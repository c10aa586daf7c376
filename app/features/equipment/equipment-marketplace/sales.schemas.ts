import * as v from "valibot";
import { MOVE_INTENT } from "~/engines/process/process.ts";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { MACHINES, OWNER_KINDS, TITLES } from "~db/schema/listing.terms.ts";
import { REPORT_REASONS } from "~db/schema/sales.terms.ts";
import { INSPECT_TIMES, SALE_LIMITS as MOST } from "./sales.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";

/** A sum that is asked or offered: more than nothing, and no more than a machine can cost. */
const price = v.pipe(
  dollars("errors.price"),
  v.minValue(1, "errors.price"),
  v.maxValue(10_000_000_00, "errors.price"),
);

const head = {
  title: textLine(MOST.title, { empty: "errors.title", long: LONG }),
  words: optionalText(MOST.words, LONG),
  model: textLine(MOST.name, { empty: "errors.model", long: LONG }),
  year: wholeNumber({ least: 1950, most: 2100 }, "errors.year"),
  hours: wholeNumber({ least: 0, most: 200_000 }, "errors.hours"),
  papers: oneOf(TITLES, "errors.papers"),
  serviceLog: optionalText(MOST.log, LONG),
  price,
  ownerKind: oneOf(OWNER_KINDS, "errors.ownerKind"),
  offeredBy: textLine(MOST.offeredBy, { empty: "errors.offeredBy", long: LONG }),
  town: textLine(MOST.town, { empty: "errors.town", long: LONG }),
  position: textLine(MOST.position, { empty: "errors.position", long: LONG }),
};

/** Offering a machine for sale. */
export const SellForm = v.object(
  {
    intent: v.picklist(["publish", "draft"], STALE),
    idem: formKey(STALE),
    machine: oneOf(MACHINES, "errors.machine"),
    make: textLine(MOST.name, { empty: "errors.make", long: LONG }),
    serial: textLine(MOST.serial, { empty: "errors.serial", long: LONG }),
    ...head,
  },
  STALE,
);
export type SellForm = v.InferOutput<typeof SellForm>;

/** What is done on the page of a machine, beside its process. What it is and its number stay. */
export const SaleForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("edit", STALE), version: rowVersion(STALE), ...head }, STALE),
    v.object(
      {
        intent: v.literal("offer", STALE),
        idem: formKey(STALE),
        amount: price,
        message: optionalText(MOST.message, LONG),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("ask", STALE),
        idem: formKey(STALE),
        question: textLine(MOST.question, { empty: "errors.question", long: LONG }),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("reply", STALE),
        question: formKey(STALE),
        answer: textLine(MOST.question, { empty: "errors.answer", long: LONG }),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("report", STALE),
        idem: formKey(STALE),
        reason: oneOf(REPORT_REASONS, "errors.reason"),
        note: textLine(MOST.note, { empty: "errors.note", long: LONG }),
      },
      STALE,
    ),
    v.object({ intent: v.literal("photo", STALE), idem: formKey(STALE) }, STALE),
    v.object({ intent: v.picklist(["dropPhoto", "firstPhoto"], STALE), photo: formKey(STALE) }, STALE),
  ],
  STALE,
);
export type SaleForm = v.InferOutput<typeof SaleForm>;

const step = { idem: formKey(STALE), version: rowVersion(STALE) };

/** What is done with an offer, beside its process. */
export const OfferForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("counter", STALE),
        transition: v.picklist(["counter", "answer"], STALE),
        ...step,
        amount: price,
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("slot", STALE),
        ...step,
        inspectDay: calendarDay("errors.day"),
        inspectAt: oneOf(INSPECT_TIMES, "errors.time"),
      },
      STALE,
    ),
  ],
  STALE,
);
export type OfferForm = v.InferOutput<typeof OfferForm>;

/** The checklist of an inspection: its answers are read beside it, by the items of the list. */
export const InspectionForm = v.object(
  { intent: v.literal("inspection", STALE), version: rowVersion(STALE) },
  STALE,
);

/** What an administrator finds of a report. */
export const ReportForm = v.object(
  {
    intent: v.literal(MOVE_INTENT, STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
    report: formKey(STALE),
    transition: v.picklist(["uphold", "dismiss", "restore"], STALE),
    note: optionalText(MOST.note, LONG),
  },
  STALE,
);
