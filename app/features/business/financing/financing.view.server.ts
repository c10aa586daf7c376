import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import { CARRY_FIELDS, carried, WAYS_FIELDS, waysOf } from "./choose.ts";
import { type Cost, costOfScenario, swings } from "./cost.ts";
import { COMPARED_MOST, FIRST_ROWS, PAGE_ROWS, scenarioPath } from "./financing.limits.ts";
import {
  FIELDS,
  type Field,
  KINDS,
  type Kind,
  queryOf,
  scenarioIn,
  type Typed,
  typedOf,
  type Wrongs,
} from "./kinds.ts";
import { PRODUCTS } from "./products.ts";
import { RATE_UNITS } from "./schedules.ts";

type Say = (key: string, values?: Record<string, string>) => string;

const sayIn = (language: Language): Say => {
  const t = translator(language, "financing");
  return (key, values) => t(key as Key<"financing">, values as never) as string;
};

/** A limit of a field as its reader writes it. */
function limitText({ type }: Field, limit: number, language: Language): string {
  const { money, percent, number, quantity } = formatsOf(language);
  if (type === "money") return money(limit);
  if (type === "percent") return percent(String(limit / RATE_UNITS));
  return type === "factor" ? quantity(String(limit / RATE_UNITS)) : number(limit);
}

/** What is wrong with each field, in words. */
export function problemsOf(wrongs: Wrongs, language: Language): Record<string, string> {
  const say = sayIn(language);
  return Object.fromEntries(
    Object.entries(wrongs).map(([name, { key, field }]) => [
      name,
      field
        ? say(key, {
            least: limitText(field, field.least, language),
            most: limitText(field, field.most, language),
          })
        : say(key),
    ]),
  );
}

/** The fields of a form as its page draws them. */
function fieldsOf(fields: readonly Field[], typed: Typed, problems: Readonly<Record<string, string>>) {
  return fields.map(({ name, type, optional, options }) => ({
    ...{ name, type, options },
    optional: optional ?? false,
    value: typed[name] ?? "",
    error: problems[name],
  }));
}
export type DrawnField = ReturnType<typeof fieldsOf>[number];

/** The example of a kind: the first sample product of it. */
const exampleOf = (kind: Kind): Typed => PRODUCTS.find((product) => product.kind === kind)?.typed ?? {};

/** Scenarios in an address that can be read, each once. */
export function comparedIn(query: URLSearchParams): string[] {
  const read = query.getAll("s").flatMap((text) => {
    const scenario = scenarioIn(new URLSearchParams(text.slice(0, 600)));
    return scenario ? [queryOf(scenario.kind, scenario.typed)] : [];
  });
  return [...new Set(read)].slice(0, COMPARED_MOST);
}

const figures = ({ payment, cost, rate }: Cost) => ({ payment, cost, rate });

/** A cost without its rows, for a page that shows some of them. */
export const shown = (cost: Cost, from: number, to: number) => {
  const { rows, ...rest } = cost;
  const payments = rows.filter(({ payment }) => payment > 0).length;
  return { ...rest, rows: rows.slice(from, to), count: rows.length, payments };
};
export type ShownCost = ReturnType<typeof shown>;

/** The page of a scenario: what was typed and what it costs, or the example of its kind. */
export function financingView(query: URLSearchParams, language: Language) {
  const scenario = scenarioIn(query);
  const kind = scenario?.kind ?? "term";
  const isExample = !scenario || Object.keys(scenario.typed).length === 0;
  const typed = isExample ? exampleOf(kind) : scenario.typed;
  const compared = comparedIn(query);
  const costed = costOfScenario(kind, typed);
  const moved = costed.ok ? swings(kind, typed) : undefined;
  const own = queryOf(kind, typed);
  return {
    ...{ kind, isExample, compared, own },
    kinds: KINDS.map((each) => ({ kind: each, href: scenarioPath(each, {}, compared) })),
    fields: fieldsOf(FIELDS[kind], typed, costed.ok ? {} : problemsOf(costed.wrongs, language)),
    wrong: !costed.ok,
    cost: costed.ok ? shown(costed.cost, 0, FIRST_ROWS) : undefined,
    swings: moved && {
      field: moved.field,
      lower: moved.lower && figures(moved.lower),
      higher: moved.higher && figures(moved.higher),
    },
    products: PRODUCTS.map((product) => ({
      id: product.id,
      kind: product.kind,
      href: scenarioPath(product.kind, product.typed, compared),
    })),
  };
}
export type FinancingView = ReturnType<typeof financingView>;

