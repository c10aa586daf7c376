import {
  type Amount,
  type AmountInput,
  type ConductorGroup,
  convert,
  type Formula,
  type Gauge,
  type Given,
  type Input,
  type LabelId,
  printQuantity,
  type Quantity,
} from "~/engines/formula/formula.ts";
import { fold } from "~/lib/fold.ts";
import type { Calculation, SizeReader, Words } from "./calculation.ts";
import { NO_WASTE } from "./calculations.data.ts";
import { everyCue } from "./every-cue.ts";
import { goesWithout } from "./goes-without.ts";
import { cost, distance, type Placed } from "./nearness.ts";
import { openingsIn } from "./openings.ts";
import { inLargeUnits } from "./trailing-unit.ts";

/** What is given for each input, and the words of amounts that none of them took. */
export interface Filled {
  given: Record<string, Given>;
  unused: string[];
  /** Where the amounts of the question went: the place of each, by input; the sides of a size share one. */
  from?: Readonly<Record<string, Quantity>>;
  /** How a size was read whose one unit cannot be that of all its sides. */
  readAs?: string;
  /** The question does not have what this calculation is read by. */
  isOther?: true;
}

const FOUND = 10;
/** Bounds of the search: a question is no riddle. */
const MOST_OFFERS = 4;
const MOST_VISITS = 20_000;

const SHEETS = /\b(sheets?|boards?|rock|drywall|panels?|hojas?|paneles?|placas?)\b|לוחות|לוח/gu;

/** Whether an amount can stand for an input; a bare number only for what has no unit or beside the input's own word. */
function fits(input: Input, quantity: Quantity, named: boolean): boolean {
  if (input.type === "choice") return choiceOf(input.id, input.options, quantity) !== undefined;
  if (input.type !== "amount") return false;
  if (quantity.kind === input.kind) return true;
  if (isUnitOf(input, quantity)) return named;
  if (input.kind === "volume" && quantity.kind === "length") return quantity.unit === "yd";
  if (input.id === "pipeSlope" && quantity.kind === "slope") return true;
  if (input.kind === "slope") return named && (quantity.kind === "percent" || quantity.kind === "count");
  if (input.kind === "temperature") return quantity.kind === "angle" || (named && quantity.kind === "count");
  return named && quantity.kind === "count" && input.kind !== "weight" && input.kind !== "lineLoad";
}

/** Things counted by a word that is a unit elsewhere: tons of cooling, "2 רגליים" of a sling. */
const isUnitOf = (input: Input, { kind, text }: Quantity): boolean =>
  input.type === "amount" &&
  input.kind === "count" &&
  (kind === "weight" || kind === "length") &&
  fold(text).search(everyCue()[input.id] ?? /$^/) >= 0;

/** Whether an amount may be of what an input is: bars are not 240 m across. */
function isPlausible(input: Input, quantity: Quantity): boolean {
  if (input.type !== "amount" || quantity.kind !== input.kind || !("unit" in quantity)) return true;
  if (quantity.kind === "slope") return true;
  const value = convert(quantity.value, quantity.unit, input.unit);
  return value >= input.min && value <= input.max;
}

/** The option that a quantity names: a wire, a bar, a trade size, a bag. */
function choiceOf(id: LabelId, options: readonly string[], quantity: Quantity): string | undefined {
  const named = nameOf(id, quantity);
  return named !== undefined && options.includes(named) ? named : undefined;
}

const TRADE_SIZES: readonly (readonly [inches: number, name: string])[] = [
  [0.5, "1/2"],
  [0.75, "3/4"],
  [1, "1"],
  [1.25, "1-1/4"],
  [1.5, "1-1/2"],
  [2, "2"],
  [3, "3"],
  [4, "4"],
];
/** Falls in inches a foot as they are tabulated, by the percent that is said for them. */
const FALLS: Readonly<Record<number, string>> = { 1: "1/8", 2: "1/4", 4: "1/2" };

