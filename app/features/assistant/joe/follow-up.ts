import { type Amount, extractQuantities, type LabelId, type Quantity } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import { type Asked, calculationOf } from "./calculations/calculation-of.ts";
import { CUES } from "./calculations/cues.data.ts";
import { spoken } from "./spoken.ts";
import { vagueIn } from "./vague.logic.ts";

/** What goes on from a question is short; more than this is a question of its own. */
const LONGEST = 120;
/** How a question that goes on from another begins. Nothing of it is asked. */
const OPENING = new RegExp(
  `^[\\s¿¡]*(?:${[
    "(?:ok(?:ay)?|so|and|but|then|now|wait|no|sorry|bueno|pero|entonces|ahora|perdon|אוקיי?|אז|טוב|רגע|סליחה)(?=[\\s,])[\\s,]*",
  ].join("|")})*`,
  "u",
);
const GOES_ON =
  /^(?:(?:and )?(?:what|how) (?:about|if)|what's it|and|with|without|if|in|at|for|same(?: thing)?|instead|make (?:it|that|them)|change (?:it|that)|use|using|try|it'?s|it is|they'?re|i meant|i mean|y|que (?:tal|pasa) (?:si|con)|e|si|con|sin|en|para|mejor|son|es|hazl[oa]|ponl[oa]|cambial[oa]|digo|quise decir|o sea|ומה|מה|ואם|אם|ועם|עם|בלי|ובלי|ועבור|עבור|תעשה|שנה|במקום|התכוונתי|כלומר|זה)(?:[\s,?]+|$)(?:(?:if|about|with|for|it'?s|it is|its|it was|it were|they are|there are|a|an|the|to|si|con|es|son|fuera|fuese|fueran|de|la|el|las|los|un|una|que sea|a|en|אם|עם|לגבי|זה|של|עבור|יש)[\s,]+)*/u;
/** Words that end such a question and ask nothing. */
const ENDING = /[\s,]*(?:instead|then|please|en vez(?: de eso)?|por favor|de es[ao]s|במקום|בבקשה)?[\s?.!]*$/u;
/** What only one of can hold: naming one takes the others out of what was asked. */
const ALTERNATIVES: readonly (readonly RegExp[])[] = [
  [spoken(/\b(copper|cu|cobre)\b/, "נחושת"), spoken(/\b(alumini?um|aluminio)\b/, "אלומיניום")],
  [
    spoken(
      /\b(irc|residential|houses?|homes?|dwellings?|residencial|casas?|viviendas?)\b/,
      "בית|דירה|מגורים",
    ),
    spoken(
      /\b(ibc|commercial|offices?|stores?|public buildings?|comercial|oficinas?|tiendas?)\b/,
      "מסחרי|מסחר|משרד|משרדים|ציבורי",
    ),
  ],
  [
    spoken(/\b(single[- ]phase|monofasic[oa])\b/, "חד פאזי|חד מופעי"),
    spoken(/\b(three[- ]phase|3[- ]phase|trifasic[oa])\b/, "תלת פאזי|תלת מופעי"),
  ],
  [
    spoken(/\b(type|class|tipo|clase) a\b/, "סוג a"),
    spoken(/\b(type|class|tipo|clase) b\b/, "סוג b"),
    spoken(/\b(type|class|tipo|clase) c\b/, "סוג c"),
  ],
  [
    spoken(/\b(?:one|single|una(?: sola)?|1) (?:coats?|manos?|capas?)\b/, "שכבה אחת"),
    spoken(/\b(?:two|dos|2) (?:coats|manos|capas)\b/, "(?:שתי|2) שכבות"),
    spoken(/\b(?:three|tres|3) (?:coats|manos|capas)\b/, "(?:שלוש|3) שכבות"),
  ],
  [
    spoken(/\b(inside|interior|indoors?|adentro)\b/, "בפנים|פנימי"),
    spoken(/\b(outside|exterior|outdoors?|afuera)\b/, "בחוץ|חיצוני"),
  ],
];

/** None of something is an amount of its own. */
const SAYS_NONE = spoken(/\b(no|without|sin|zero|none)\b/, "בלי|ללא|אפס");

