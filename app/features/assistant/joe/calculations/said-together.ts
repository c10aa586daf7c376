import { convert, type Given } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";
import type { SizeReader, WholeReader } from "./calculation.ts";
import type { Placed } from "./nearness.ts";
import { sensibleIn } from "./told-whole.ts";

/** Amounts that are one input only together: a density, what of a contract is done, a pipe's bore and its length. */

const within = (placed: readonly Placed[], start: number, end: number) =>
  placed.filter(({ quantity }) => quantity.start >= start && quantity.end <= end);

const WEIGHT =
  '(?<weight>tons?|tonnes?|toneladas?|t|טון|lbs?|pounds?|libras|ליברות|ליברה|kg|kilos?|ק"ג|קילו)';
const VOLUME =
  '(?<volume>m3|m³|cubic met(?:er|re)s?|metros? cubicos?|קוב|מ"ק|yd3|cubic yards?|yards?|yardas?(?: cubicas?)?|ft3|cubic (?:foot|feet)|cu\\.? ?ft|pies? cubicos?|רגל מעוקבת)';
const DENSITY = new RegExp(
  `(?<![\\d.])(?<value>\\d+(?:\\.\\d+)?) ?${WEIGHT} ?(?:per|an?|for (?:each|every|a)|por|el|cada|al|/|לכל|ל-?) ?(?:cada |un )?${VOLUME}(?!\\p{L})`,
  "u",
);
/** Tons of a metric place have 1,000 kg. */
const KG_OF_TON = 1000;

function pounds(value: number, weight: string, isMetric: boolean): number {
  if (/^(?:lb|pound|libra|ליבר)/.test(weight)) return value;
  if (/^(?:kg|kilo|ק)/.test(weight)) return convert(value, "kg", "lb");
  return isMetric ? convert(value * KG_OF_TON, "kg", "lb") : value * 2000;
}

/** "1.8 טון לקוב", "145 lb a cubic foot": what a volume weighs, for the input that takes it. */
export const densityIn =
  (input: "density" | "looseDensity" | "unitWeight"): WholeReader =>
  (folded, placed) => {
    const match = DENSITY.exec(folded);
    const { value, weight, volume } = match?.groups ?? {};
    if (!match || !value || !weight || !volume) return { given: {}, taken: [] };
    const isMetric = /^(?:m|cubic m|קוב)/.test(volume);
    const cubicFeet = isMetric ? convert(1, "m3", "ft3") : /y/.test(volume) ? 27 : 1;
    const perFoot = pounds(Number(value), weight, isMetric) / cubicFeet;
    const given = { [input]: input !== "looseDensity" ? perFoot : (perFoot * 27) / 2000 };
    return { given, taken: within(placed, match.index, match.index + match[0].length) };
  };

const RETAINED = spoken(
  /\b(retain(age|ed)?|retention|holds?|keeps?|withh\w+|held|reten\w+|retienen?|garantia)\b/,
  "עיכבון|עכבון|דמי עיכבון|מעכבים|מעכב",
);
const DONE = spoken(
  /\b(complete[d]?|done|finished|in place|progress|voy (al|en)|llevo|vamos (al|en)|avance|terminad[oa]|ejecutad[oa])\b/,
  "בוצע|ביצענו|ביצוע|סיימתי|סיימנו|הושלם|הושלמו",
);

/** "Contrato de 86,500, voy al 34% y me retienen el 10": what is done of a contract is what is invoiced. */
export const progressIn: WholeReader = (folded, placed) => {
  if (!DONE.test(folded)) return undefined;
  const shares: { each: Placed; value: number; isRetained: boolean }[] = [];
  const sums: Placed[] = [];
  for (const each of placed) {
    const { quantity, before, after } = each;
    if (!("value" in quantity)) return undefined;
    const isRetained =
      RETAINED.test(before) || (!DONE.test(before) && !DONE.test(after) && RETAINED.test(after));
    if (quantity.kind === "percent") shares.push({ each, value: quantity.value, isRetained });
    else if (quantity.kind !== "count") return undefined;
    // "Y me retienen el 10": the share of which the sign was said once.
    else if (isRetained && quantity.value <= 30) shares.push({ each, value: quantity.value, isRetained });
    else sums.push(each);
  }
  const [sum, ...others] = sums;
  const done = shares.filter(({ isRetained }) => !isRetained);
  const retained = shares.filter(({ isRetained }) => isRetained);
  if (!sum || others.length > 0 || done.length !== 1 || retained.length > 1) return undefined;
  const whole = "value" in sum.quantity ? sum.quantity.value : 0;
  const given: Record<string, Given> = { invoice: (whole * (done[0]?.value ?? 0)) / 100 };
  const [share] = retained;
  if (share)
    given.retainageShare = {
      ...share.each.quantity,
      kind: "percent",
      unit: "pct",
      value: share.value,
    } as Given;
  return { given, taken: placed };
};

