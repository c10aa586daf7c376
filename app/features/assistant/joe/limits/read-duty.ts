import { convert, kindOf } from "~/engines/formula/formula.ts";
import { DUTIES } from "./duties.data.ts";
import type { Duty } from "./limit.ts";
import { meant } from "./meant.ts";
import { isCircumstance } from "./parts.ts";
import * as words from "./question-words.ts";
import type { LimitQuestion } from "./read-limits.ts";
import { type Amount, firstMatch, isPropertyWord, wordsIn } from "./said-of.ts";
import { type Reach, reachOf, SLACK } from "./verdict.ts";

/** Whether something is asked for at all: "Do I need a guard on a deck 24 in high?" */
export function dutyOf(
  sentence: string,
  amounts: readonly Amount[],
  whole: string,
): LimitQuestion | undefined {
  const isAsked = words.WITHOUT.test(sentence) || words.NEED.test(sentence);
  if (!isAsked && !DUTIES.some((duty) => duty.without?.test(sentence))) return undefined;
  const asksWhat = words.OPEN_QUESTION.test(sentence) && !words.ASKS_WHO_ALLOWS.test(sentence);
  const open = asksWhat || words.ASKS_FOR_THE_LIMIT.test(sentence);
  if (open) return undefined;
  for (const duty of DUTIES) {
    if (!duty.thing.test(whole) || !(duty.also?.test(whole) ?? true) || duty.not?.test(whole)) continue;
    const isLeftOut = duty.without?.test(sentence) ?? false;
    if (!isAsked && !isLeftOut) continue;
    const without = isLeftOut || words.WITHOUT.test(sentence);
    const amount = dutyAmount(duty, amounts);
    if (!amount) continue;
    const { quantity, after } = amount;
    // "Do I need a 36 in guard?" asks how high, not whether.
    const beside = firstMatch(duty.thing, after);
    const isItsOwn =
      beside !== undefined && wordsIn(after.slice(0, beside)).every(isPropertyWord) && !duty.also;
    if (isItsOwn || words.OBLIGATION_TO_BE.test(sentence)) return undefined;
    const value = convert(quantity.value, quantity.unit, duty.unit);
    const reach = reachOf(amount.before);
    const limits = meant(duty.limits, whole).map((limit) => ({
      limit,
      verdict: needVerdict(limit, value, reach),
    }));
    if (limits.length === 0) continue;
    return {
      sense: without || words.NOT_NEEDED.test(sentence) ? "without" : "needs",
      duty: { duty, asked: quantity.text.trim(), limits },
    };
  }
  return undefined;
}

/** The one amount that a duty goes by; where there are several, the one that is no threshold somebody claims. */
function dutyAmount({ unit, also, thing }: Duty, amounts: readonly Amount[]) {
  const own = amounts.flatMap((amount) => {
    const { quantity } = amount;
    if (quantity.kind === "size" || quantity.kind === "slope" || quantity.kind === "gauge") return [];
    // Half a riser is none, and what is measured level is no height.
    const isPiece = unit !== "one" || Number.isInteger(quantity.value);
    return quantity.kind === kindOf(unit) && isPiece && !isLevel(amount) ? [{ ...amount, quantity }] : [];
  });
  const unclaimed = own.length > 1 ? own.filter(({ before }) => !words.CLAIMED.test(before)) : own;
  if (
    amounts.length > own.length &&
    amounts.some(
      (amount) =>
        !own.some(({ quantity }) => quantity === amount.quantity) &&
        !isCircumstance(amount) &&
        !words.CLAIMED.test(amount.before),
    )
  )
    return undefined;
  if (unclaimed.length <= 1) return unclaimed[0];
  const beside = unclaimed.filter(({ before, after }) => {
    const last = before.match(words.THING_OF_MEASURE)?.[1] ?? "";
    const isHigh = words.OFF_THE_GROUND.test(after);
    return isHigh || (also ?? thing).test(last) || (also ?? thing).test(wordsIn(after).slice(0, 2).join(" "));
  });
  return beside.length === 1 ? beside[0] : undefined;
}

/** "The gap from the planks to the wall is 40": how far off, and not how high. */
const isLevel = ({ before, after }: Amount) =>
  words.PROPERTIES.distance.test(before) &&
  TO_A_WALL.test(before) &&
  !words.PROPERTIES.height.test(before) &&
  !words.OFF_THE_GROUND.test(after);
const TO_A_WALL =
  /(?<!\p{L})(?:to|from|off|al?|de|del) (?:the |la |el )?(?:wall|face|facade|pared|muro|fachada)(?!\p{L})|(?<!\p{L})[למ]ה?(?:קיר|חזית)(?!\p{L})/u;

function needVerdict({ above, from, neverUnneeded }: Duty["limits"][number], value: number, reach: Reach) {
  const threshold = above ?? from ?? 0;
  const reachesIt = above === undefined ? value >= threshold * (1 - SLACK) : value > threshold * (1 + SLACK);
  const needed = reach === "over" ? value >= threshold * (1 - SLACK) : reach === "under" ? false : reachesIt;
  if (needed) return "needed" as const;
  const short = reach === "under" ? value <= threshold * (1 + SLACK) : reach !== "over";
  return short && !neverUnneeded ? ("unneeded" as const) : ("undecided" as const);
}
