/**
 * References to provisions. A reference becomes a path of lower-case steps, `210.8(A)(1)` → `210.8.a.1`, so that
 * what lies above and below it can be told from the path alone.
 */

export interface Reference {
  /** `irc`, `nec`, `ibc`, `ipc`, `imc`, `umc`, `ada`, `osha`, `epa`; empty when the text does not say. */
  book: string;
  path: string;
}

const BOOKS: Record<string, string> = {
  irc: "irc",
  nec: "nec",
  nfpa: "nec",
  "nfpa 70": "nec",
  ibc: "ibc",
  ipc: "ipc",
  imc: "imc",
  umc: "umc",
  ada: "ada",
  osha: "osha",
  cfr: "osha",
  epa: "epa",
  "40 cfr": "epa",
};

const BOOK = String.raw`(?:29\s*)?(nfpa\s*70|irc|nec|ibc|ipc|imc|umc|ada|osha|epa|40\s*cfr|cfr)`;
const JOINT = String.raw`(?:\s*(?:code|standards?|section|sections|sec\.|art\.|article|articulo|seccion|סעיף|תקן|§+))*\s*`;
const SUBS = String.raw`(?:\s?\([a-z0-9]{1,3}\))*`;
/**
 * `R310.2.1`, `1926.502`, `210.8(A)`; a letter or a dot makes it a reference even where no book is named. One section of
 * OSHA ends in a letter.
 */
const ITSELF = String.raw`(?:r\d{3,4}|[nmgpe]\d{4})(?:\.\d+)*${SUBS}|(?:1903\.14a|\d{3,4}\.\d+(?:\.\d+)*)${SUBS}`;
/** A year is an edition: "NEC 2023" names no provision. `61.145` is one only behind its book: alone it is a measure. */
const IN_BOOK = String.raw`${ITSELF}|\d{2}\.\d{3}${SUBS}|(?!20[0-4]\d(?!\d))\d{3,4}${SUBS}`;
/** A number with a unit is a quantity, however many figures it has. */
const NO_UNIT = String.raw`(?!\s*(?:in|ft|yd|sq|cu|square|cubic|lbs?|kg|psi|psf|k?pa|k?n|mm2?|cm2?|m[23]?|pies?|pulg\p{L}*|metros?|litros?|gal|volts?|kv|amps?|watts?|[סמק][״"']?[מרקג]|מטר|רגל|אינץ|ליטר|קילו|ליברות)(?!\p{L})|\s*["'%²³])`;

const REFERENCE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.]|\d,|[0-9a-f]{4}-)(?:(?:${BOOK}${JOINT})(${IN_BOOK})|(?:29\s*cfr\s*)?(${ITSELF}))(?![\p{L}\p{N}]|\.\d)${NO_UNIT}`,
  "giu",
);

const pathOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/\)$/, "")
    .replace(/\)\(|[()]/g, ".");

const bookOf = (name: string | undefined) =>
  name ? (BOOKS[name.toLowerCase().replace(/\s+/g, " ")] ?? "") : "";

/** The references in a text, as they are written there too, and the text without them. */
export function takeReferences(text: string): { references: Reference[]; written: string[]; rest: string } {
  const references: Reference[] = [];
  const written: string[] = [];
  const rest = text.replace(REFERENCE, (whole, book?: string, inBook?: string, itself?: string) => {
    references.push({ book: bookOf(book), path: pathOf(inBook ?? itself ?? "") });
    written.push(whole.trim());
    return " ";
  });
  return { references, written, rest };
}

/** How many provisions a range such as `1926.1201–1926.1213` may name. */
const LONGEST_RANGE = 60;

/** Every path that a citation covers: `OSHA 1926.501–1926.503` covers three. */
export function citedPaths(section: string): { book: string; paths: string[] } {
  const text = section.replace(/[–—]/g, "-");
  const book = bookOf(/^[A-Z]+/i.exec(text)?.[0]);
  const paths = new Set<string>();
  for (const part of text.replace(/^[A-Z]{3,4} /, "").split(/,\s*/)) {
    const [from = "", to] = part.split("-").map((end) => pathOf(end.trim()));
    if (from) paths.add(from);
    if (!to) continue;
    paths.add(to);
    const stem = from.replace(/\d+$/, "");
    const [first, last] = [from, to].map((end) => Number(/\d+$/.exec(end)?.[0]));
    if (first === undefined || last === undefined || !to.startsWith(stem)) continue;
    for (let n = first + 1; n < last && n - first < LONGEST_RANGE; n++) paths.add(`${stem}${n}`);
  }
  return { book, paths: [...paths] };
}

/** What lies above a path, nearest first: `210.8.a` → `210.8`, `210`. */
function above(path: string): string[] {
  const steps = path.split(".");
  return steps.slice(1).map((_, index) => steps.slice(0, steps.length - 1 - index).join("."));
}

/** `R310.2` is also asked for as `310.2` where the book is named. */
const withoutLetter = (path: string) => (/^[a-z]\d/.test(path) ? [path.slice(1)] : []);

/** The index tokens of a citation: `s.` for what it covers, `u.` for its parents. */
export function sectionWords(section: string): string[] {
  if (!section) return [];
  const { book, paths } = citedPaths(section);
  const words = new Set(book ? [book] : []);
  for (const path of paths) {
    for (const [mark, found] of [
      ["s", [path]],
      ["u", above(path)],
    ] as const) {
      for (const each of found) {
        words.add(`${mark}.${each}`);
        for (const name of [each, ...withoutLetter(each)]) words.add(`${mark}.${book}.${name}`);
      }
    }
  }
  return [...words];
}

/** Exactly the asked provision, one above it, or one below it. */
export type Nearness = "exact" | "above" | "below";

/** The index words that answer a reference, nearest first. */
export function wordsFor({ book, path }: Reference): { word: string; nearness: Nearness }[] {
  // Most provisions of the IRC have a letter, and most people leave it out: `311.7.5.1`.
  const books = book ? [`${book}.`] : /^\d/.test(path) ? ["", "irc."] : [""];
  const inEach = (mark: string, each: string, nearness: Nearness) =>
    books.map((named) => ({ word: `${mark}.${named}${each}`, nearness }));
  return [
    ...inEach("s", path, "exact"),
    ...above(path).flatMap((each) => inEach("s", each, "above")),
    ...inEach("u", path, "below"),
  ];
}