const WIDEST_PIPE_FT = 2;

/** "3 inch drain line runs 34 feet": the pipe's bore, which no fall depends on, and how far it runs. */
export const runOfPipe: WholeReader = (_, placed) => {
  const inFeet = ({ quantity }: Placed) =>
    quantity.kind === "length" ? convert(quantity.value, quantity.unit, "ft") : Number.NaN;
  const lengths = placed.filter(({ quantity }) => quantity.kind === "length");
  const [run, bore, ...others] = [...lengths].sort((a, b) => inFeet(b) - inFeet(a));
  if (!run || !bore || others.length > 0 || inFeet(bore) > WIDEST_PIPE_FT || inFeet(run) <= WIDEST_PIPE_FT)
    return undefined;
  return { given: { length: run.quantity as Given }, taken: [run, bore] };
};

const CFM_BEHIND = /^ ?-?(?:cfms?|pies cubicos por minuto)(?!\p{L})/u;
/** Air and a difference of temperatures, where the heat is asked for: "1000 cfm with a 20 degree split". */
export const heatOfAirIn: WholeReader = (folded, placed) => {
  const air = placed.filter(
    ({ quantity, after }) => ("unit" in quantity && quantity.unit === "cfm") || CFM_BEHIND.test(after),
  );
  const [flow] = air;
  if (!flow || air.length > 1 || !("value" in flow.quantity)) return undefined;
  const rest = sensibleIn(
    folded,
    placed.filter((each) => each !== flow),
  );
  if (!rest || "sensibleLoad" in rest.given) return undefined;
  return { given: { ...rest.given, airFlow: flow.quantity.value }, taken: [flow, ...rest.taken] };
};

const LOADS_BEHIND =
  /^ ?(?:\p{L}+ )?(?:heaters|loads|units|lights|fixtures|lamps|bulbs|baseboards|calentadores|calefactores|focos|lamparas|cargas|equipos|reflectores|תנורים|מפזרים|נורות|גופים|מחממים)(?!\p{L})/u;
/** What mains have, said without its unit: "at 208". */
const MAINS = new Set([110, 115, 120, 127, 208, 220, 230, 240, 277, 380, 400, 415, 480, 600]);
const AT = /(?:^|[^\p{L}])(?:at|on|a|en|de|ב-?)(?: a)? ?$/u;
/** Loads that are counted, and the voltage; 125 percent is what the answer has anyway. */
export const loadOfWatts: WholeReader = (_, placed) => {
  const taken = placed.filter(({ quantity }) => quantity.kind === "percent");
  if (taken.some(({ quantity }) => "value" in quantity && quantity.value !== 125)) return undefined;
  const counts = placed.filter(({ quantity }) => quantity.kind === "count");
  const loads = counts.find(({ after }) => LOADS_BEHIND.test(after));
  const mains = counts.find(
    ({ quantity, before }) => "value" in quantity && MAINS.has(quantity.value) && AT.test(before),
  );
  const given: Record<string, Given> = {};
  if (loads && "value" in loads.quantity) given.loads = loads.quantity.value;
  if (mains && mains !== loads && "value" in mains.quantity)
    given.sourceVoltage = `${mains.quantity.value} V`;
  return { given, taken: [...taken, ...[loads, mains].filter((each) => each !== undefined)] };
};

const feetOf = (value: number, unit: string) => convert(value, unit as "ft", "ft");
const isSheet = ([short = 0, long = 0]: readonly number[]) =>
  short >= 2.9 && short <= 4.3 && long >= 5.9 && long <= 12.2;
const BOTH_FACES =
  /(?<!\p{L})(?:both (?:sides|faces)|each side|two sides|2 sides|ambos lados|los dos lados|2 caras|por lado|cada lado|משני הצדדים|מכל צד|שני צדדים|2 צדדים)(?!\p{L})/u;
