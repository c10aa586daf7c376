import * as v from "valibot";
import {
  calendarDay,
  dollars,
  drawnSignature,
  formKey,
  oneOf,
  optionalDollars,
  optionalText,
  rowVersion,
  textLine,
  wholeNumber,
} from "~/services/form-fields.ts";
import { BURNT, FUELS } from "~db/schema/fuel.terms.ts";
import { FUEL_LIMITS as MOST } from "./fuel.limits.ts";

const STALE = "errors.form";
const LONG = "errors.long";

/** Gallons or hours with one place at most, as whole tenths: digits only, so that nothing is guessed of `1,200`. */
const TENTHS = /^\d{1,7}(?:\.\d)?$/;
const tenths = (message: string, most = 99_999_999) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.regex(TENTHS, message),
    v.transform((typed) => Math.round(Number(typed) * 10)),
    v.maxValue(most, message),
  );
/** The same where it may be left empty; null then. */
const optionalTenths = (message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.check((typed) => typed === "" || TENTHS.test(typed), message),
      v.transform((typed) => (typed === "" ? null : Math.round(Number(typed) * 10))),
    ),
    " ",
  );

/** A price of a gallon with three places at most, in tenths of a cent; 0 where it is left empty. */
const optionalMills = (message: string) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.regex(/^(?:\$?\s*\d{1,2}(?:\.\d{1,3})?)?$/, message),
      v.transform((typed) => Math.round(Number(typed.replace(/^\$\s*/, "") || "0") * 1000)),
    ),
    " ",
  );

const box = v.optional(v.string(STALE), "no");
const tank = tenths("errors.tank", 200_000);
const id = v.pipe(v.string(STALE), v.maxLength(60, STALE));

export const MachineForm = v.pipe(
  v.object(
    {
      intent: v.literal("machine", STALE),
      idem: formKey(STALE),
      label: textLine(MOST.label, { empty: "errors.label", long: LONG }),
      fuel: oneOf(BURNT, "errors.fuel"),
      roadPlates: box,
      horsepower: wholeNumber({ least: 1, most: 5_000 }, "errors.horsepower"),
      loadPercent: wholeNumber({ least: 5, most: 100 }, "errors.loadPercent"),
      hoursPerDay: wholeNumber({ least: 1, most: 24 }, "errors.hoursPerDay"),
      tank: v.pipe(tank, v.minValue(10, "errors.tank")),
      level: tank,
    },
    STALE,
  ),
  v.forward(
    v.partialCheck([["tank"], ["level"]], ({ tank, level }) => level <= tank, "errors.level"),
    ["level"],
  ),
);

/** What is done with one machine of the list. */
export const MachineStep = v.variant(
  "intent",
  [
    v.object(
      { intent: v.literal("level", STALE), machine: id, version: rowVersion(STALE), read: tank },
      STALE,
    ),
    v.object({ intent: v.literal("removeMachine", STALE), machine: id }, STALE),
  ],
  STALE,
);

export const SupplierForm = v.object(
  {
    intent: v.literal("supplier", STALE),
    idem: formKey(STALE),
    firm: textLine(MOST.firm, { empty: "errors.firm", long: LONG }),
    dyed: box,
    clear: box,
    gasoline: box,
    def: box,
    least: optionalTenths("errors.gallons"),
    spread: optionalMills("errors.mills"),
    fee: optionalDollars({ form: STALE, money: "errors.money" }),
    hours: optionalText(MOST.hours, LONG),
  },
  STALE,
);
export const SupplierStep = v.object({ intent: v.literal("removeSupplier", STALE), supplier: id }, STALE);

/** An order: for each machine a fuel and gallons, or none. */
export const OrderForm = v.object(
  {
    intent: v.literal("order", STALE),
    idem: formKey(STALE),
    supplier: v.pipe(v.optional(v.string("errors.supplier"), " "), v.trim(), v.nonEmpty("errors.supplier")),
    siteName: textLine(MOST.site, { empty: "errors.siteName", long: LONG }),
    deliverOn: calendarDay("errors.day"),
    costCode: optionalText(MOST.code, LONG),
    weekly: box,
    note: optionalText(MOST.note, LONG),
    follows: v.optional(id, " "),
    short: box,
    indexDyed: optionalMills("errors.mills"),
    indexClear: optionalMills("errors.mills"),
    indexGasoline: optionalMills("errors.mills"),
    indexDef: optionalMills("errors.mills"),
    machines: v.optional(
      v.pipe(
        v.array(
          v.object(
            {
              machine: id,
              fuel: v.optional(v.picklist(FUELS, "errors.fuel")),
              gallons: optionalTenths("errors.gallons"),
            },
            STALE,
          ),
          STALE,
        ),
        v.maxLength(MOST.rows, STALE),
      ),
      [],
    ),
  },
  STALE,
);
export type OrderForm = v.InferOutput<typeof OrderForm>;

const ticket = {
  intent: v.literal("ticket", STALE),
  idem: formKey(STALE),
  line: id,
  start: tenths("errors.meter"),
  end: tenths("errors.meter"),
  hours: optionalTenths("errors.hourMeter"),
  full: box,
  signedBy: textLine(MOST.signedBy, { empty: "errors.signedBy", long: LONG }),
  signature: drawnSignature(STALE),
};
/** What the meter said at one machine. Below its start no meter ends: then one of the two was misread. */
export const TicketForm = v.pipe(
  v.object(ticket, STALE),
  v.forward(
    v.partialCheck([["start"], ["end"]], ({ start, end }) => end > start, "errors.backwards"),
    ["end"],
  ),
);
export type TicketForm = v.InferOutput<typeof TicketForm>;

/** A machine that nobody could fill, and why. */
export const UnfilledForm = v.object(
  {
    intent: v.literal("unfilled", STALE),
    idem: formKey(STALE),
    line: id,
    why: textLine(MOST.note, { empty: "errors.whyNot", long: LONG }),
    signedBy: textLine(MOST.signedBy, { empty: "errors.signedBy", long: LONG }),
  },
  STALE,
);

export const MOVES = ["confirm", "depart", "deliver", "reconcile", "dispute", "cancel"] as const;

/** What is done with one order, beside its tickets. */
export const OrderStep = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.picklist(MOVES, STALE),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        machine: v.optional(v.pipe(v.string(STALE), v.maxLength(MOST.label, STALE)), " "),
        why: optionalText(MOST.note, LONG),
      },
      STALE,
    ),
    v.object(
      { intent: v.literal("day", STALE), version: rowVersion(STALE), deliverOn: calendarDay("errors.day") },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("bill", STALE),
        idem: formKey(STALE),
        version: rowVersion(STALE),
        billed: v.pipe(dollars("errors.bill"), v.minValue(1, "errors.bill")),
        lines: v.pipe(
          v.array(v.object({ line: id, gallons: tenths("errors.gallons") }, STALE), STALE),
          v.maxLength(MOST.lines, STALE),
        ),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove", STALE) }, STALE),
  ],
  STALE,
);
export type OrderStep = v.InferOutput<typeof OrderStep>;

/** What the driver says of an order as a whole. */
export const DriverStep = v.object(
  {
    intent: v.picklist(["depart", "deliver"], STALE),
    idem: formKey(STALE),
    version: rowVersion(STALE),
  },
  STALE,
);
