import * as v from "valibot";
import {
  calendarDay,
  dollars,
  formKey,
  oneOf,
  optionalDollars,
  optionalPercent,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { MACHINES, OWNER_KINDS } from "~db/schema/listing.terms.ts";
import { RENTAL_LIMITS as MOST, POLICY_NAMES } from "./rentals.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const box = v.optional(v.string(STALE), "no");

const anyPercent = optionalPercent({ form: STALE, percent: "errors.percent" });
const anyDollars = optionalDollars({ form: STALE, money: "errors.money" });
/** Read with the language of the page, because a number without a unit has that of its readers. */
const anyFigure = optionalText(MOST.town, LONG);

const head = {
  machine: oneOf(MACHINES, "errors.machine"),
  title: textLine(MOST.title, { empty: "errors.title", long: LONG }),
  words: optionalText(MOST.words, LONG),
  ownerKind: oneOf(OWNER_KINDS, "errors.ownerKind"),
  offeredBy: textLine(MOST.offeredBy, { empty: "errors.offeredBy", long: LONG }),
  town: textLine(MOST.town, { empty: "errors.town", long: LONG }),
  position: textLine(MOST.position, { empty: "errors.position", long: LONG }),
  units: wholeNumber({ least: 1, most: 20 }, "errors.units"),
  withOperator: box,
  weight: anyFigure,
  digs: anyFigure,
  reaches: anyFigure,
  lifts: anyFigure,
  power: anyFigure,
  day: dollars("errors.dayPrice"),
  week: anyDollars,
  month: anyDollars,
  leastDays: wholeNumber({ least: 1, most: 28 }, "errors.leastDays"),
  deposit: anyDollars,
  cleaning: anyDollars,
  environmental: anyDollars,
  operatorFee: anyDollars,
  waiverRate: anyPercent,
  taxRate: anyPercent,
  nearTo: anyFigure,
  nearPrice: anyDollars,
  midTo: anyFigure,
  midPrice: anyDollars,
  farTo: anyFigure,
  farPrice: anyDollars,
  policy: oneOf(POLICY_NAMES, "errors.policy"),
};

/** Making a listing. */
export const OfferForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("publish"), idem: formKey(STALE), ...head }, STALE),
    v.object({ intent: v.literal("draft"), idem: formKey(STALE), ...head }, STALE),
    v.object({ intent: v.literal("answer"), want: formKey(STALE), listing: formKey(STALE) }, STALE),
  ],
  STALE,
);
export type OfferForm = v.InferOutput<typeof OfferForm>;

const span = { from: calendarDay("errors.day"), to: calendarDay("errors.day") };

const blocked = {
  unit: wholeNumber({ least: 1, most: 20 }, "errors.units"),
  blockFrom: calendarDay("errors.day"),
  blockTo: calendarDay("errors.day"),
};

/** What is done on the page of a listing, beside its process. */
export const ListingForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("request"),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        ...span,
        at: optionalText(MOST.position, LONG),
        deliver: box,
        waiver: box,
        message: optionalText(MOST.message, LONG),
      },
      STALE,
    ),
    v.object({ intent: v.literal("edit"), version: rowVersion(STALE), ...head }, STALE),
    v.object({ intent: v.literal("photo"), idem: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("dropPhoto"), photo: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("firstPhoto"), photo: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("feed"), feed: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("block"), ...blocked }, STALE),
    v.object({ intent: v.literal("open"), ...blocked }, STALE),
  ],
  STALE,
);
export type ListingForm = v.InferOutput<typeof ListingForm>;

const want = {
  idem: formKey(STALE),
  wanted: oneOf(MACHINES, "errors.machine"),
  wantFrom: calendarDay("errors.day"),
  wantTo: calendarDay("errors.day"),
  wantAt: textLine(MOST.position, { empty: "errors.position", long: LONG }),
  note: optionalText(MOST.note, LONG),
};

/** What is done on the page of the search. */
export const SearchForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("keep"), ...want }, STALE),
    v.object({ intent: v.literal("tell"), ...want }, STALE),
    v.object({ intent: v.literal("drop"), want: formKey(STALE) }, STALE),
  ],
  STALE,
);
export type SearchForm = v.InferOutput<typeof SearchForm>;
