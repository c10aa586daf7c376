import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import { printNumber } from "./print.ts";
import { convert, type Unit } from "./units.ts";

interface Metric {
  to: Unit;
  symbol: string;
  decimals: number;
}

/** What is written in Hebrew of a US measure, and the metric unit that is told first, by how much of it there is. */
interface Measure {
  words: string;
  from: Unit;
  metric: (most: number) => Metric;
}

const as = (to: Unit, symbol: string, decimals: number) => (): Metric => ({ to, symbol, decimals });
const MM: Metric = { to: "mm", symbol: "מ״מ", decimals: 1 };
const CM: Metric = { to: "cm", symbol: "ס״מ", decimals: 1 };
const KPA: Metric = { to: "kPa", symbol: "kPa", decimals: 0 };
const MPA: Metric = { to: "MPa", symbol: "MPa", decimals: 1 };

/** The longer words stand first. Boards and plates are told in millimetres, concrete in megapascals. */
const MEASURES: readonly Measure[] = [
  { words: "אינץ['׳]? רבועה?|in²", from: "in2", metric: as("cm2", "סמ״ר", 1) },
  { words: "אינץ['׳]? מעוקב|in³", from: "in3", metric: as("L", "ליטר", 2) },
  { words: "רגל רבועה?|ft²", from: "ft2", metric: as("m2", "מ״ר", 2) },
  { words: "רגל מעוקבת?|ft³", from: "ft3", metric: as("m3", "מ״ק", 2) },
  { words: "יארד מעוקב|yd³", from: "yd3", metric: as("m3", "מ״ק", 2) },
  { words: "ליברות לרגל|lb/ft", from: "plf", metric: as("kgm", "ק״ג למטר", 1) },
  { words: "אינץ['׳]?", from: "in", metric: (most) => (most < 2 ? MM : CM) },
  { words: "רגל", from: "ft", metric: as("m", "מ׳", 2) },
  { words: "ליברות|פאונד", from: "lb", metric: as("kg", "ק״ג", 1) },
  { words: "psf", from: "psf", metric: as("kPa", "kPa", 2) },
  { words: "psi", from: "psi", metric: (most) => (most < 500 ? KPA : MPA) },
  { words: "גלון|גלונים", from: "gal", metric: as("L", "ליטר", 1) },
  { words: "mph|מייל לשעה", from: "mph", metric: as("kmh", "קמ״ש", 0) },
  { words: "מעלות פרנהייט|מעלות F|°F|F", from: "F", metric: as("C", "°C", 0) },
];

const NUMBER = "\\d{1,2}/\\d{1,2}|\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:[- ]\\d{1,2}/\\d{1,2})?";
/** What stands between several numbers of one unit: 34 to 38, 16 or 24, 12, 16 and 24. */
const BETWEEN = ", | או | עד | על | ל-| ו-|–";
/** A figure of its own: no part of a section, a ratio or a fraction; a Hebrew prefix before it is none. */
const ALONE = "(?<![\\d./:#×x]|(?<![א-ת])-)";
/** What is said per something is a ratio and no measure. */
const NOT_PER = "(?! ?ל(?:כל )?(?:רגל|אינץ|יארד)|/)";
const END = "(?![\\p{L}²³'׳])";

/** One length only with nothing else between: "6 רגל: 30 אינץ'" is a row of a table, "5 רגל או 6 אינץ'" are two. */
const FEET_AND_INCHES = new RegExp(`${ALONE}(?<feet>\\d+) רגל[ -](?<inches>${NUMBER}) אינץ['׳]?${END}`, "gu");
const ONE_UNIT = new RegExp(
  `${ALONE}(?<numbers>(?:${NUMBER})(?:(?:${BETWEEN})(?:${NUMBER}))*) (?:${MEASURES.map(
    ({ words }, at) => `(?<unit${at}>(?:${words})${END})`,
  ).join("|")})${NOT_PER}`,
  "gu",
);
const EACH = new RegExp(NUMBER, "g");

function amountOf(text: string): number {
  const [whole = "", part] = text.replaceAll(",", "").split(/[- ](?=\d{1,2}\/)/);
  const [above, below] = (part ?? (whole.includes("/") ? whole : "")).split("/").map(Number);
  const rest = above !== undefined && below ? above / below : 0;
  return (whole.includes("/") ? 0 : Number(whole)) + rest;
}

const told = (value: number, { decimals }: Metric) => printNumber(Number(value.toFixed(decimals)));

/**
 * A Hebrew text with the metric measure before each US one, which stays in brackets: "19.7 ס״מ (7-3/4 אינץ')". Crews in
 * Israel read metric; the figure of the US code stays beside it, because the conversion is rounded. A measure that
 * stands in brackets alone is left as it is, so that nothing is told twice.
 * @param text any text; what holds no US measure comes back as it is
 */
export function metricFirst(text: string): string {
  return text.replace(FEET_AND_INCHES, feetAndInches).replace(ONE_UNIT, oneUnit);
}

/** A text of a language in the measures that its readers think in. */
export const inOwnMeasures = (text: string, language: Language): string =>
  isMetricFirst(language) ? metricFirst(text) : text;

type Groups = Record<string, string | undefined>;

function feetAndInches(whole: string, ...rest: unknown[]): string {
  const [at, text, groups] = rest.slice(-3) as [number, string, Groups];
  if (isInBrackets(text, at, whole)) return whole;
  const over = amountOf(groups.inches ?? "");
  // Twelve and more would be another foot: they are a measure of their own.
  if (over >= 12) return whole;
  const inches = Number(groups.feet) * 12 + over;
  return `${told(convert(inches, "in", "m"), { ...CM, decimals: 2 })} מ׳ (${whole})`;
}

function oneUnit(whole: string, ...rest: unknown[]): string {
  const [at, text, groups] = rest.slice(-3) as [number, string, Groups];
  const measure = MEASURES.find((_, n) => groups[`unit${n}`] !== undefined);
  if (!measure || isInBrackets(text, at, whole)) return whole;
  const numbers = groups.numbers ?? "";
  const metric = measure.metric(Math.max(...(numbers.match(EACH) ?? []).map(amountOf)));
  const values = numbers.replace(EACH, (each) =>
    told(convert(amountOf(each), measure.from, metric.to), metric),
  );
  return `${values} ${metric.symbol} (${whole})`;
}

/** "(6 רגל)", and the two halves of "(6 רגל 8 אינץ')". */
function isInBrackets(text: string, at: number, whole: string): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const after = text.slice(at + whole.length, at + whole.length + 14);
  return /\([^()]{0,11}$/.test(before) && /^[^()]{0,13}\)/.test(after);
}
