import type { Passage } from "~/engines/knowledge/knowledge.server.ts";
import {
  citedPaths,
  plainWords,
  type Reference,
  sectionWords,
  takeReferences,
  wordsFor,
} from "~/engines/knowledge/knowledge.ts";
import { inFigures } from "./number-words.logic.ts";

/**
 * Whether everything a text claims with a number stands in its sources: the sections and books it names, their
 * editions, and every figure.
 */

export type Source = Pick<Passage, "section" | "edition" | "source" | "title" | "body">;

/** What a text names that its sources do not. */
export type Stranger = "section" | "book" | "edition" | "figure";

const wordsOfSource = ({ section, edition, source, title, body }: Source) =>
  [section, edition, source, title, body].join("\n");

/** Typographic hyphens, thousands and decimal commas, and ratios: one spelling for all that mean the same. */
export function plainNumbers(text: string): string {
  return text
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, ".")
    .replace(/(?<=\d\/\d{1,2}) de (?=pulg)/g, " ")
    .replace(/(?<=\d)\s?:\s?(?=\d)/g, "r");
}

/** A section that is named by its kind alone, as in "Article 250" or "§ 12". */
const NAMED =
  /(?:sections?|sec\.|articles?|art\.|tables?|chapters?|figures?|secci[oó]n(?:es)?|art[ií]culos?|tablas?|cap[ií]tulos?|סעיף|טבלה|טבלת|פרק|תקן|§+)\s*(?:no\.\s*)?([a-z]?\d{1,4}(?:\.\d+)*(?:\([a-z0-9]{1,3}\))*)/giu;
/** Parts that have a letter for a name. */
const LETTERED = /(?<!\p{L})(subpart|appendix|annex|subparte|ap[eé]ndice|anexo|נספח)\s+([a-z])(?!\p{L})/giu;
/** What publishes codes and standards. Whichever is named must be one of the sources'. */
const BOOKS =
  /(?<![\p{L}\p{N}])(irc|ibc|ipc|imc|ifc|iecc|iebc|ifgc|ipmc|umc|upc|ubc|nec|nfpa|osha|niosh|ada|aci|asce|astm|ansi|aisc|ashrae|awc|tms|ul|csa|cbc|crc|cec)(?![\p{L}\p{N}])/giu;

/** The index words of every section that the sources stand for or name. */
function sectionsOf(sources: readonly Source[]): { words: Set<string>; books: Set<string> } {
  const words = new Set<string>();
  const books = new Set<string>();
  for (const source of sources) {
    const { book } = citedPaths(source.section);
    books.add(book);
    const named = takeReferences(wordsOfSource(source)).references;
    const sections = named.map((reference) => `${(reference.book || book).toUpperCase()} ${reference.path}`);
    for (const section of [source.section, ...sections])
      for (const word of sectionWords(section.trim())) words.add(word);
  }
  return { words, books };
}

/** A section is known when a source is it or lies under it; what only lies under a source may be invented. */
function knows({ words, books }: ReturnType<typeof sectionsOf>, reference: Reference): boolean {
  const named = reference.book ? [reference.book] : ["", ...books];
  return named.some((book) =>
    wordsFor({ ...reference, book }).some(({ word, nearness }) => nearness !== "above" && words.has(word)),
  );
}

/** `table 1` or `subpart m` to the path of what it names, where that is more than a letter. */
function partsIn(text: string): Map<string, string> {
  const spoken = (words: string) => words.toLowerCase().replace(/\s+/g, " ");
  return new Map([
    ...Array.from(text.matchAll(NAMED), ([part, path = ""]) => [spoken(part), path] as const),
    ...Array.from(text.matchAll(LETTERED), ([part]) => [spoken(part), ""] as const),
  ]);
}

/** "Section 310" as the reference that it would be with a book before it. */
function sectionsNamed(path: string): Reference[] {
  const { references } = takeReferences(`IRC ${path}`);
  return references.length > 0
    ? references.map((reference) => ({ ...reference, book: "" }))
    : [{ book: "", path: path.toLowerCase() }];
}

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word);
const isBare = (word: string) => /^\d+(?:\.\d+)?$/.test(word);
const hasUnit = (word: string) => /^\d[\d.]*\p{L}/u.test(word);
const JOINTS = new Set("to and or by x a y o u por hasta עד ו או על".split(" "));