const LENGTH_WORD = /(?:length|long|largo|longitud|אורך)(?: (?:of|de|של))? ?$/u;
/** A wall by its sides and boards by theirs in meters: "12 m by 2.6, boards 1.2 x 2.6, one side". */
export const metricBoards: WholeReader = (folded, placed) => {
  const isInMeters = placed.some(
    ({ quantity }) =>
      ("unit" in quantity && quantity.unit === "m") ||
      (quantity.kind === "size" &&
        quantity.sides.every(({ unit, value }) => unit === "m" || unit === "cm" || value % 1 !== 0)),
  );
  if (!isInMeters) return undefined;
  const sizes = placed.flatMap((each) => {
    const { quantity } = each;
    if (quantity.kind !== "size" || quantity.sides.length !== 2) return [];
    const feet = quantity.sides
      .map(({ kind, value, unit }) => feetOf(value, kind === "length" ? unit : "m"))
      .sort((a, b) => a - b);
    return [{ each, feet }];
  });
  const board = sizes.findLast(({ feet }) => isSheet(feet));
  if (!board) return undefined;
  const wall = sizes.find((size) => size !== board);
  const singles = placed.flatMap((each) => {
    const { quantity } = each;
    if (quantity.kind !== "length" && quantity.kind !== "count") return [];
    const isSide =
      quantity.kind === "length" || LENGTH_WORD.test(each.before) || HEIGHT_AHEAD.test(each.before);
    return isSide
      ? [{ each, feet: feetOf(quantity.value, quantity.kind === "length" ? quantity.unit : "m") }]
      : [];
  });
  const [long, high, more] = singles;
  if (wall ? singles.length > 0 : !long || !high || more) return undefined;
  const face = wall ? wall.feet : [long?.feet ?? 0, high?.feet ?? 0];
  const [one = 0, other = 0] = face;
  const [wide = 0, tall = 0] = board.feet;
  return {
    given: { area: one * other * (BOTH_FACES.test(folded) ? 2 : 1), sheetArea: wide * tall },
    taken: [board.each, ...(wall ? [wall.each] : singles.map(({ each }) => each))],
  };
};

/** A piece by its three sides, of which the longest is its length. */
export const sidesOfAPiece: SizeReader = ({ sides }) => {
  if (sides.length !== 3) return undefined;
  const bare = sides.find(({ kind }) => kind === "length")?.unit;
  if (!bare) return undefined;
  const inches = sides.map(({ kind, value, unit }) =>
    convert(value, (kind === "length" ? unit : bare) as "ft", "in"),
  );
  const [length = 0, width = 0, thickness = 0] = inches.sort((a, b) => b - a);
  return { length: `${length} in`, width, thickness };
};

/** The bore of a pipe and its length: the one of two lengths that a pipe may be across, and the other one. */
export const boreIn: WholeReader = (_, placed) => {
  const lengths = placed.filter(({ quantity }) => quantity.kind === "length");
  const feet = (each: Placed) => {
    const { quantity } = each;
    return quantity.kind === "length" ? convert(quantity.value, quantity.unit, "ft") : 0;
  };
  const sorted = [...lengths].sort((a, b) => feet(a) - feet(b));
  const [bore, run] = [sorted[0], sorted.at(-1)];
  if (!bore || !run || feet(bore) > WIDEST_PIPE_FT || feet(run) <= WIDEST_PIPE_FT) return undefined;
  return {
    given: { diameter: bore.quantity, height: run.quantity } as Record<string, Given>,
    taken: [bore, run],
  };
};

const HEIGHT_AHEAD = /(?:high|height|ceil?ings?|walls?|alto|altura|גובה)(?: (?:of|de|is|של))? ?$/u;
const HEIGHT_BEHIND = /^ ?(?:high|tall|ceil?ings?|walls?|(?:de )?(?:alto|altura))(?!\p{L})/u;
/** The walls of a room and the ceiling over it, where both are painted: two sides and a height. */
export const paintedRoom: WholeReader = (_, placed) => {
  const rooms = placed.filter(({ quantity }) => quantity.kind === "size" && quantity.sides.length === 2);
  const heights = placed.filter(
    ({ quantity, before, after }) =>
      (quantity.kind === "length" || quantity.kind === "count") &&
      (HEIGHT_AHEAD.test(before) || HEIGHT_BEHIND.test(after)),
  );
  const [room, height] = [rooms[0], heights[0]];
  if (!room || !height || rooms.length > 1 || heights.length > 1) return undefined;
  if (room.quantity.kind !== "size" || !("value" in height.quantity)) return undefined;
  const amounts = [...room.quantity.sides, height.quantity];
  const units = amounts.flatMap(({ kind, unit }) => (kind === "length" && unit ? [unit] : []));
  const decimals = amounts.some(({ value }) => !Number.isInteger(value));
  const isMetric = placed.some(({ quantity }) => "unit" in quantity && quantity.unit === "m2PerL");
  // Bare sides have the unit that is said; where none is, meters are told by liters or are not guessed.
  const bare = units[0] ?? (isMetric ? "m" : decimals ? undefined : "ft");
  if (!bare) return undefined;
  const [long = 0, wide = 0, high = 0] = amounts.map(({ kind, value, unit }) =>
    convert(value, (kind === "length" ? unit : bare) as "ft", "ft"),
  );
  return { given: { area: 2 * (long + wide) * high + long * wide }, taken: [room, height] };
};
