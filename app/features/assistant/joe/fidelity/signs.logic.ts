import { foldedForms, foldQuantities, plainLetters, takeReferences } from "~/engines/knowledge/knowledge.ts";
import type { Language } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import { inFigures } from "../number-words.logic.ts";
import { plainNumbers } from "../provenance.logic.ts";
import { ENGLISH_LEXICON } from "./english.lexicon.ts";
import { HEBREW_LEXICON } from "./hebrew.lexicon.ts";
import type { Bound, LexiconData, Relation } from "./lexicon.ts";
import { SPANISH_LEXICON } from "./spanish.lexicon.ts";

/** A sentence as what each of its words does in it. */
export type Sign =
  | { kind: "word"; text: string; forms: readonly string[] }
  | { kind: "amount"; text: string }
  | ({ kind: "bound"; text: string } & Omit<Bound, "phrases">)
  | { kind: "dimension"; name: string }
  | { kind: "marker"; name: string; text: string; relation?: Relation }
  | { kind: "break"; name: string; text: string }
  | {
      kind:
        | "not"
        | "none"
        | "may"
        | "required"
        | "needless"
        | "verb"
        | "light"
        | "pronoun"
        | "possessive"
        | "joint";
    };

interface Entry {
  words: readonly string[];
  sign: Sign;
  /** It holds a pronoun as well. */
  isOwn?: boolean;
}

interface Lexicon {
  /** Phrases by their first word, the longest first. */
  phrases: Map<string, Entry[]>;
  /** Words of one meaning, as stems, by their first. */
  same: Map<string, { words: readonly string[]; name: string }[]>;
  contextual: ReadonlySet<string>;
  predicates: ReadonlySet<string>;
  anyone: ReadonlySet<string>;
  exceptions: ReadonlySet<string>;
  backward: ReadonlySet<string>;
  range: { to: ReadonlySet<string>; between: ReadonlySet<string> };
}

/** Begins the common form of what somebody does: to put, to keep. */
export const ACT = "act ";

const list = (phrases: string) => phrases.split("|").filter(Boolean);

const LEXICONS: Record<Language, () => Lexicon> = {
  en: late(() => compiled(ENGLISH_LEXICON, "en")),
  es: late(() => compiled(SPANISH_LEXICON, "es")),
  he: late(() => compiled(HEBREW_LEXICON, "he")),
};

export const lexiconOf = (language: Language) => LEXICONS[language]();

function compiled(data: LexiconData, language: Language): Lexicon {
  const phrases = new Map<string, Entry[]>();
  const add = (written: string, signOf: (text: string) => Sign, isOwn = false) => {
    for (const text of list(written)) {
      const words = text.split(" ");
      const [first = ""] = words;
      const entries = phrases.get(first) ?? [];
      // What was named first stays: a word has one task.
      if (entries.some((entry) => entry.words.join(" ") === text)) continue;
      phrases.set(first, [...entries, { words, sign: signOf(text), isOwn }]);
    }
  };
  for (const { phrases: written, ...bound } of data.bounds)
    add(written, (text) => ({ kind: "bound", text, ...bound }));
  for (const kind of ["needless", "not", "none", "may", "required"] as const)
    add(data[kind], () => ({ kind }));
  for (const [name, written] of Object.entries(data.dimensions))
    add(written, () => ({ kind: "dimension", name }));
  for (const [name, written] of Object.entries(data.ownDimensions ?? {}))
    add(written, () => ({ kind: "dimension", name }), true);
  for (const [name, written] of Object.entries(data.markers))
    add(written, (text) => ({ kind: "marker", name, text, relation: data.boundMarkers[name] }));
  add(data.verbs, () => ({ kind: "verb" }));
  add(data.pronouns, () => ({ kind: "pronoun" }));
  add(data.possessives, () => ({ kind: "possessive" }));
  add(data.and, (text) => ({ kind: "break", name: "and", text }));
  add(data.or, (text) => ({ kind: "break", name: "or", text }));
  add(data.light, () => ({ kind: "light" }));
  for (const entries of phrases.values()) entries.sort((a, b) => b.words.length - a.words.length);

  const same: Lexicon["same"] = new Map();
  const groups = [
    ...data.same.map((group) => ({ group, mark: "=" })),
    ...data.acts.map((group) => ({ group, mark: ACT })),
  ];
  for (const { group, mark } of groups) {
    const all = list(group);
    for (const text of all) {
      const words = text.split(" ").map((word) => stemOf(word, language));
      const [first = ""] = words;
      same.set(first, [...(same.get(first) ?? []), { words, name: `${mark}${all[0]}` }]);
    }
  }
  for (const entries of same.values()) entries.sort((a, b) => b.words.length - a.words.length);
  const formsAmong = (words: string) =>
    new Set(
      list(words).flatMap((word) => {
        const forms = formsOf(word, language);
        return [...forms, ...forms.flatMap((form) => (same.get(form) ?? []).map(({ name }) => name))];
      }),
    );
  return {
    phrases,
    same,
    contextual: formsAmong(data.contextual),
    anyone: formsAmong(data.anyone),
    predicates: new Set(list(data.predicates ?? "")),
    exceptions: formsAmong(data.exceptions),
    backward: new Set(list(data.backward)),
    range: { to: new Set(list(data.range.to)), between: new Set(list(data.range.between)) },
  };
}

