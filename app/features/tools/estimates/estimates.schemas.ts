import * as v from "valibot";
import { type Decimal, decimalOf } from "~/lib/decimal.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { calendarDay, formKey, optionalText, rowVersion, textLine } from "~/services/form-fields.ts";
import { DIVISIONS } from "./items.data.server.ts";

export const ESTIMATE_LIMITS = {
  title: 120,
  text: 200,
  line: 200,
  scope: 2_000,
  unit: 12,
  typed: 60,
  code: 60,
  supplier: 120,
  /** What is taken over from a take-off or a calculator at once. */
  rows: 40,
  /** Lines of a file that are read, and own prices of one workspace. */
  fileLines: 5_000,
  /** Lines whose supplier is chosen one by one on a page. */
  picks: 100,
  prices: 5_000,
  /** Index points of one workspace. */
  points: 2_000,
  source: 120,
  /** Bytes of a file. */
  file: 1_000_000,
} as const;

/** The groups of materials that have a series, by the first figures of cost codes; `00` is all of them. */
export const DIVISION_CODES = ["00", ...DIVISIONS] as const;

/** What a form says that lacks a field which the page always sends. */
const STALE = "errors.form";

/** A number that is not below nothing, as an exact decimal of at most four places. */
const decimal = (most: number, message: string) =>
  v.pipe(
    v.string(message),
    v.transform((typed) => decimalOf(typed.trim().replace(/^\$\s*/, "")) ?? ""),
    v.check(
      (text: Decimal) =>
        text !== "" && Number(text) >= 0 && Number(text) <= most && (text.split(".")[1]?.length ?? 0) <= 4,
      message,
    ),
  );

/** An index value above zero, of at most four places; undefined where it is none. */
export function indexValue(typed: string): Decimal | undefined {
  const value = decimalOf(typed.trim());
  if (value === undefined || !(Number(value) > 0) || Number(value) > 1_000_000) return undefined;
  return (value.split(".")[1]?.length ?? 0) <= 4 ? value : undefined;
}

const unitCost = decimal(99_999_999, "errors.unitCost");
const rate = decimal(100, "errors.rate");
const waste = v.optional(
  v.pipe(
    v.string("errors.rate"),
    v.transform((typed) => (typed.trim() === "" ? "0" : (decimalOf(typed) ?? ""))),
    v.check((text: Decimal) => text !== "" && Number(text) >= 0 && Number(text) <= 200, "errors.rate"),
  ),
);
/** As builders write it; read with the unit of the line, which says what is wrong with it. */
const qty = textLine(ESTIMATE_LIMITS.typed, { empty: "errors.qty", long: "errors.qty" });
const text = textLine(ESTIMATE_LIMITS.text, { empty: "errors.text", long: "errors.long" });
const unit = optionalText(ESTIMATE_LIMITS.unit, "errors.unit");
const title = textLine(ESTIMATE_LIMITS.title, { empty: "errors.title", long: "errors.long" });
const name = v.pipe(v.string(STALE), v.maxLength(ESTIMATE_LIMITS.code, STALE));
const taxed = v.optional(v.literal("on", STALE));

/** A name that may be left empty. */
const choice = optionalText(ESTIMATE_LIMITS.code, STALE);

/** A supplier as `supplierOut` writes it. */
const ofSupplier = optionalText(ESTIMATE_LIMITS.supplier + 2, STALE);
/** `YYYY-MM`. */
export const isMonth = (typed: string): boolean => isCalendarDay(`${typed}-01`);

const fields = { text, qty, unit, unitCost, waste, taxed };

/** What is taken over: some work, an item, or only a description with its price. */
const row = v.object(
  {
    what: choice,
    text: optionalText(ESTIMATE_LIMITS.text, "errors.long"),
    qty,
    unit,
    unitCost: optionalText(20, "errors.unitCost"),
  },
  STALE,
);
export type TakenRow = v.InferOutput<typeof row>;

/** The forms of the page that begins estimates. Messages are keys of the namespace `estimates`. */
export const EstimateStart = v.variant(
  "intent",
  [
    v.object(
      {
        intent: v.literal("create"),
        idem: formKey(STALE),
        title,
        job: choice,
        /** An estimate that stands already, to which the rows are added. */
        into: choice,
        /** The record that led to it. */
        from: optionalText(120, STALE),
        rows: v.optional(v.pipe(v.array(row, STALE), v.maxLength(ESTIMATE_LIMITS.rows, "errors.rows"))),
      },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("import"),
        idem: formKey(STALE),
        estimate: choice,
      },
      STALE,
    ),
  ],
  STALE,
);
export type EstimateStart = v.InferOutput<typeof EstimateStart>;