/** All rows of a schedule, a page of them at a time; undefined where the address has none. */
export function scheduleView(query: URLSearchParams) {
  const scenario = scenarioIn(query) ?? (query.size === 0 ? example() : undefined);
  if (!scenario) return undefined;
  const costed = costOfScenario(scenario.kind, scenario.typed);
  if (!costed.ok) return undefined;
  const pages = Math.ceil(costed.cost.rows.length / PAGE_ROWS);
  const asked = Number(/^\d{1,3}$/.exec(query.get("page") ?? "")?.[0] ?? "1");
  const page = Math.min(Math.max(asked, 1), pages);
  return {
    ...{ kind: scenario.kind, page, pages, own: queryOf(scenario.kind, scenario.typed) },
    cost: shown(costed.cost, (page - 1) * PAGE_ROWS, page * PAGE_ROWS),
  };
}
export type ScheduleView = NonNullable<ReturnType<typeof scheduleView>>;
const example = () => ({ kind: "term" as const, typed: exampleOf("term") });

/** A schedule as a file; undefined where the address has none. */
export function scheduleCsv(query: URLSearchParams, language: Language): string | undefined {
  const scenario = scenarioIn(query);
  const costed = scenario && costOfScenario(scenario.kind, scenario.typed);
  if (!costed?.ok) return undefined;
  const say = sayIn(language);
  const names = ["n", "day", "draw", "payment", "interest", "principal", "balance"] as const;
  return csvOf([
    names.map((name) => say(`columns.${name}`)),
    ...costed.cost.rows.map(({ n, day = "", draw = 0, ...sums }) => [
      n,
      day,
      { cents: draw },
      { cents: sums.payment },
      ...(costed.cost.hasInterest ? [{ cents: sums.interest }, { cents: sums.principal }] : ["", ""]),
      { cents: sums.balance },
    ]),
  ]);
}

/** Up to four scenarios side by side, with the cheapest by the year and in all. */
export function compareView(query: URLSearchParams) {
  const compared = comparedIn(query);
  const rows = compared.map((own) => {
    const { kind, typed } = scenarioIn(new URLSearchParams(own)) ?? example();
    const costed = costOfScenario(kind, typed);
    const others = compared.filter((other) => other !== own);
    const { amount = "", months = "" } = typed;
    return {
      ...{ own, kind, amount, months, others },
      cost: costed.ok ? shown(costed.cost, 0, 0) : undefined,
    };
  });
  const least = (of: (cost: ShownCost) => number | undefined) => {
    const values = rows
      .flatMap(({ cost }) => (cost ? [of(cost)] : []))
      .filter((value) => value !== undefined);
    return values.length > 1 ? Math.min(...values) : undefined;
  };
  return {
    ...{ rows, compared },
    isFull: compared.length >= COMPARED_MOST,
    lowestRate: least(({ rate }) => (rate.ok ? rate.percent : undefined)),
    lowestCost: least(({ cost }) => cost),
  };
}
export type CompareView = ReturnType<typeof compareView>;

const CAPACITY_EXAMPLE: Typed = {
  ...{ income: "185000", debt: "42000", cover: "1.25", rate: "9.5", months: "60", amount: "150000" },
};
const WAYS_EXAMPLE: Typed = {
  ...{ months: "36", days: "9", price: "68000", resale: "31000", upkeep: "350", leasePayment: "1490" },
  ...{ leaseFee: "500", dayRate: "310", discount: "8" },
};

/** How much a firm can carry. */
export function capacityView(query: URLSearchParams, language: Language) {
  const own = typedOf(CARRY_FIELDS, query);
  const isExample = Object.keys(own).length === 0;
  const typed = isExample ? CAPACITY_EXAMPLE : own;
  const done = carried(typed);
  return {
    isExample,
    fields: fieldsOf(CARRY_FIELDS, typed, done.ok ? {} : problemsOf(done.wrongs, language)),
    carried: done.ok ? done.carried : undefined,
    wrong: !done.ok,
  };
}
export type CapacityView = ReturnType<typeof capacityView>;

/** Whether to buy, lease or rent. */
export function waysView(query: URLSearchParams, language: Language) {
  const own = typedOf(WAYS_FIELDS, query);
  const isExample = Object.keys(own).length === 0;
  const typed = isExample ? WAYS_EXAMPLE : own;
  const done = waysOf(typed);
  return {
    isExample,
    fields: fieldsOf(WAYS_FIELDS, typed, done.ok ? {} : problemsOf(done.wrongs, language)),
    ways: done.ok ? done.ways : undefined,
    wrong: !done.ok,
  };
}
export type WaysView = ReturnType<typeof waysView>;
