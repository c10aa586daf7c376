import type { Messages } from "./namespaces.ts";

/**
 * The pseudo-locale: every message is still readable, but accented, a third longer and in brackets. Text without
 * brackets on a page did not come from a locale file; text that overflows has no room for a longer language; a plain
 * letter inside brackets came in as a value. Chosen by PSEUDO_LOCALE outside production.
 */

/** The brackets around every message; none of our texts uses them. */
export const PSEUDO_OPEN = "⟦";
export const PSEUDO_CLOSE = "⟧";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçðéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
const accents = new Map([...PLAIN].map((letter, n) => [letter, [...ACCENTED][n] ?? letter]));

/** Padding is taken from here, so that it wraps like words. */
const PADDING = "öñé ţŵö ţĥŕéé ƒöûŕ ƒíṽé šíẋ šéṽéñ éíĝĥţ ñíñé ţéñ ";

const PLACEHOLDER = /(\{\{\w+\}\})/;
/** How much longer than English another language may be. */
const GROWTH = 0.35;

/** The start of a list item line. */
const ITEM = /^(- )?([\s\S]*)$/;

/**
 * One message in the pseudo-locale. Placeholders are kept. Each line has its own brackets, because a long message is
 * split into paragraphs and lists by lines. An empty message stays empty.
 */
export function pseudo(message: string): string {
  return message
    .split("\n")
    .map((line) => {
      const [, item = "", words = ""] = ITEM.exec(line) ?? [];
      return item + pseudoLine(words);
    })
    .join("\n");
}

function pseudoLine(line: string): string {
  if (line === "") return "";
  const parts = line.split(PLACEHOLDER);
  const text = parts
    .map((part) =>
      PLACEHOLDER.test(part) ? part : Array.from(part, (letter) => accents.get(letter) ?? letter).join(""),
    )
    .join("");
  const length = parts.filter((part) => !PLACEHOLDER.test(part)).join("").length;
  // A line that consists of one value, such as the link of a mail.
  if (length === 0) return line;
  // The two brackets and the space before the padding count as added letters.
  const missing = Math.ceil(length * GROWTH) - 3;
  const padding =
    missing > 0 ? ` ${PADDING.repeat(Math.ceil(missing / PADDING.length)).slice(0, missing)}` : "";
  return `${PSEUDO_OPEN}${text}${padding}${PSEUDO_CLOSE}`;
}

/** Every message of a namespace in the pseudo-locale, under the same keys. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === "string" ? pseudo(value) : pseudoMessages(value),
    ]),
  );
}
