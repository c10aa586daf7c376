import { NAMES_OF_THINGS } from "./names-of-things.data.ts";
import { TRADE_WORDS } from "./trade-words.data.ts";

type Names = readonly (readonly [name: RegExp, thing: string])[];

const readBy = (names: Names, question: string): string =>
  names.reduce((text, [name, thing]) => text.replace(name, thing), question);

/** A question with the names of things read as the things. */
export const withThings = (question: string): string =>
  readBy(TRADE_WORDS, readBy(NAMES_OF_THINGS, question));
