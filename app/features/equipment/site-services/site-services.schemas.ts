import * as v from "valibot";
import {
  calendarDay,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { SITE_SERVICES } from "~db/schema/site-services.terms.ts";
import { SERVICE_LIMITS as MOST } from "./site-services.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";

const everyDays = wholeNumber({ least: 0, most: MOST.everyDays }, "errors.everyDays");

/** A number that may be left out, gives null. */
const optionalNumber = (as: RegExp, most: number, wrong: string) =>
  v.pipe(
    v.optional(v.string(STALE), " "),
    v.trim(),
    v.transform((typed) => typed.replace(",", ".")),
    v.check((typed) => typed === "" || (as.test(typed) && Number(typed) <= most), wrong),
    v.transform((typed) => (typed === "" ? null : Number(typed))),
  );

/** A service that a site asks for. */
export const OrderForm = v.object(
  {
    intent: v.literal("order", STALE),
    idem: formKey(STALE),
    kind: oneOf(SITE_SERVICES, "errors.kind"),
    quantity: wholeNumber({ least: 1, most: MOST.quantity }, "errors.quantity"),
    supplier: textLine(MOST.supplier, { empty: "errors.supplier", long: LONG }),
    siteName: textLine(MOST.site, { empty: "errors.siteName", long: LONG }),
    startsOn: calendarDay("errors.day"),
    everyDays,
    month: optionalDollars({ form: STALE, money: "errors.money" }),
    note: optionalText(MOST.note, LONG),
    noticeDays: optionalNumber(/^\d{1,2}$/, MOST.noticeDays, "errors.noticeDays"),
    accessFeet: optionalNumber(/^\d{1,3}(?:\.\d)?$/, MOST.accessFeet, "errors.accessFeet"),
  },
  STALE,
);
export type OrderForm = v.InferOutput<typeof OrderForm>;

/** What is done with one service. */
export const ServiceStep = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.picklist(["confirm", "callOff", "cancel"], STALE),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        why: optionalText(MOST.note, LONG),
      },
      STALE,
    ),
    v.object({ intent: v.literal("frequency"), version: rowVersion(STALE), everyDays }, STALE),
    v.object(
      {
        intent: v.picklist(["done", "missed"], STALE),
        dueOn: calendarDay("errors.day"),
        said: optionalText(MOST.note, LONG),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("rate"),
        version: rowVersion(STALE),
        rating: oneOf(["1", "2", "3", "4", "5"], "errors.rating"),
        words: optionalText(MOST.ratingWords, LONG),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove") }, STALE),
  ],
  STALE,
);
export type ServiceStep = v.InferOutput<typeof ServiceStep>;