function nameOf(id: LabelId, quantity: Quantity): string | undefined {
  if (quantity.kind === "gauge") return id === "bar" && quantity.unit !== "#" ? undefined : quantity.size;
  if (id === "bagWeight" && quantity.kind === "weight")
    return String(convert(quantity.value, quantity.unit, "lb"));
  if (id === "rating" && (quantity.kind === "temperature" || quantity.kind === "angle"))
    return quantity.unit === "F" ? undefined : String(quantity.value);
  if (id === "drainFall") {
    if (quantity.kind === "percent") return FALLS[Math.round(quantity.value)];
    return quantity.kind === "slope" ? FALLS[Math.round(quantity.value * 96)] : undefined;
  }
  if (id === "onCenter" && (quantity.kind === "length" || quantity.kind === "count"))
    return String(quantity.kind === "count" ? quantity.value : convert(quantity.value, quantity.unit, "in"));
  if ((id === "emt" || id === "trapSize") && (quantity.kind === "length" || quantity.kind === "count")) {
    const inches = quantity.kind === "count" ? quantity.value : convert(quantity.value, quantity.unit, "in");
    return TRADE_SIZES.find(([size]) => Math.abs(size - inches) < 0.01)?.[1];
  }
  if ((id === "sheet" || id === "joistSize") && quantity.kind === "size")
    return quantity.sides.map(({ value }) => value).join("x");
  return undefined;
}

/** The quantities that words name, so that as many inputs as possible have one and the words stand near. */
function byWords(inputs: readonly Input[], placed: readonly Placed[], taken: ReadonlySet<Placed>) {
  const offers = inputs.map((input) => {
    const cue = everyCue()[input.id];
    if (!cue) return [];
    return placed.flatMap((each) => {
      if (taken.has(each) || !fits(input, each.quantity, true) || !isPlausible(input, each.quantity))
        return [];
      const far = isUnitOf(input, each.quantity) ? 0 : distance(cue, each);
      // "A drop in cable 10" is no drop of 10 percent: a bare share stands right beside its word.
      if (isBare(each, input) && input.type === "amount" && input.kind === "percent" && (far ?? 2) > 1)
        return [];
      return far === undefined ? [] : [{ each, worth: FOUND - far - (isBare(each, input) ? 1 : 0) }];
    });
  });
  for (const offer of offers) offer.sort((a, b) => b.worth - a.worth).splice(MOST_OFFERS);
  let visits = 0;
  let best = { worth: -1, chosen: new Map<LabelId, Placed>() };
  const used = new Set<Placed>();
  const chosen = new Map<LabelId, Placed>();
  const choose = (at: number, worth: number) => {
    if (++visits > MOST_VISITS) return;
    const input = inputs[at];
    if (!input) {
      if (worth > best.worth) best = { worth, chosen: new Map(chosen) };
      return;
    }
    for (const offer of offers[at] ?? []) {
      if (used.has(offer.each)) continue;
      used.add(offer.each);
      chosen.set(input.id, offer.each);
      choose(at + 1, worth + offer.worth);
      used.delete(offer.each);
      chosen.delete(input.id);
    }
    choose(at + 1, worth);
  };
  choose(0, 0);
  return best.chosen;
}

const isBare = ({ quantity }: Placed, input: Input) =>
  quantity.kind === "count" && input.type === "amount" && input.kind !== "count";

/** Air below 50 °F makes no heat index: "35 degrees" are Celsius. */
const COLDEST_F = 50;
/** Surfaces may be colder. */
const COLD: ReadonlySet<string> = new Set(["surfaceTemperature", "dewPoint"]);

