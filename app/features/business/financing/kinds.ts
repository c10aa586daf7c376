import { centsOf } from "~/lib/dollars.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { RATE_UNITS } from "./schedules.ts";

// The kinds of money that are compared, and what is typed for each. A scenario is its fields as text: so it stands in an
// address, is kept under a name and is read again.

export const KINDS = ["term", "lease", "draws", "factoring", "merchant", "customer"] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text);

export type FieldType = "money" | "percent" | "whole" | "factor" | "day" | "choice";

export interface Field {
  name: string;
  type: FieldType;
  /** In cents, in ten-thousandths of a percent or of the factor, or as it stands. */
  least: number;
  most: number;
  optional?: true;
  options?: readonly string[];
}

const HUNDRED = 100 * RATE_UNITS;
const MOST_MONEY = 1_000_000_000;
const money = (name: string, least = 10_000): Field => ({ name, type: "money", least, most: MOST_MONEY });
const maybe = (field: Field): Field => ({ ...field, optional: true });
const fee = maybe(money("fee", 0));
const percent = (name: string, most = HUNDRED, least = 0): Field => ({ name, type: "percent", least, most });
const whole = (name: string, least: number, most: number): Field => ({ name, type: "whole", least, most });
const day = (name: string): Field => ({ name, type: "day", least: 0, most: 0 });
const choice = (name: string, options: readonly string[]): Field => ({
  ...{ name, options },
  ...{ type: "choice", least: 0, most: 0 },
});

/** Sums that are drawn one after another; the first at the start. */
export const DRAWS = [1, 2, 3, 4] as const;

export const FIELDS: Readonly<Record<Kind, readonly Field[]>> = {
  term: [
    money("amount"),
    percent("rate"),
    whole("months", 1, 480),
    fee,
    maybe(money("balloon", 0)),
    maybe(whole("early", 1, 479)),
    maybe(percent("earlyFee", 20 * RATE_UNITS)),
  ],
  lease: [
    money("amount"),
    whole("months", 2, 120),
    maybe(money("payment", 100)),
    maybe(percent("rate")),
    maybe(whole("ahead", 0, 12)),
    maybe(money("residual", 0)),
    fee,
  ],
  draws: [
    money("amount"),
    percent("rate"),
    whole("months", 1, 60),
    day("start"),
    choice("basis", ["365", "360"]),
    money("draw1"),
    ...DRAWS.slice(1).flatMap((n) => [maybe(money(`draw${n}`, 0)), maybe(whole(`day${n}`, 0, 1_825))]),
    fee,
  ],
  factoring: [
    money("amount"),
    percent("advance", HUNDRED, RATE_UNITS),
    percent("firstRate", 30 * RATE_UNITS),
    whole("firstDays", 1, 180),
    maybe(percent("stepRate", 30 * RATE_UNITS)),
    maybe(whole("stepDays", 1, 90)),
    whole("days", 1, 365),
    fee,
  ],
  merchant: [
    money("amount"),
    { name: "factor", type: "factor", least: RATE_UNITS, most: 3 * RATE_UNITS },
    choice("rhythm", ["day", "week"]),
    maybe(money("payment", 100)),
    maybe(money("sales", 0)),
    maybe(percent("holdback", HUNDRED)),
    day("start"),
    fee,
    maybe(whole("early", 1, 1_299)),
  ],
  customer: [
    money("amount"),
    percent("rate"),
    whole("months", 1, 240),
    fee,
    maybe(percent("dealerFee", 40 * RATE_UNITS)),
  ],
};

export type Typed = Readonly<Record<string, string>>;
/** What was read: numbers, and the text of a day or a choice. A field that was left empty is missing. */
export type Values = Readonly<Record<string, number | string | undefined>>;

/** What is wrong with a field, and the limits that it has. */
export interface Wrong {
  key: string;
  field?: Field;
}
export type Wrongs = Readonly<Record<string, Wrong>>;

const NUMBER = /^\d{1,3}(?:\.\d{1,4})?$/;

/** A number with four places at most in ten-thousandths, without floating-point arithmetic. */
function unitsOf(typed: string): number | undefined {
  const text = typed.replace(/\s*%$/, "");
  if (!NUMBER.test(text)) return undefined;
  const [before = "", after = ""] = text.split(".");
  return Number(before) * RATE_UNITS + Number(after.padEnd(4, "0"));
}

function readOne({ type, options }: Field, typed: string): number | string | undefined {
  if (type === "money") return centsOf(typed);
  if (type === "whole") return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined;
  if (type === "day")
    return isCalendarDay(typed) && typed >= "2000-01-01" && typed < "2100-01-01" ? typed : undefined;
  if (type === "choice") return options?.includes(typed) ? typed : undefined;
  return unitsOf(typed);
}

/** Typed fields as values, each within its bounds. */
export function readFields(fields: readonly Field[], typed: Typed): { values: Values; wrongs: Wrongs } {
  const values: Record<string, number | string> = {};
  const wrongs: Record<string, Wrong> = {};
  for (const field of fields) {
    const text = (typed[field.name] ?? "").trim();
    if (text === "") {
      if (!field.optional) wrongs[field.name] = { key: "errors.missing" };
      continue;
    }
    const value = readOne(field, text);
    if (value === undefined) wrongs[field.name] = { key: `errors.${field.type}` };
    else if (typeof value === "number" && (value < field.least || value > field.most))
      wrongs[field.name] = { key: "errors.range", field };
    else values[field.name] = value;
  }
  return { values, wrongs };
}

/** A text beyond this was not typed by anybody. */
const TYPED_MAX = 24;

/** The scenario that an address or a kept text has: its kind and its own fields, in their order, nothing else. */
export function scenarioIn(query: URLSearchParams): { kind: Kind; typed: Typed } | undefined {
  const kind = query.get("kind") ?? "";
  if (!isKind(kind)) return undefined;
  return { kind, typed: typedOf(FIELDS[kind], query) };
}

/** The fields of a form that an address has, cut to what somebody could have typed. */
export const typedOf = (fields: readonly Field[], query: URLSearchParams): Typed =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const text = (query.get(name) ?? "").trim().slice(0, TYPED_MAX);
      return text ? [[name, text]] : [];
    }),
  );

/** A scenario as it stands in an address. */
export const queryOf = (kind: Kind, typed: Typed): string =>
  new URLSearchParams({ kind, ...typedOf(FIELDS[kind], new URLSearchParams(typed)) }).toString();
