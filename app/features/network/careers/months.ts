/** A month as it is kept: `YYYY-MM`. */
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const FIRST_YEAR = 1940;
const LAST_YEAR = 2100;

export const isMonth = (text: string): boolean => {
  const year = Number(MONTH.exec(text)?.[1]);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
};

/** Names by which months begin in exports and in what people type, in the languages of the site; folded. */
const NAMES: readonly (readonly string[])[] = [
  ["jan", "ene", "ינו"],
  ["feb", "פבר"],
  ["mar", "מרץ", "מרס"],
  ["apr", "abr", "אפר"],
  ["may", "מאי"],
  ["jun", "יונ"],
  ["jul", "יול"],
  ["aug", "ago", "אוג"],
  ["sep", "set", "ספט"],
  ["oct", "אוק"],
  ["nov", "נוב"],
  ["dec", "dic", "דצמ"],
];

const monthNamed = (name: string): number =>
  NAMES.findIndex((begins) => begins.some((begin) => name.toLowerCase().startsWith(begin))) + 1;

const written = (year: string, month: number): string | undefined => {
  const text = `${year}-${String(month).padStart(2, "0")}`;
  return isMonth(text) ? text : undefined;
};

/**
 * A month as people and exports write it: `2019-03`, `03/2019`, `Mar 2019`, `marzo de 2019`, and of a whole day its month.
 * A year alone is its January. Empty is the empty text; undefined what is no month.
 */
export function readMonth(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return "";
  const year = /^(\d{4})$/.exec(text);
  if (year) return written(text, 1);
  const numbers = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(text);
  if (numbers) return written(numbers[1] ?? "", Number(numbers[2]));
  const turned = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (turned) return written(turned[2] ?? "", Number(turned[1]));
  const named = /^(?:\d{1,2}\s+)?(?:ב)?([\p{L}׳']{3,})\.?,?\s+(?:de\s+|\d{1,2},?\s+)?(\d{4})$/iu.exec(text);
  if (!named) return undefined;
  const month = monthNamed(named[1] ?? "");
  return month > 0 ? written(named[2] ?? "", month) : undefined;
}

/** Months since the year 0, so that they can be counted. */
const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** A time of work: the months from and to are both worked; an empty end is still going on. */
export interface Spell {
  from: string;
  to: string;
}

/** How many months some spells have together, by the month of today: none is counted twice, and none that is to come. */
export function monthsIn(spells: readonly Spell[], today: string): number {
  const now = countOf(today);
  const sorted = spells
    .map(({ from, to }) => ({ from: countOf(from), to: Math.min(to === "" ? now : countOf(to), now) }))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, to } of sorted) {
    months += Math.max(0, to - Math.max(from - 1, counted));
    counted = Math.max(counted, to);
  }
  return months;
}
