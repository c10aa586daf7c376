/** How the legal form of a firm is written, and the one spelling by which it is compared. */
const FORMS: Readonly<Record<string, string>> = {
  llc: "llc",
  "limited liability company": "llc",
  inc: "inc",
  incorporated: "inc",
  corp: "corp",
  corporation: "corp",
  co: "co",
  company: "co",
  ltd: "ltd",
  limited: "ltd",
  lp: "lp",
  llp: "llp",
  pllc: "pllc",
  pc: "pc",
};

interface Firm {
  base: string;
  form: string;
}

/** A name without case, accents, punctuation and legal form. `L.L.C.` is one word. */
function firmOf(name: string): Firm {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, "")
    .replace(/['’`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  let base = plain;
  let form = "";
  for (const [written, one] of Object.entries(FORMS)) {
    if (plain.endsWith(` ${written}`) && written.length > plain.length - base.length - 1) {
      base = plain.slice(0, -written.length - 1);
      form = one;
    }
  }
  return { base: base.replace(/^the /, ""), form };
}

/** How many letters have to be changed, added or left out to make one of the other (Levenshtein). */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const sortedWords = (text: string) => text.split(" ").sort().join(" ");

/** Longer names are not compared letter by letter. */
const MOST = 200;

export type NameMatch = "same" | "near" | "different" | "missing";

/**
 * Whether a certificate names the legal entity that works here. Punctuation, case and ways to write a legal form count for
 * nothing; another form, a typing error, another order of words, or a trade name before or after `dba` is near: somebody
 * has to say that it is the same firm.
 */
export function matchNames(entity: string, shown: string): NameMatch {
  if (entity.trim() === "" || shown.trim() === "") return "missing";
  const [one, other] = [firmOf(entity), firmOf(shown)];
  // Nothing but signs is no name.
  if (one.base === "" || other.base === "") return "different";
  if (one.base === other.base) return one.form === other.form ? "same" : "near";
  if (sortedWords(one.base) === sortedWords(other.base)) return "near";
  const parts = shown.split(/\b(?:d\s*\/?\s*b\s*\/?\s*a)\b/i);
  if (parts.length > 1 && parts.some((part) => firmOf(part).base === one.base)) return "near";
  const length = Math.max(one.base.length, other.base.length);
  const isNear = length <= MOST && length >= 5 && lettersApart(one.base, other.base) <= (length < 10 ? 1 : 2);
  return isNear ? "near" : "different";
}