function inItsScale(quantity: Quantity, input: Input | undefined): Quantity | number {
  if (input && isUnitOf(input, quantity) && "value" in quantity) return quantity.value;
  if (input?.id === "pipeSlope" && quantity.kind === "slope") return quantity.value * 100;
  if (input?.type === "amount" && input.kind === "angle") return quantity;
  // Concrete and dirt are sold by the yard, which is a cubic one.
  if (input?.type === "amount" && input.kind === "volume" && quantity.kind === "length")
    return { ...quantity, kind: "volume", unit: "yd3" };
  if (input && COLD.has(input.id) && quantity.kind === "angle")
    return { ...quantity, kind: "temperature", unit: "F" };
  return quantity.kind === "angle" && quantity.unit === "deg" && quantity.value < COLDEST_F
    ? { ...quantity, kind: "temperature", unit: "C" }
    : quantity;
}

/** The bare sides of a size as meters, where the question is metric. */
function inMeters(quantity: Quantity, metric: boolean): Quantity {
  if (!metric || quantity.kind !== "size") return quantity;
  return {
    ...quantity,
    sides: quantity.sides.map((side) =>
      side.kind === "count" ? { kind: "length", value: side.value, unit: "m" } : side,
    ),
  };
}

function fromSize(size: SizeReader, quantity: Quantity): Filled["given"] | undefined {
  if (quantity.kind !== "size") return undefined;
  if (typeof size === "function") return size(quantity);
  if (quantity.sides.length > size.length) return undefined;
  return Object.fromEntries(
    quantity.sides.map((side, n) => [size[n], side.kind === "count" ? side.value : inText(side)]),
  );
}

const inText = ({ value, unit }: Amount) => `${value} ${unit}`;

const METRIC = new Set<string>(["mm", "cm", "m", "km", "m2", "m3"]);
const isMetric = ({ quantity }: Placed) =>
  quantity.kind === "size" ? quantity.sides.some(({ unit }) => METRIC.has(unit)) : METRIC.has(quantity.unit);
const IMPERIAL = new Set<string>(["in", "ft", "yd", "ft2", "yd3"]);
const isImperial = ({ quantity }: Placed) =>
  quantity.kind === "size"
    ? quantity.sides.some(({ unit }) => IMPERIAL.has(unit))
    : IMPERIAL.has(quantity.unit);

/** Holes, rises and runs that formulas take in inches: 1.20 of them are meters and no centimeters. */
const DEEP: ReadonlySet<string> = new Set(["depth", "totalRise", "rise", "rampRun"]);
const isDeep = ({ id }: Input, { text, ...quantity }: Quantity) =>
  DEEP.has(id) && "value" in quantity && quantity.value < 6 && /\d[.,]\d/.test(text);

/** A bare length where every other is metric: what is built in feet is meant in meters, what in inches in centimeters. */
function bareInMetric(quantity: Quantity, input: Input | undefined): Quantity {
  if (quantity.kind !== "count" || input?.type !== "amount" || input.kind !== "length") return quantity;
  // Bars are named by their millimeters.
  const small = input.id === "barDiameter" ? "mm" : isDeep(input, quantity) ? "m" : "cm";
  return { ...quantity, kind: "length", unit: input.unit === "in" ? small : "m" };
}

/** "¿Cuántos metros cúbicos son?": who asks so measures in meters. */
const ASKED_IN_METERS =
  /\b(?:metros? (?:cubicos?|cuadrados?)|m[23]|cubic met(?:er|re)s?|square met(?:er|re)s?)(?![\p{L}\d])/u;
/** Building dimensions above this are in no bare meters. */
const MOST_METERS = 100;
/** "גובה 2.70" without a unit. */
const DIMENSION_WITH_DECIMALS =
  /(?:אורך|רוחב|גובה|עומק|היקף)(?: של| ה?(?:קומה|קיר|חדר|תקרה|גדר|מדרגות))? ?\d{1,2}[.,]\d{1,2}(?![\d%])/u;
/**
 * "מסמן יסוד 9.60 על 7.20": whoever writes Hebrew and gives a side with decimals and no unit measures in meters. Pitches,
 * prices and shares are no sides.
 */
