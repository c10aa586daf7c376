/** Dangers that a caller's words may name, the most pressing first. */
export const HAZARDS = ["gas", "monoxide", "electric", "fire", "collapse", "water", "injury"] as const;
export type Hazard = (typeof HAZARDS)[number];

/**
 * Words of each danger in English, Spanish and Hebrew. A word too many shows a line of safety too many; one too few could
 * cost a life. So nothing here looks whether a word is denied: “no smell of gas” is shown too.
 */
const WORDS: Readonly<Record<Hazard, RegExp>> = {
  gas: /\b(?:gas|propane|butane|gas[- ]?leak|propano|butano)\b|(?:^|[^\p{L}])[והבלמשכ]{0,3}(?:גז|גפ["״]מ)(?![\p{L}])/iu,
  monoxide: /carbon monoxide|\bco (?:alarm|detector)\b|mon[oó]xido|חד[- ]?תחמוצת|פחמן חד/iu,
  electric:
    /spark(?:s|ing|ed|y)?\b|arcing|live wires?|electrocut\w*|electric(?:al)? shocks?|burn(?:ing|t) (?:smell|wire|outlet|panel)|chispa\w*|electrocut\w*|descarga el[eé]ctrica|cables? pelados?|corto ?circuito|ניצו(?:ץ|צות)|התחשמל\p{L}*|חוט(?:ים)? חשופ?(?:ים|י)?|קצר חשמלי|ריח שרוף/iu,
  fire: /\b(?:fire|flames?|smok(?:e|ing)|burning|fuego|incendio|llamas?|humo)\b|שר[יפ]פ?ה|(?:^|[^\p{L}])[והבלמשכ]{0,3}(?:אש|עשן|להבות)(?![\p{L}])|נשרף|בוער\p{L}*/iu,
  collapse:
    /collaps\w*|cav(?:e|ed|ing)[- ]?in|fell in|(?:wall|roof|ceiling|trench|beam)s? (?:is |are )?(?:leaning|falling|sagging|bulging|giving way)|derrumb\w*|colaps\w*|desplom\w*|se (?:cae|cay[oó]|vino abajo)|התמוטט\p{L}*|קריס\p{L}*|קרס\p{L}*|מתמוטט\p{L}*|נופל(?:ת|ים)? (?:ה?קיר|ה?גג|ה?תקרה)/iu,
  water:
    /(?:water|leak\w*|wet|flood\w*|drip\w*)[^.!?\n]{0,60}(?:panel|outlet|breaker|socket|fuse|electric\w*|wir(?:e|es|ing)|light)|(?:panel|outlet|breaker|socket|fuse|electric\w*|wir(?:e|es|ing)|light)[^.!?\n]{0,60}(?:water|leak\w*|wet|flood\w*|drip\w*)|(?:agua|fuga|gote\w*|mojad\w*|inund\w*)[^.!?\n]{0,60}(?:tablero|panel|tomacorriente|enchufe|breaker|el[eé]ctric\w*|cable\w*|luz)|(?:tablero|panel|tomacorriente|enchufe|breaker|el[eé]ctric\w*|cable\w*|luz)[^.!?\n]{0,60}(?:agua|fuga|gote\w*|mojad\w*|inund\w*)|(?:מים|נזיל\p{L}*|דולף|דליפה|רטוב\p{L}*|הצפה)[^.!?\n]{0,60}(?:לוח|שקע|חשמל|מנור\p{L}*|נתיך)|(?:לוח|שקע|חשמל|מנור\p{L}*|נתיך)[^.!?\n]{0,60}(?:מים|נזיל\p{L}*|דולף|דליפה|רטוב\p{L}*|הצפה)/iu,
  injury:
    /\b(?:injur\w*|bleed\w*|unconscious|trapped|not breathing|fell (?:off|from)|herid[oa]s?|sangr\w*|inconsciente|atrapad[oa]s?|no respira|se cay[oó] (?:de|del))\b|פצוע\p{L}*|נפצע\p{L}*|מדמם\p{L}*|חסר הכרה|לכוד\p{L}*|לא נושם|נפל מ/iu,
};

/** The dangers that words name, the most pressing first. */
export function hazardsIn(...texts: readonly string[]): Hazard[] {
  const text = texts.join("\n").normalize("NFKC");
  return HAZARDS.filter((hazard) => WORDS[hazard].test(text));
}

/** As a column keeps them, so that a statement can add to what is there. */
export const keptHazards = (hazards: readonly Hazard[]): string =>
  hazards.length ? `,${hazards.join(",")},` : "";

/** Dangers of a column, each once and the most pressing first; what is none is left out. */
export const readHazards = (kept: string): Hazard[] => {
  const found = new Set(kept.split(","));
  return HAZARDS.filter((hazard) => found.has(hazard));
};