/** Every word with a figure in it, numbers as numbers. */
function figuresIn(text: string): string[] {
  const written = plainWords(text).filter((word) => /\d/.test(word));
  const spelled = plainWords(inFigures(text)).filter(hasUnit);
  return [...written, ...spelled].map((word) => (isBare(word) ? String(Number(word)) : word));
}

/** The figures that sources allow; in "16 to 18 in" the first one is in inches as well. */
function allowedFigures(text: string): Set<string> {
  const words = plainWords(inFigures(text)).map((word) => (isBare(word) ? String(Number(word)) : word));
  const allowed = new Set(figuresIn(text));
  for (const [at, word] of words.entries()) {
    if (/\d/.test(word)) allowed.add(word);
    const unit = /^[\d.]+(\p{L}+)$/u.exec(word)?.[1];
    for (let before = at - 1; unit && before >= 0; before--) {
      const other = words[before] ?? "";
      if (isBare(other)) allowed.add(other + unit);
      else if (!JOINTS.has(other)) break;
    }
  }
  // In "7 ft² net, with tables 15 net" the second one is in square feet as well; `fidelity` says of which row.
  for (const sentence of text.split(/\.\s/)) {
    let unit = "";
    for (const word of plainWords(inFigures(sentence))) {
      if (isBare(word) && unit) allowed.add(String(Number(word)) + unit);
      unit = /^[\d.]+(\p{L}+)$/u.exec(word)?.[1] ?? unit;
    }
  }
  // "1/8, 1/4 and 1/2 in": a fraction has the unit of the one behind it.
  for (const [counted] of text.matchAll(/\d+\/\d+(?:(?:,| and| y| ו-?)\s?\d+\/\d+)+ ?\S+/gu)) {
    const unit = /\S+$/.exec(counted)?.[0] ?? "";
    for (const [fraction] of counted.matchAll(/\d+\/\d+/g))
      for (const word of figuresIn(`${fraction} ${unit}`)) allowed.add(word);
  }
  // A figure may be spoken of without its unit, but not with another one.
  for (const word of [...allowed]) if (hasUnit(word)) allowed.add(String(Number.parseFloat(word)));
  return allowed;
}

/**
 * The first kind of thing that a text names and its sources do not; undefined when all of it comes from them.
 * @param text without its citation marks
 * @param given what may be named: sections, books, editions
 * @param cited what figures may come from
 */
export function strangerIn(
  text: string,
  { given, cited }: { given: readonly Source[]; cited: readonly Source[] },
): Stranger | undefined {
  // Figures of other scripts would pass by everything below.
  if (/(?![0-9])\p{Nd}/u.test(text)) return "figure";
  const plain = plainNumbers(text);
  const sources = given.map(wordsOfSource).map(plainNumbers).join("\n").toLowerCase();

  const known = sectionsOf(given);
  const { references, rest } = takeReferences(plain);
  if (!references.every((reference) => knows(known, reference))) return "section";
  const parts = partsIn(sources);
  for (const [part, path] of partsIn(rest)) {
    const named = path && !isYear(path) ? sectionsNamed(path) : [];
    if (!parts.has(part) && !(path && named.every((reference) => knows(known, reference)))) return "section";
  }

  const books = new Set(Array.from(sources.matchAll(BOOKS), ([book]) => book));
  for (const [book] of plain.matchAll(BOOKS)) {
    // "Ul" and "Ada" are words and names as well; a book is written in capitals.
    if (book === book.toUpperCase() && !books.has(book.toLowerCase())) return "book";
  }

  const years = new Set(sources.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g));
  const figures = figuresIn(rest);
  if (figures.some((word) => isYear(word) && !years.has(word))) return "edition";

  const allowed = allowedFigures(plainNumbers(cited.map(wordsOfSource).join("\n")));
  return figures.some((word) => !isYear(word) && !allowed.has(word)) ? "figure" : undefined;
}
