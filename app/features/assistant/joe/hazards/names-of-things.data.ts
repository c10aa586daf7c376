/**
 * Names of things and of amounts that hold a word of a danger: a ladder of the hand, a load that is dead. A question that
 * only names them tells of nothing that happened. Each is read as its thing.
 */
export const NAMES_OF_THINGS: readonly (readonly [name: RegExp, thing: string])[] = [
  // A rail for the hand, however it is written, speaks of no hand.
  [/\bhand[- ](?=rail(?:s|ing|ings)?\b)/gi, "hand"],
  [/\b(?:dead|live) (?=loads?\b)/gi, ""],
  [/\bescaleras? de mano\b/gi, "escalera"],
  [/\bmano de obra\b/gi, "trabajo"],
  [/\bmanos (?=de pintura\b)/gi, "capas "],
  // Of sweat it is no blood.
  [/\b(sud(?:a|ando|or|o|amos|an)) a chorros\b/gi, "$1 mucho"],
  [/\bcargas? (?:muertas?|vivas?)\b/gi, "carga"],
  [/(?<!\p{L})(ה?עומס(?:ים)?) ה?(?:מת|חי|מתים|חיים)(?!\p{L})/gu, "$1"],
];

/** A question with the names of things read as the things. */
export const withThings = (question: string): string =>
  NAMES_OF_THINGS.reduce((text, [name, thing]) => text.replace(name, thing), question);
