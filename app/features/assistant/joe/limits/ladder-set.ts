import { convert } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";
import type { Amount } from "./said-of.ts";

const LADDER = spoken(/\b(ladders?|escaleras?)\b/, "סולם|סולמות");
const STAIR =
  /\b(stairs?|risers?|treads?|peldanos?|contrahuellas?|huellas?|trench|zanja)\b|מדרגות|תעלה|חפירה/u;
/** Where a ladder stands: its foot, out from the wall. */
const FOOT_BEFORE =
  /(?<!\p{L})(?:base|foot|feet|bottom|legs?|pata|patas|pie|pies|הבסיס|בסיס|רגלי|רגל|תחתית)(?!\p{L})(?:\W+(?:is|at|a|de|esta|set|it|quedan?|estan?|only|just|about|במרחק))*\W*$/u;
const FOOT_AFTER =
  /^\s*(?:out(?!\p{L})|(?:away )?(?:from|off) (?:the )?(?:wall|house|building)|de la (?:pared|base)|del (?:muro|edificio)|retirad|מהקיר)/u;

/** How a leaning ladder is set, as one slope, where a question gives its length and where its foot stands. */
export function withLadderSet(sentence: string, amounts: readonly Amount[]): readonly Amount[] {
  if (!LADDER.test(sentence) || STAIR.test(sentence) || amounts.length !== 2) return amounts;
  const feet = amounts.filter(({ before, after }) => FOOT_BEFORE.test(before) || FOOT_AFTER.test(after));
  const [foot] = feet;
  const up = amounts.find((amount) => amount !== foot);
  if (feet.length !== 1 || foot?.quantity.kind !== "length" || up?.quantity.kind !== "length") return amounts;
  const length = convert(up.quantity.value, up.quantity.unit, "ft");
  const out = convert(foot.quantity.value, foot.quantity.unit, "ft");
  if (length < 4 || out <= 0 || out >= length) return amounts;
  const text = `${foot.quantity.text.trim()} / ${up.quantity.text.trim()}`;
  const { start, end } = foot.quantity;
  const quantity = {
    kind: "slope",
    value: out / length,
    unit: "ratio",
    rise: out,
    run: length,
    start,
    end,
    text,
  } as const;
  return [{ quantity, before: sentence.slice(0, 40), after: "", metric: foot.metric }];
}