/** What a text says behind the words by which it goes on from something, or nothing where it does not. */
function restOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const folded = fold(trimmed);
  const opened = OPENING.exec(folded)?.[0].length ?? 0;
  const goesOn = GOES_ON.exec(folded.slice(opened))?.[0].length ?? 0;
  // Folding may join letters; where it did, words are taken as they stand.
  const source = folded.length === trimmed.length ? trimmed : folded;
  const rest = source.slice(opened + goesOn).replace(ENDING, "");
  if (goesOn > 0) return rest;
  // "How far apart do they need to be" says of nothing what it is: it is of what was asked before.
  if (vagueIn(trimmed)) return rest;
  return isAmountAlone(rest) ? rest : undefined;
}

const WORDS = /[\p{L}]{2,}/gu;
/** "4 inches", "six", "it is 4 in thick": an amount and hardly a word beside it. */
function isAmountAlone(text: string): boolean {
  const quantities = extractQuantities(text);
  if (quantities.length === 0) return false;
  let left = text;
  for (const { start, end } of quantities.toReversed()) left = `${left.slice(0, start)} ${left.slice(end)}`;
  return (left.match(WORDS) ?? []).length <= 2;
}

/** Whether a text may go on from the question before it, so that this one has to be known. */
export const mayGoOn = (text: string): boolean => restOf(text) !== undefined;

type Side = { quantity: Quantity; side?: number; amount: Amount };

/** Every amount of a question, the sides of a size one by one. */
const amountsOf = (quantities: readonly Quantity[]): Side[] =>
  quantities.flatMap((quantity): Side[] => {
    if (quantity.kind === "size") return quantity.sides.map((amount, side) => ({ quantity, side, amount }));
    return "unit" in quantity && quantity.kind !== "gauge" && quantity.kind !== "slope"
      ? [{ quantity, amount: quantity }]
      : [];
  });

const printed = ({ value, unit, kind }: Amount) => (kind === "count" ? `${value}` : `${value} ${unit}`);

/** The words that stand in a question for one of its amounts. */
function replaced(text: string, { quantity, side }: Side, by: string): string {
  const words =
    side === undefined || quantity.kind !== "size"
      ? by
      : quantity.sides.map((each, n) => (n === side ? by : printed(each))).join(" x ");
  return text.slice(0, quantity.start) + words + text.slice(quantity.end);
}

/** The inputs that a text names beside its amounts. */
const namedIn = (text: string, reading: Asked | undefined, of?: Quantity): LabelId[] => {
  const folded = fold(text);
  const formula = reading && ("formula" in reading ? reading.formula : reading.outcome.formula);
  return (formula?.inputs ?? []).flatMap((input) => {
    // "15 cm with 5% waste": waste names no length.
    const isOfAnother =
      of &&
      of.kind !== "count" &&
      input.type === "amount" &&
      input.kind !== "count" &&
      input.kind !== of.kind;
    return !isOfAnother && CUES[input.id]?.test(folded) ? [input.id] : [];
  });
};

/** What an amount of a follow-up stands for in the question before it. */
function targetOf(
  quantity: Quantity,
  said: string,
  earlier: string,
  reading: Asked | undefined,
): Side | undefined {
  const before = extractQuantities(earlier);
  if (quantity.kind === "size" || quantity.kind === "gauge" || quantity.kind === "slope") {
    const same = before.findLast(({ kind }) => kind === quantity.kind);
    return same && { quantity: same, amount: { kind: "count", value: 0, unit: "one" } };
  }
  const amounts = amountsOf(before);
  const named = namedIn(said, reading, quantity).map((id) => reading?.from?.[id]);
  const byName = amounts.filter(({ quantity: each, side }) => {
    return side === undefined && named.some((one) => one?.start === each.start);
  });
  if (byName.length === 1) return byName[0];
  // "8 ft high, 3 coats": of what both words name, the number is the coats.
  const ofItsKind = byName.filter(({ amount }) => amount.kind === quantity.kind);
  if (ofItsKind.length === 1) return ofItsKind[0];
  if (reading && "missing" in reading && named.every((one) => one === undefined)) {
    const lacks = reading.missing.some(
      (input) => input.type === "amount" && (input.kind === quantity.kind || quantity.kind === "count"),
    );
    if (lacks) return undefined;
  }
  if (named.length > 0 && named.every((one) => one === undefined)) return undefined;
  const sameUnit = amounts.filter(({ amount }) => amount.unit === quantity.unit);
  if (sameUnit.length > 0 && quantity.kind !== "count") return sameUnit.at(-1);
  const sameKind = amounts.filter(({ amount }) => amount.kind === quantity.kind);
  if (quantity.kind !== "count") return sameKind.at(-1);
  // A bare number takes the place, and the unit, of what was said last.
  return (said.match(WORDS) ?? []).length > 0 ? undefined : amounts.at(-1);
}

