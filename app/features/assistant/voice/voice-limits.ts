/** A conversation that is kept, as JSON: fifteen minutes of quick talk are a quarter of it. */
export const MOST_TALK_CHARACTERS = 80_000;
/** The form around it: a Hebrew letter is six bytes in an address. */
export const MOST_TALK_BYTES = 6 * MOST_TALK_CHARACTERS + 4_096;
