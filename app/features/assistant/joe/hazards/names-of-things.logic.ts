import { NAMES_OF_THINGS } from "./names-of-things.data.ts";

/** A question with the names of things read as the things. */
export const withThings = (question: string): string =>
  NAMES_OF_THINGS.reduce((text, [name, thing]) => text.replace(name, thing), question);