/** A word without the endings of number, gender and tense: less than a dictionary knows, enough to compare by. */
function stemOf(word: string, language: Language): string {
  const [folded = word] = foldedForms(word, language);
  if (language === "en") {
    if (folded === "goe" || folded === "doe") return folded.slice(0, 2);
    const cut = folded.length > 5 ? folded.replace(/(?:ing|ed|ly)$/, "") : folded.replace(/(?<=...)ed$/, "");
    return cut.replace(/([bdgmnprt])\1$/, "$1").replace(/(?<=...)e$/, "");
  }
  if (language === "es") {
    const singular = word
      .replace(/(?<=...)s$/, "")
      .replace(/(?<=..[aeo])n$/, "")
      .replace(/(?<=[aei]r)se$/, "");
    return singular.replace(/(?<=...)[aei]r$/, "").replace(/(?<=...)[aeo]$/, "");
  }
  return folded;
}

function formsOf(word: string, language: Language): string[] {
  return language === "he" ? [word, ...foldedForms(word, "he")] : [stemOf(word, language)];
}

/** A letter that names something, as in "Type A", is no article. */
const LETTERS =
  /((?:types?|groups?|class|zones?|table|tipos?|grupos?|clase|tabla|סוג|קבוצ(?:ה|ות|ת)|type)\s+)((?:[A-Z](?:\s*,\s*|\s+(?:and|or|y|o|e)\s+))*[A-Z])(?![\p{L}\p{N}])/gu;
const NAMED_LETTER = /(?<![\p{L}\p{N}'’])([B-HJ-Z])(?![\p{L}\p{N}'’]|[-/]\d)/gu;
const named = (letter: string) => ` letter${letter.toLowerCase()} `;

