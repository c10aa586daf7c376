import { plainText } from "./read-quantities.mjs";

/** Documents whose sections are plain numbers, with whatever may stand between name and number. */
const NAMED =
  /\b(NEC|IBC|IPC|IMC|UMC|ADA)\b(?: Standards?| Estándares)?(?:,? (?:19|20)\d\d\b(?! ?\())?,? ?(?:sections?|secci[oó]n|art[ií]culo|סעיף|§)? ?((?!(?:19|20)\d\d(?![\d.(]))\d{3,4}(?:\.\d+)*(?:\([A-Za-z0-9]+\))*)/g;
/** Sections that go on where a document was named: `NEC 210.19, 215.2`, `ADA 703, 904`, `ADA 604.2–604.5`. */
const FURTHER =
  /^(?:,| ?–| ?-| and| y| ו-?) ?((?!(?:19|20)\d\d(?![\d.(]))\d{3,4}(?:\.\d+)+(?:\([A-Za-z0-9]+\))*|(?!(?:19|20)\d\d(?![\d.(]))\d{3,4}(?:\([A-Za-z0-9]+\))*(?![\d.,]*(?: ?[\p{L}%°"']|\d)))/u;
const RESIDENTIAL = /(?<![\p{L}\d-])([RNMGPE]\d{3,4}(?:\.\d+)*(?:\([A-Za-z0-9]+\))*)/gu;
const FEDERAL = /(?<![\d.])(19(?:26|10|04)\.\d+(?:\([A-Za-z0-9]+\))*)/g;
const RANGE = /^ ?–/;

/**
 * @typedef {object} Named
 * @property {string} section such as `R310.2.1`, `NEC 210.8(A)` or `1926.502`
 * @property {boolean} rangeFollows a second section ends a range that begins here
 */

/**
 * The sections of codes that a text names.
 * @param {string} text
 * @returns {Named[]}
 */
function namedIn(text) {
  const plain = plainText(text);
  const rangeAt = (/** @type {number} */ place) => RANGE.test(plain.slice(place));
  const named = [...plain.matchAll(RESIDENTIAL), ...plain.matchAll(FEDERAL)].map((match) => ({
    section: match[1] ?? "",
    rangeFollows: rangeAt(match.index + match[0].length),
  }));
  for (const match of plain.matchAll(NAMED)) {
    const [all, document, first] = match;
    let place = match.index + all.length;
    named.push({ section: `${document} ${first}`, rangeFollows: rangeAt(place) });
    for (let next = FURTHER.exec(plain.slice(place)); next; next = FURTHER.exec(plain.slice(place))) {
      place += next[0].length;
      named.push({ section: `${document} ${next[1]}`, rangeFollows: rangeAt(place) });
    }
  }
  return named;
}

/** @param {string} text */
export const sectionsIn = (text) => [...new Set(namedIn(text).map(({ section }) => section))];

/**
 * Every section that texts name, and those inside the ranges they name.
 * @param {readonly string[]} texts
 * @returns {Set<string>}
 */
export function sectionsOf(texts) {
  const sections = new Set();
  for (const text of texts) {
    const named = namedIn(text);
    for (const [index, { section, rangeFollows }] of named.entries()) {
      sections.add(section);
      const last = named[index + 1]?.section;
      if (rangeFollows && last) for (const between of sectionsBetween(section, last)) sections.add(between);
    }
  }
  return sections;
}

/**
 * @param {string} first
 * @param {string} last
 */
function sectionsBetween(first, last) {
  const from = /^(.*\.)(\d+)$/.exec(first);
  const to = /^(.*\.)(\d+)$/.exec(last);
  if (!from || !to || from[1] !== to[1]) return [];
  const count = Math.max(0, Number(to[2]) - Number(from[2]));
  return Array.from({ length: count }, (_, step) => `${from[1]}${Number(from[2]) + step}`);
}

/**
 * Whether a section is one of these, or the chapter that one of them stands in.
 * @param {string} section
 * @param {ReadonlySet<string>} sections
 */
export function isAmong(section, sections) {
  if (sections.has(section)) return true;
  return [...sections].some((known) => known.startsWith(`${section}.`) || known.startsWith(`${section}(`));
}
