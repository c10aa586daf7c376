import { searchable } from "./words.ts";

/** What firms are, which says nothing of which one it is. */
const FORMS = new Set(["inc", "llc", "ltd", "co", "corp", "company", "the", "and", "sa", "cv", "srl"]);

const pairsOf = (name: string): string[] => {
  const words = searchable(name);
  const telling = words.filter((word) => !FORMS.has(word));
  const text = (telling.length > 0 ? telling : words).join("");
  return text.length < 2 ? [text] : Array.from({ length: text.length - 1 }, (_, n) => text.slice(n, n + 2));
};

/** How alike two names are, from 0 to 1: pairs of letters that both have, without forms of firms, accents and signs. */
export function nameLikeness(a: string, b: string): number {
  const [mine, theirs] = [pairsOf(a), pairsOf(b)];
  const left = [...theirs];
  const common = mine.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (mine.length + theirs.length);
}