/** Citation marks, between signs that no text has. */
export const markOf = (numbers: readonly number[]) => `⟦${numbers.join(" ")}⟧`;
const TOKEN = /⟦[\d ]*⟧|[\p{L}\p{N}]+(?:\.\p{N}[\p{L}\p{N}]*)*|[,;:()~?!"]|(?<=\s)-(?=\s)/gu;

/** A section, as one word. */
export const REFERENCE = /^ref[a-z]*z?[a-z]?\d/;

/** A text as tokens: words in plain letters, amounts with their unit as one, and the signs that part clauses. */
function tokensOf(text: string, language: Language): string[] {
  const { written } = takeReferences(text);
  const referred = written.reduce(
    (rest, reference) =>
      rest.replace(reference, ` ref${reference.toLowerCase().replace(/[^a-z0-9]/g, "z")} `),
    text,
  );
  const lettered = referred
    .replace(
      LETTERS,
      (_, kind: string, letters: string) => kind + letters.replace(/[A-Z]/g, (each) => named(each)),
    )
    .replace(/(\d) ([AVF])(?![\p{L}\p{N}])/gu, "$1$2")
    .replace(NAMED_LETTER, (_, letter: string) => named(letter));
  const measured = METRIC.reduce((rest, [written, unit]) => rest.replace(written, unit), lettered);
  // Eleven in Spanish alone.
  const spelled = language === "es" ? measured : measured.replace(/\bonce\b/gi, "one time");
  const plain = plainLetters(plainNumbers(inFigures(spelled, "kept")))
    .replace(/(?<![\p{L}\p{N}])([a-z])[-/]?(?=\d)/gu, "$1")
    .replace(/(?<=\d)\s?\+\s?(?=\d)/g, "p")
    .replace(/×/g, " x ");
  const folded = foldQuantities(plain)
    .replace(/(?<=\d)\/(?=\d)/g, "o")
    .replace(/(?<=[\d][\p{L}\d.]*)\s*-\s*(?=\d)/gu, " ~ ");
  return feetAndInches(folded).match(TOKEN) ?? [];
}

/** Metric units as they stand before a US measure in Hebrew, where the mark of the abbreviation is all that tells them. */
const METRIC = (
  [
    ["ק״ג למטר", "kgm"],
    ["ק״ג", "kg"],
    ["קמ״ש", "kmh"],
    ["סמ״ר", "sqcm"],
    ["מ״ר", "sqm"],
    ["מ״ק", "cum"],
    ["מ״מ", "mm"],
    ["ס״מ", "cm"],
    ["מ׳", "meter"],
    ["ליטר", "liter"],
    ["kPa", "kpa"],
    ["MPa", "mpa"],
    ["°C", "degc"],
  ] as const
).map(([written, unit]) => {
  const spelled = written.replace(/[״׳]/g, (mark) => (mark === "״" ? `(?:״|"|'')` : "[׳']"));
  return [new RegExp(`(?<=\\d)\\s?${spelled}(?![\\p{L}\\p{N}])`, "gu"), unit] as const;
});

/** "6 ft 8 in" as one amount in Hebrew, too. */
const feetAndInches = (text: string) =>
  text.replace(
    /(?<![\p{L}\d.])(\d+)in\s+(\d+(?:\.\d+)?)in(?![\p{L}\d])/gu,
    (both, feet: string, inches: string) =>
      Number(feet) % 12 === 0 && Number(inches) < 12 ? `${Number(feet) + Number(inches)}in` : both,
  );

const PUNCTUATION: Record<string, string> = {
  ",": ",",
  ";": ";",
  ":": ":",
  "(": "(",
  ")": ")",
  "-": ",",
  "~": "~",
};
const HEBREW = /^[\u05d0-\u05ea]+$/;

/** What each word of a text does in it. */
export function signsOf(text: string, language: Language): Sign[] {
  const lexicon = lexiconOf(language);
  const tokens = tokensOf(text, language);
  const signs: Sign[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    if (token.startsWith("⟦")) signs.push({ kind: "break", name: "mark", text: token });
    else if (token === "~") signs.push({ kind: "joint" });
    else if (PUNCTUATION[token]) signs.push({ kind: "break", name: PUNCTUATION[token] ?? "", text: token });
    else if (/^[a-z]?\d/.test(token)) signs.push({ kind: "amount", text: token });
    else {
      at +=
        language === "he"
          ? takeHebrew(tokens, at, lexicon, signs)
          : takeWord(tokens, at, lexicon, language, signs);
      continue;
    }
    at++;
  }
  return signs;
}

/** Reads the phrase or the word at a place, and answers how many tokens it takes. */
function takeWord(
  tokens: readonly string[],
  at: number,
  lexicon: Lexicon,
  language: Language,
  signs: Sign[],
): number {
  const token = tokens[at] ?? "";
  const phrase = lexicon.phrases
    .get(token)
    ?.find(
      (entry) =>
        entry.words.every((word, n) => tokens[at + n] === word) &&
        !isCompared(entry, tokens[at + entry.words.length]),
    );
  const meant = sameAt(tokens, at, lexicon, language);
  if (phrase && phrase.words.length >= (meant?.length ?? 0)) {
    signs.push(phrase.sign);
    return phrase.words.length;
  }
  const forms = meant?.length === 1 ? [...formsOf(token, language), meant.name] : [meant?.name ?? ""];
  if (meant) {
    signs.push({ kind: "word", text: token, forms });
    return meant.length;
  }
  signs.push({ kind: "word", text: token, forms: formsOf(token, language) });
  return 1;
}

/** "Or more than 72 in" is no bound of what stands before it. */
const isCompared = ({ sign }: Entry, next: string | undefined) =>
  sign.kind === "bound" && sign.reach === "before" && COMPARES.has(next ?? "");
const COMPARES = new Set(["than", "to", "de", "que", "a", "מ"]);

function sameAt(tokens: readonly string[], at: number, { same }: Lexicon, language: Language) {
  const stems = (n: number) => formsOf(tokens[at + n] ?? "", language);
  for (const first of stems(0)) {
    const found = same
      .get(first)
      ?.find(({ words }) => words.every((word, n) => n === 0 || stems(n).includes(word)));
    if (found) return { name: found.name, length: found.words.length };
  }
  return undefined;
}

/** Words that only look as if "and" stood before them. */
const NO_AND = new Set("ויטרינה ויסות ועדה וילון ורוד ותק וסת".split(" "));

/** Hebrew writes "and", "when" and "that" together with the next word, and "than" and "to" with what a phrase is about. */
function takeHebrew(tokens: readonly string[], at: number, lexicon: Lexicon, signs: Sign[]): number {
  const token = tokens[at] ?? "";
  const phrase = hebrewPhrase(tokens, at, lexicon);
  const meant = sameAt(tokens, at, lexicon, "he");
  if (phrase && phrase.length >= (meant?.length ?? 0)) {
    if (phrase.isOwn) signs.push({ kind: "pronoun" });
    signs.push(phrase.sign);
    if (phrase.rest) takeHebrew([phrase.rest], 0, lexicon, signs);
    return phrase.length;
  }
  const within = (prefix: string) => [token.slice(prefix.length), ...tokens.slice(at + 1, at + 5)];
  const isPrefixed = (prefix: string, least: number) =>
    HEBREW.test(token) && token.startsWith(prefix) && token.length >= prefix.length + least;
  if (isPrefixed("ו", 2) && !NO_AND.has(token)) {
    signs.push({ kind: "break", name: "and", text: "ו" });
    return takeHebrew(within("ו"), 0, lexicon, signs);
  }
  if (isPrefixed("כש", 2)) {
    signs.push({ kind: "marker", name: "if", text: "כש" });
    return takeHebrew(within("כש"), 0, lexicon, signs);
  }
  if (isPrefixed("ש", 2) && hebrewPhrase(within("ש"), 0, lexicon)) {
    signs.push({ kind: "marker", name: "that", text: "ש" });
    return takeHebrew(within("ש"), 0, lexicon, signs);
  }
  const [prefix = ""] = token;
  if (
    "בלמה".includes(prefix) &&
    isPrefixed(prefix, 2) &&
    hebrewPhrase(within(prefix), 0, lexicon)?.sign.kind === "dimension"
  )
    return takeHebrew(within(prefix), 0, lexicon, signs);
  const forms = formsOf(token, "he");
  signs.push({
    kind: "word",
    text: token,
    forms: meant ? [...(meant.length === 1 ? forms : []), meant.name] : forms,
  });
  return meant?.length ?? 1;
}

function hebrewPhrase(tokens: readonly string[], at: number, { phrases }: Lexicon) {
  for (const { words, sign, isOwn } of phrases.get(tokens[at] ?? "") ?? []) {
    const isWhole = words.every((word, n) => tokens[at + n] === word);
    if (isWhole && !isCompared({ words, sign }, tokens[at + words.length]))
      return { sign, isOwn, length: words.length, rest: "" };
    const last = words.at(-1) ?? "";
    const joined = tokens[at + words.length - 1] ?? "";
    const isJoined = words.length > 1 && last.length === 1 && joined.startsWith(last) && joined.length > 2;
    if (isJoined && words.every((word, n) => n === words.length - 1 || tokens[at + n] === word))
      return { sign, isOwn, length: words.length, rest: joined.slice(1) };
  }
  return undefined;
}
