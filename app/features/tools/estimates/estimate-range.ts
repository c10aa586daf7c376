import { type Content, costOf, type Line, linesOf, totalsOf } from "~/engines/lines/lines.ts";
import { factOf, isLabour, isOld, RATES, type Rate, rateOf } from "./estimate-facts.ts";

// How sure a total is and what moves it. A line lies between its lowest and its highest cost, most often at its likely
// one: the mean is (low + 4 × likely + high) ÷ 6 and the deviation a sixth of the way between (PERT). Lines of one section
// are taken to move together, sections apart from each other; a normal curve over their sum gives P10 and P90.

/** The distance of P10 and P90 from the middle of a normal curve, in deviations. */
const TEN_PERCENT = 1.2816;

/** Hours of one person's day. */
const DAY_HOURS = 8;

const share = (content: Content, rate: Rate) => Number(rateOf(content, rate)) / 100;

/** Cents of the total for a cent of a line. */
function weights(content: Content) {
  const over =
    (1 + share(content, "overhead")) * (1 + share(content, "profit")) * (1 + share(content, "contingency"));
  return (line: Line) => (line.taxable ? 1 + share(content, "tax") : 1) * over;
}

export interface Range {
  p10: number;
  p50: number;
  p90: number;
}

/** Between what the total will most likely end. @returns cents */
export function rangeOf(content: Content): Range {
  const weight = weights(content);
  const { lines: counted, total } = totalsOf(content);
  let shift = 0;
  let variance = 0;
  for (const { lines } of content.sections) {
    let deviation = 0;
    for (const line of lines) {
      const amount = counted.get(line.id);
      if (!amount?.counts) continue;
      const size = Math.abs(amount.cents) * weight(line);
      const [less, more] = [Number(line.basis?.less ?? "0") / 100, Number(line.basis?.more ?? "0") / 100];
      shift += (Math.sign(amount.cents) * size * (more - less)) / 6;
      deviation += (size * (more + less)) / 6;
    }
    variance += deviation ** 2;
  }
  const middle = total + shift;
  const way = TEN_PERCENT * Math.sqrt(variance);
  return { p10: Math.round(middle - way), p50: Math.round(middle), p90: Math.round(middle + way) };
}

/** What moves the total, and by how many cents a tenth of it does, either way. */
export type Driver = { cents: number } & (
  | { kind: "line"; line: Line }
  | { kind: "labour" }
  | { kind: "rate"; rate: Rate }
);

export function driversOf(content: Content, most = 5): Driver[] {
  const weight = weights(content);
  const { lines: counted, subtotal, total } = totalsOf(content);
  if (subtotal === 0) return [];
  const tenth = (line: Line) => {
    const amount = counted.get(line.id);
    return amount?.counts ? Math.abs(amount.cents) * weight(line) * 0.1 : 0;
  };
  const lines = linesOf(content);
  const labour = lines.filter(isLabour).reduce((sum, line) => sum + tenth(line), 0);
  const rates = RATES.map((rate): Driver => {
    const part = share(content, rate);
    const of =
      rate === "tax"
        ? lines
            .filter(({ taxable }) => taxable)
            .reduce((sum, line) => sum + (tenth(line) * part) / (1 + part), 0)
        : Math.abs(total) * 0.1 * (part / (1 + part));
    return { kind: "rate", rate, cents: of };
  });
  const drivers: Driver[] = [
    ...lines
      .filter((line) => !isLabour(line))
      .map((line): Driver => ({ kind: "line", line, cents: tenth(line) })),
    { kind: "labour", cents: labour },
    ...rates,
  ];
  return drivers
    .map((driver) => ({ ...driver, cents: Math.round(driver.cents) }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents)
    .slice(0, most);
}

/** The hours of all who work, and the days that a crew takes, rounded up to half a day. */
export function labourOf(content: Content) {
  const counted = totalsOf(content).lines;
  const lines = linesOf(content).filter((line) => isLabour(line) && counted.get(line.id)?.counts);
  const hours = lines.reduce((sum, { qty }) => sum + Number(qty), 0);
  const crew = Math.max(1, Number(factOf(content, "crew")) || 1);
  return {
    hours: Math.round(hours * 10) / 10,
    crew,
    days: Math.ceil((hours / (crew * DAY_HOURS)) * 2 - 1e-9) / 2,
    cents: lines.reduce((sum, line) => sum + costOf(line), 0),
  };
}

/** What each trade comes to, by the first two figures of its cost codes; `00` is what has none. */
export function tradesOf(content: Content): { division: string; cents: number }[] {
  const counted = totalsOf(content).lines;
  const sums = new Map<string, number>();
  for (const line of linesOf(content)) {
    const amount = counted.get(line.id);
    if (!amount?.counts) continue;
    const division = /^\d\d(?=-)/.exec(line.code ?? "")?.[0] ?? "00";
    sums.set(division, (sums.get(division) ?? 0) + amount.cents);
  }
  return [...sums]
    .map(([division, cents]) => ({ division, cents }))
    .sort((a, b) => (a.division < b.division ? -1 : 1));
}

export interface Hints {
  /** Work that such a job has as a rule and this estimate has not. */
  missing: string[];
  /** What stands more than once, in its own words. */
  twice: string[];
  /** Lines without a price. */
  free: number;
  /** Lines whose price is too old, and those at a sample price. */
  old: number;
  samples: number;
}

export function hintsOf(
  content: Content,
  { scope, work, today }: { scope: readonly string[]; work: readonly (string | undefined)[]; today: string },
): Hints {
  const lines = linesOf(content);
  const titles = content.sections.map(({ title }) => title).filter(Boolean);
  const loose = lines
    .filter(({ basis }) => basis?.source === "typed")
    .map(({ text, unit }) => `${text} (${unit})`);
  const twiceIn = (all: string[]) => [...new Set(all.filter((one, n) => all.indexOf(one) < n))];
  return {
    missing: scope.filter((id) => !work.includes(id)),
    twice: [...twiceIn(titles), ...twiceIn(loose)],
    free: lines.filter(({ unitCost }) => unitCost === "0").length,
    old: lines.filter((line) => isOld(line, today)).length,
    samples: lines.filter((line) => line.basis?.source === "sample" && !isLabour(line)).length,
  };
}
