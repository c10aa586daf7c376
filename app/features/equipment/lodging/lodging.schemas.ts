import * as v from "valibot";
import { MOST_NIGHTS, MOST_NOTICE } from "~/engines/listing/listing.ts";
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
import { LODGINGS, OWNER_KINDS } from "~db/schema/listing.terms.ts";
import { LODGING_LIMITS as MOST, POLICY_NAMES } from "./lodging.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";
const box = v.optional(v.string(STALE), "no");
const anyDollars = optionalDollars({ form: STALE, money: "errors.money" });
const beds = wholeNumber({ least: 1, most: MOST.beds }, "errors.beds");

const head = {
  lodging: oneOf(LODGINGS, "errors.lodging"),
  title: textLine(MOST.title, { empty: "errors.title", long: LONG }),
  words: optionalText(MOST.words, LONG),
  ownerKind: oneOf(OWNER_KINDS, "errors.ownerKind"),
  offeredBy: textLine(MOST.offeredBy, { empty: "errors.offeredBy", long: LONG }),
  town: textLine(MOST.town, { empty: "errors.town", long: LONG }),
  position: textLine(MOST.position, { empty: "errors.position", long: LONG }),
  beds,
  roomCount: beds,
  leastBeds: beds,
  kitchen: box,
  laundry: box,
  truckParking: box,
  wifi: box,
  night: dollars("errors.nightPrice"),
  week: anyDollars,
  month: anyDollars,
  leastNights: wholeNumber({ least: 1, most: 90 }, "errors.leastNights"),
  longestNights: wholeNumber({ least: 1, most: MOST_NIGHTS }, "errors.longestNights"),
  noticeNights: wholeNumber({ least: 0, most: MOST_NOTICE }, "errors.noticeNights"),
  cleaning: anyDollars,
  taxRate: optionalPercent({ form: STALE, percent: "errors.percent" }),
  extends: box,
  policy: oneOf(POLICY_NAMES, "errors.policy"),
};

/** More beds cannot be paid than there are. */
const leastIsLess = ({ beds: all, leastBeds }: { beds: number; leastBeds: number }) => leastBeds <= all;

/** Listing a house. */
export const OfferForm = v.pipe(
  v.object({ intent: v.picklist(["publish", "draft"], STALE), idem: formKey(STALE), ...head }, STALE),
  v.forward(v.partialCheck([["beds"], ["leastBeds"]], leastIsLess, "errors.leastBeds"), ["leastBeds"]),
);
export const EditForm = v.pipe(
  v.object({ intent: v.literal("edit", STALE), version: rowVersion(STALE), ...head }, STALE),
  v.forward(v.partialCheck([["beds"], ["leastBeds"]], leastIsLess, "errors.leastBeds"), ["leastBeds"]),
);
export type HouseTyped = Omit<v.InferOutput<typeof EditForm>, "intent" | "version">;

/** A bed, by its number in the house, and the nights from the first to the last. */
const blocked = {
  unit: wholeNumber({ least: 1, most: MOST.beds }, "errors.bedNumber"),
  blockFrom: calendarDay("errors.day"),
  blockTo: calendarDay("errors.day"),
};

/** What is done on the page of a house, beside its process and its changes. */
export const HouseForm = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("request"),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        crew: wholeNumber({ least: 1, most: MOST.beds }, "errors.crew"),
        arrive: calendarDay("errors.day"),
        leave: calendarDay("errors.day"),
        message: optionalText(MOST.message, LONG),
      },
      STALE,
    ),
    v.object({ intent: v.literal("photo"), idem: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("dropPhoto"), photo: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("firstPhoto"), photo: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("block"), ...blocked }, STALE),
    v.object({ intent: v.literal("open"), ...blocked }, STALE),
  ],
  STALE,
);
export type HouseForm = v.InferOutput<typeof HouseForm>;