/** A question without the words that stand for what somebody now says otherwise. */
function withoutAlternatives(earlier: string, said: string): string {
  const folded = fold(said);
  let left = earlier;
  for (const group of ALTERNATIVES) {
    const named = group.filter((each) => each.test(folded));
    if (named.length !== 1) continue;
    for (const other of group) {
      if (other === named[0]) continue;
      const every = new RegExp(other.source, "giu");
      left = left.replace(every, " ");
    }
  }
  return left
    .replace(/(?: *,){2,}/g, ",")
    .replace(/ {2,}/g, " ")
    .trim();
}

const OF_VOLTS = /\d ?(?:v|volts?|voltios?|וולט)(?!\p{L})/iu;
/** "But at 208": what mains have is a voltage behind one. */
const MAINS = /(?<![\d.,/-])(1(?:10|15|20|27)|2(?:08|20|30|40|77)|380|4(?:00|15|80)|600)(?=\s*$)/u;

/**
 * The whole question of what goes on from another: "what about 24 on center" behind "how many studs for a 40 ft wall
 * 16 oc" is "how many studs for a 40 ft wall 24 on center". An amount takes the place of the one that it names, of the
 * last in its unit or of the last of its kind; what the question lacked is added; words are added behind it. Nothing
 * where the text is a question of its own.
 */
export function wholeQuestion(text: string, earlier: string, language: Language): string | undefined {
  const rested = restOf(text);
  const said = OF_VOLTS.test(earlier) ? rested?.replace(MAINS, "$1 V") : rested;
  if (said === undefined || earlier.trim() === "") return undefined;
  const alone = calculationOf(text, language);
  if (alone && "outcome" in alone && alone.outcome.ok && alone.unused.length === 0) return undefined;
  const reading = calculationOf(earlier, language);
  const quantities = extractQuantities(said, language);
  let whole = earlier.trim().replace(/[\s?.!]+$/, "");
  let rest = said;
  const placesFilled = new Set<number>();
  for (const quantity of quantities.toReversed()) {
    const target = targetOf(
      quantity,
      said,
      whole,
      whole === earlier ? reading : calculationOf(whole, language),
    );
    if (!target) continue;
    placesFilled.add(target.quantity.start);
    const takesUnit = quantity.kind === "count" && target.amount.kind !== "count";
    whole = replaced(whole, target, takesUnit ? `${quantity.text} ${target.amount.unit}` : quantity.text);
    rest = `${rest.slice(0, quantity.start)} ${rest.slice(quantity.end)}`;
  }
  const isReplaced = rest !== said;
  // Beside an amount that found its place, its own name needs no second mention.
  const words = rest.replace(/ {2,}/g, " ").replace(/^[\s,]+|[\s,]+$/g, "");
  const named = namedIn(words, reading);
  // "And without waste" is said of what has no amount yet.
  const isSaid = named.some((id) => placesFilled.has(reading?.from?.[id]?.start ?? -1));
  if (
    words &&
    !(isReplaced && extractQuantities(words).length === 0 && isSaid && !SAYS_NONE.test(fold(words)))
  )
    whole = `${withoutAlternatives(whole, words)}, ${withUnit(words, reading)}`;
  return whole.slice(0, QUESTION_MAX);
}

/** A bare number for the one amount that a calculation lacks takes the unit of that. */
function withUnit(words: string, reading: Asked | undefined): string {
  if (!reading || !("missing" in reading)) return words;
  const [first, ...others] = reading.missing;
  const [quantity, ...more] = extractQuantities(words);
  if (!first || others.length > 0 || quantity?.kind !== "count" || more.length > 0) return words;
  return "unit" in first && first.unit !== "one" ? `${words} ${first.unit}` : words;
}
