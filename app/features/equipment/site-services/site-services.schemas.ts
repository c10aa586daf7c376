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
    v.object({ intent: v.literal("remove") }, STALE),
  ],
  STALE,
);
export type ServiceStep = v.InferOutput<typeof ServiceStep>;