const whole = (least: number, most: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,4}$/, message),
    v.check((digits) => Number(digits) >= least && Number(digits) <= most, message),
    v.transform((digits) => String(Number(digits))),
  );

/** The forms of one estimate. */
export const EstimateChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("work"), idem: formKey(STALE), work: name, qty }, STALE),
    v.object({ intent: v.literal("item"), idem: formKey(STALE), code: name, from: ofSupplier, qty }, STALE),
    v.object({ intent: v.literal("line"), idem: formKey(STALE), ...fields }, STALE),
    v.object(
      {
        intent: v.literal("edit"),
        version: rowVersion(STALE),
        line: name,
        ...fields,
        locked: v.optional(v.literal("on", STALE)),
      },
      STALE,
    ),
    v.object({ intent: v.literal("remove"), version: rowVersion(STALE), what: name }, STALE),
    v.object(
      {
        intent: v.literal("settings"),
        version: rowVersion(STALE),
        title,
        client: optionalText(ESTIMATE_LIMITS.line, "errors.long"),
        scope: optionalText(ESTIMATE_LIMITS.scope, "errors.long"),
        job: choice,
        tax: rate,
        overhead: rate,
        profit: rate,
        contingency: rate,
        wage: decimal(10_000, "errors.wage"),
        crew: whole(1, 200, "errors.crew"),
        region: v.pipe(
          decimal(500, "errors.region"),
          v.check((text) => Number(text) >= 10, "errors.region"),
        ),
        escalation: rate,
        months: whole(0, 120, "errors.months"),
        indexTo: v.pipe(
          optionalText(7, "errors.month"),
          v.check((typed) => typed === "" || isMonth(typed), "errors.month"),
        ),
      },
      STALE,
    ),
    v.object({ intent: v.literal("lowest"), version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("supplier"), version: rowVersion(STALE), from: ofSupplier }, STALE),
    v.object(
      {
        intent: v.literal("prices"),
        version: rowVersion(STALE),
        /** For each line that is asked for, `<line>|<supplier>`; empty where it stays. */
        picks: v.optional(
          v.pipe(
            v.array(optionalText(ESTIMATE_LIMITS.code + ESTIMATE_LIMITS.supplier + 1, STALE), STALE),
            v.maxLength(ESTIMATE_LIMITS.picks, STALE),
          ),
        ),
      },
      STALE,
    ),
    v.object({ intent: v.literal("freeze"), version: rowVersion(STALE) }, STALE),
    v.object({ intent: v.literal("copy"), idem: formKey(STALE) }, STALE),
    v.object({ intent: v.literal("delete") }, STALE),
  ],
  STALE,
);
export type EstimateChange = v.InferOutput<typeof EstimateChange>;

export const priceFields = {
  text,
  unit,
  unitCost,
  code: optionalText(ESTIMATE_LIMITS.code, "errors.long"),
  supplier: optionalText(ESTIMATE_LIMITS.supplier, "errors.long"),
  pricedOn: calendarDay("errors.day"),
  taxed,
};

/** An index point as it is typed. */
export const pointFields = {
  division: v.picklist(DIVISION_CODES, STALE),
  month: v.pipe(v.string("errors.month"), v.trim(), v.check(isMonth, "errors.month")),
  value: v.pipe(
    v.string("errors.value"),
    v.transform((typed) => indexValue(typed) ?? ""),
    v.check((text: Decimal) => text !== "", "errors.value"),
  ),
  /** A figure without its source is worth nothing a year later. */
  source: textLine(ESTIMATE_LIMITS.source, { empty: "errors.source", long: "errors.long" }),
};

/** The forms of the price book. */
export const PriceChange = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("price"), ...priceFields }, STALE),
    v.object({ intent: v.literal("remove"), code: name, from: ofSupplier }, STALE),
    v.object(
      {
        intent: v.literal("import"),
        supplier: optionalText(ESTIMATE_LIMITS.supplier, "errors.long"),
      },
      STALE,
    ),
    v.object({ intent: v.literal("point"), ...pointFields }, STALE),
    v.object(
      { intent: v.literal("unpoint"), division: pointFields.division, month: pointFields.month },
      STALE,
    ),
    v.object(
      {
        intent: v.literal("points"),
        division: pointFields.division,
        source: optionalText(ESTIMATE_LIMITS.source, "errors.long"),
      },
      STALE,
    ),
  ],
  STALE,
);
export type PriceChange = v.InferOutput<typeof PriceChange>;