function isWrittenInMeters(question: string, placed: readonly Placed[]): boolean {
  const isHebrew = /[\u05d0-\u05ea]/.test(question);
  if (!isHebrew && !ASKED_IN_METERS.test(fold(question))) return false;
  if (isHebrew && DIMENSION_WITH_DECIMALS.test(question)) return true;
  return placed.some(
    ({ quantity }) =>
      quantity.kind === "size" &&
      quantity.sides.every(({ kind, value }) => kind === "count" && value <= MOST_METERS) &&
      /\d[.,]\d/.test(quantity.text),
  );
}

/** How many of each wire a question speaks of: a count right before its size. None when nothing is counted. */
function conductors(placed: readonly Placed[]): ConductorGroup[] {
  let counts = 0;
  const groups = placed.flatMap(({ quantity, before }, n) => {
    if (quantity.kind !== "gauge") return [];
    const previous = placed[n - 1]?.quantity;
    const counted = previous?.kind === "count" && cost(before) <= 1;
    if (counted) counts++;
    return [{ count: counted ? previous.value : 1, size: (quantity as Gauge).size }];
  });
  return counts > 0 ? groups : [];
}

/** Whether a calculation cannot do without an input. */
export function isRequired(input: Input): boolean {
  if (input.type === "flag" || input.type === "list") return false;
  return input.type === "conductors" || input.default === undefined;
}

/** The one input of a kind takes the one amount of it, named or not. */
function isOnlyOfItsKind(input: Input, formula: Formula): input is AmountInput {
  if (input.type !== "amount") return false;
  return formula.inputs.filter((each) => each.type === "amount" && each.kind === input.kind).length === 1;
}

