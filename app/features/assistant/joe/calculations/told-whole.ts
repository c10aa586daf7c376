import { convert } from "~/engines/formula/formula.ts";
import type { WholeReader } from "./calculation.ts";
import type { Placed } from "./nearness.ts";

/** Inputs that no word beside an amount tells, because it is the amounts together that say what they are. */

const within = (placed: readonly Placed[], start: number, end: number) =>
  placed.filter(({ quantity }) => quantity.start >= start && quantity.end <= end);

/** "1.24 ohm per 1000 ft", "1.24 ohms/kft", "4.07 אוהם לק״מ". */
const OHMS =
  /(?<![\d.])(\d*\.?\d+) ?(?:ohms?|ohmios?|ohmio|Ω|ω|אוהם) ?(?:\/|per|por cada|por|x|cada|a|for|in|en|ל-?|לכל)? ?(?:(1[,.]?000|1000|1k|mil|k|אלף) ?-?(?:ft|feet|foot|'|pies|pie|רגל|רגליים)|(?:1 ?)?(km|kilometers?|kilometros?|ק"מ|ק״מ|קילומטר))/u;

/** The resistance that a table gives for a wire's length. */
export const ohmsIn: WholeReader = (folded, placed) => {
  const match = OHMS.exec(folded);
  if (!match) return undefined;
  const [text, ohms, , kilometer] = match;
  const each = Number(ohms) * (kilometer ? convert(1000, "ft", "m") / 1000 : 1);
  const taken = within(placed, match.index, match.index + text.length);
  // What the wire is called is said, and its ohms are what counts.
  const named = placed.filter(({ quantity }) => quantity.kind === "gauge");
  return { given: { ohmsPerThousand: each }, taken: [...taken, ...named] };
};

const FACTOR_AHEAD = /(?:factor|use|using|x|×|constant|usa|usando|con|מקדם|לפי|עם)(?: (?:of|de|של))? ?$/u;
const LOAD_AHEAD = /(?:load|gain|carga|ganancia|עומס|חום)(?: \p{L}+){0,2} ?$/u;
const BTU_BEHIND = /^ ?(?:btus?(?:\/?h|uh|h)?|btuh)(?!\p{L})/u;
const DEGREES_BEHIND =
  /^ ?(?:deg(?:rees?)?|°|f(?!\p{L})|grados|מעלות|(?:\p{L}+ )?(?:delta|diff|split|dt|td))/u;
const DELTA_AHEAD =
  /(?:delta ?t?|dt|td|diff(?:erence)?|split|diferencia|הפרש)(?: (?:of|de|is|es|של|\p{L}+))? ?=? ?$/u;

/** A load in Btu/h, a difference in degrees, and the factor where it is said: "6200 btuh, 20 deg diff, use 1.08". */
export const sensibleIn: WholeReader = (_, placed) => {
  const given: Record<string, number | Placed["quantity"]> = {};
  const taken: Placed[] = [];
  const take = (id: string, each: Placed, value: number | Placed["quantity"]) => {
    if (id in given) return;
    given[id] = value;
    taken.push(each);
  };
  for (const each of placed) {
    const { quantity, before, after } = each;
    if (!("value" in quantity)) continue;
    if (quantity.kind === "power") take("sensibleLoad", each, quantity);
    else if (quantity.kind === "temperature" && "unit" in quantity)
      take("airDelta", each, quantity.unit === "C" ? quantity.value * 1.8 : quantity.value);
    else if (quantity.kind === "angle") take("airDelta", each, quantity.value);
    else if (quantity.kind !== "count") continue;
    else if (quantity.value > 0.5 && quantity.value < 1.5) take("airFactor", each, quantity.value);
    else if (BTU_BEHIND.test(after)) take("sensibleLoad", each, quantity.value);
    else if (DEGREES_BEHIND.test(after) || DELTA_AHEAD.test(before)) take("airDelta", each, quantity.value);
    else if (LOAD_AHEAD.test(before)) take("sensibleLoad", each, quantity.value);
    else if (FACTOR_AHEAD.test(before)) take("airFactor", each, quantity.value);
  }
  return { given: given as Record<string, number>, taken };
};

/** "R-21", "r5": how insulation is called; everything else is read as a number. */
const CALLED_R = /(?<![\p{L}\d.])r ?-? ?(\d+(?:\.\d+)?)(?![\p{L}\d.]|ci)/gu;

/** Every layer of a wall by its R; nothing where something else is measured too. */
export const layersIn: WholeReader = (folded, placed) => {
  if (placed.some(({ quantity }) => quantity.kind !== "count")) return undefined;
  const called = [...folded.matchAll(CALLED_R)];
  const isCalled = ({ quantity }: Placed) =>
    called.some(({ index, 0: text }) => quantity.start >= index && quantity.end <= index + text.length);
  const counted = placed.filter((each) => !isCalled(each));
  const layers = [
    ...called.map(([, value]) => Number(value)),
    ...counted.flatMap(({ quantity }) => ("value" in quantity ? [quantity.value] : [])),
  ];
  // "U-factor .30, SHGC .25" is of a window, and adds up to nothing.
  if (called.length === 0) return undefined;
  return layers.length > 1 ? { given: { layers }, taken: placed } : undefined;
};
