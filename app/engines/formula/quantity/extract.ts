import type { Language } from "~/i18n/languages.ts";
import type { Quantity } from "./quantity.ts";
import { readSigned } from "./read-quantity.ts";
import { matchAt, sourceText } from "./source-text.ts";

/** More of a question than this is not read; a question of builders is far shorter. */
const MOST_SIGNS = 4000;

/** Where a quantity may begin. */
const BEGINNING = /[\d½¼¾⅛⅜⅝⅞⅓⅔#]|\.\d|-\d|(?:awg|calibre|gauge) ?#?\d/y;
/** What a quantity cannot follow: R310, A-101, v2.1, 3/A5. A Hebrew prefix with a hyphen is no part of it: ב-3 מטר. */
const NOT_AFTER = /[\p{L}\d_.@/:]$|[a-z]-$|\d-$/u;
/** Phone numbers, dates, versions and sections; steps over them whole. But 12-6-1/2 is a length. */
const NO_QUANTITY =
  /\d+([-/.])\d+\1\d+(?!\/\d)[-/.\d]*|\d{3}-\d{4}(?!\d)|\d{3,4}\.\d+(?=\()|19(?:10|26)\.\d+(?:\.\d+)*|\d+\(|\d+(?= ?cfr(?!\p{L}))/uy;
const SECTION =
  /(?:nec|irc|ibc|ipc|imc|osha|cfr|ada|section|sections|sec\.|§|seccion|articulo|article|table|tabla|annex|סעיף|טבלה|תקן) ?$/;
const MINUTES = /:\d{2}(?!\d)/y;
/** A number with letters of its own is a name: 5A2, 3rd, 2nd floor. Units were read before this is asked. */
const NAME_AFTER = /[a-z\d]/y;

/**
 * The quantities of a sentence in the order they stand, each with its place. Numbers without a unit are of kind
 * `count`; what they count is for the reader of the sentence to say. Sections of codes, phone numbers, dates, times
 * and names with digits in them are left out.
 */
export function extractQuantities(text: string, language?: Language): Quantity[] {
  const source = sourceText(text.slice(0, MOST_SIGNS), language);
  const { folded, written } = source;
  const quantities: Quantity[] = [];
  let at = 0;
  while (at < folded.length) {
    if (!matchAt(BEGINNING, folded, at)) {
      at++;
      continue;
    }
    const before = folded.slice(Math.max(0, at - 10), at);
    const skipped = matchAt(NO_QUANTITY, folded, at)?.[0];
    if (skipped) {
      at += skipped.length;
      continue;
    }
    if (folded[at] === "-" && /\S$/.test(before) && !before.endsWith("(")) {
      // A hyphen behind a word, a Hebrew prefix or a number is no minus.
      at++;
      continue;
    }
    // A range, 10-12 ft, and a pair, 120/240 V, hold two quantities; the first was read a moment ago.
    const first = /\d[-/]$/.test(before) ? quantities.at(-1) : undefined;
    const inPair = first?.end === at - 1 ? first : undefined;
    if (!inPair && NOT_AFTER.test(before)) {
      at = afterToken(folded, at);
      continue;
    }
    const found = readSigned(source, at, "question");
    if (!found || found.flaw) {
      at = afterToken(folded, at);
      continue;
    }
    const named = found.reading.kind === "count" && matchAt(NAME_AFTER, folded, found.end);
    const cited = found.reading.kind === "count" && SECTION.test(before);
    const time = found.reading.kind === "count" ? matchAt(MINUTES, folded, found.end)?.[0] : undefined;
    if (time) {
      at = found.end + time.length;
      continue;
    }
    if (!named && !cited) {
      if (
        inPair?.kind === "count" &&
        found.reading.kind !== "size" &&
        found.reading.kind !== "slope" &&
        found.reading.kind !== "gauge"
      ) {
        quantities[quantities.length - 1] = { ...inPair, kind: found.reading.kind, unit: found.reading.unit };
      }
      const place = { start: at, end: found.end, text: written.slice(at, found.end) };
      quantities.push({ ...found.reading, ...place });
    }
    at = named ? afterToken(folded, found.end) : Math.max(found.end, at + 1);
  }
  return quantities;
}

/** Past the digits and letters that belong together, and one sign at least. */
function afterToken(text: string, at: number): number {
  let end = at + 1;
  while (/[\p{L}\d]/u.test(text[end] ?? "")) end++;
  return end;
}
