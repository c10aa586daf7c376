import type { Language } from "~/i18n/languages.ts";

/** A text to read quantities from; positions in `folded` are positions in `written`. */
export interface SourceText {
  written: string;
  /** Lower case without accents; every kind of inch and foot mark is `"` or `'`, every dash and minus is `-`. */
  folded: string;
  /** Whose words count beside English; all of them when it is not known. */
  language: Language | undefined;
}

const ALIKE: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "′": "'",
  "׳": "'",
  "”": '"',
  "“": '"',
  "″": '"',
  "״": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "‑": "-",
  "־": "-",
  "⁄": "/",
  "∕": "/",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
};

/** One sign for one sign, so that positions stay. */
function foldSign(sign: string): string {
  const alike = ALIKE[sign];
  if (alike) return alike;
  const plain = sign.normalize("NFD").charAt(0).toLowerCase();
  return plain.length === 1 ? plain : sign;
}

export function sourceText(written: string, language: Language | undefined): SourceText {
  return { written, folded: written.split("").map(foldSign).join(""), language };
}

/** What a sticky pattern matches at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