/** What a question gives for the inputs of a formula: by the words beside an amount, by the sides of a size, by order. */
export function fillInputs(
  { size, words = {}, list, read }: Calculation,
  formula: Formula,
  question: string,
  quantities: readonly Quantity[],
): Filled {
  const placed: Placed[] = quantities.map((quantity, n) => ({
    quantity,
    // A size belongs to the name before it: in "varillas #4 de 20 pies" the bars are 20 ft long.
    before: fold(
      question.slice(
        quantities.slice(0, n).findLast(({ kind }) => kind !== "gauge")?.end ?? 0,
        quantity.start,
      ),
    ),
    // "4 #14 conductors" counts conductors.
    after: fold(
      question.slice(
        quantity.end,
        quantities.slice(n + 1).find(({ kind }) => quantity.kind !== "count" || kind !== "gauge")?.start,
      ),
    ),
  }));
  const given: Filled["given"] = {};
  const from: Record<string, Quantity> = {};
  const taken = new Set<Placed>();
  const isBuiltInFeet = placed.some(isImperial);
  const metric = placed.some(isMetric) || (!isBuiltInFeet && isWrittenInMeters(question, placed));
  const onlyMetric = metric && !isBuiltInFeet;
  const take = (id: LabelId, each: Placed) => {
    const input = formula.inputs.find((candidate) => candidate.id === id);
    taken.add(each);
    from[id] = each.quantity;
    const quantity = onlyMetric ? bareInMetric(each.quantity, input) : each.quantity;
    given[id] =
      input?.type === "choice" ? choiceOf(id, input.options, quantity) : inItsScale(quantity, input);
  };

  const folded = fold(question);
  if (read) {
    const own = read(folded, placed);
    if (!own) return { given: {}, unused: [], isOther: true };
    Object.assign(given, own.given);
    for (const each of own.taken) taken.add(each);
  }
  for (const [id, meanings] of Object.entries({ waste: NO_WASTE, ...words }) as [LabelId, Words][]) {
    if (!formula.inputs.some((input) => input.id === id)) continue;
    // Two soils or two metals are no choice.
    const found = meanings.filter(([, pattern]) => pattern.test(folded));
    if (found.length === 1) given[id] = found[0]?.[0];
  }
  if (list === "conductors") {
    const groups = conductors(placed);
    return { given: groups.length > 0 ? { ...given, conductors: groups } : given, unused: [] };
  }

  const open = () => formula.inputs.filter((input) => !(input.id in given) && input.type !== "list");
  // A sheet is a size as well; it is told from the room by being one that is sold.
  for (const input of open()) {
    if (input.type !== "choice") continue;
    const each = placed.find(
      (candidate) =>
        !taken.has(candidate) && fits(input, candidate.quantity, false) && isNamedBySize(input.id, candidate),
    );
    if (each) take(input.id, each);
  }
  const openings = formula.inputs.some(({ id }) => id === "openings")
    ? openingsIn(placed, onlyMetric)
    : undefined;
  if (openings) {
    given.openings = openings.area;
    for (const each of openings.of) taken.add(each);
  }
  let readAs: string | undefined;
  if (size) {
    for (const each of placed) {
      if (taken.has(each)) continue;
      const large = inLargeUnits(formula.id, each.quantity, folded);
      if (large) readAs = printQuantity(large);
      const sides = fromSize(size, inMeters(large ?? each.quantity, metric));
      if (!sides || Object.keys(sides).some((id) => id in given)) continue;
      Object.assign(given, sides);
      for (const id of Object.keys(sides)) from[id] = each.quantity;
      taken.add(each);
    }
  }
  for (const [id, each] of byWords(open(), placed, taken)) take(id, each);

  for (const input of open()) {
    if (!isRequired(input) && !isOnlyOfItsKind(input, formula)) continue;
    const fitting = placed.filter(
      (candidate) => !taken.has(candidate) && fits(input, candidate.quantity, false),
    );
    const each = fitting.find(({ quantity }) => isPlausible(input, quantity)) ?? fitting[0];
    if (each) take(input.id, each);
  }
  if (list) {
    const rest = placed.filter((each) => each.quantity.kind === "power" && !taken.has(each));
    if (rest.length > 0) given[list] = rest.map(({ quantity }) => quantity);
    for (const each of rest) taken.add(each);
  }
  const unused = placed.filter(
    (each) => !taken.has(each) && !goesWithout(each, formula) && !isSaidAgain(each, taken),
  );
  return { given, unused: unused.map(({ quantity }) => quantity.text), from, readAs };
}

/** Whether an amount only says again what another one said: "8 ft (96 in)". */
function isSaidAgain({ quantity, after }: Placed, taken: ReadonlySet<Placed>): boolean {
  // "Boards run the 16 way, how many 16 footers".
  if (quantity.kind === "count" && /^[ -]?(?:way|footers?)(?!\p{L})/u.test(after))
    return [...taken].some(({ quantity: other }) => "value" in other && other.value === quantity.value);
  if (!("value" in quantity) || quantity.kind === "count" || quantity.kind === "gauge") return false;
  return [...taken].some(({ quantity: other }) => {
    if (other.kind !== quantity.kind || !("value" in other)) return false;
    if (other.kind === "slope" || quantity.kind === "slope") return other.value === quantity.value;
    return Math.abs(convert(other.value, other.unit, quantity.unit) - quantity.value) < 1e-6 * quantity.value;
  });
}

/** Wires, bars and trade sizes say what they are; a size is a sheet and a weight a bag only when that is said. */
function isNamedBySize(id: LabelId, { quantity, before, after }: Placed): boolean {
  if (quantity.kind === "gauge" || (id === "emt" && quantity.kind === "length")) return true;
  if (id === "rating")
    return !/(?:ambient|attic|roof|around|ambiente|atico|techo|סביבה)[^,;\d]*$/u.test(before);
  if (id === "trapSize" && quantity.kind === "length") return true;
  if (id === "drainFall" || id === "joistSize") return true;
  const cue = id === "sheet" ? SHEETS : everyCue()[id];
  return cue ? distance(cue, { quantity, before, after }) !== undefined : false;
}
