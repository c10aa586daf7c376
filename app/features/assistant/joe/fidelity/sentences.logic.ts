/** What has a dot behind it and does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:no|nos|e\.g|i\.e|vs|approx|min|max|sec|art|fig|núm|aprox|etc)\.$/iu;
const END = /[.!?…]["'”’)\]]*(?:\s*⟦[\d ]*⟧)*(?=\s+|$)|\n+/gu;

/** The sentences of a text, each with the citation marks behind it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    const sentence = text.slice(from, index + end.length);
    const rest = text.slice(index + end.length).trimStart();
    const goesOn = /^\p{Ll}/u.test(rest) && !/[!?…\n]/.test(end);
    if (end[0] === "." && (ABBREVIATION.test(text.slice(from, index + 1)) || goesOn)) continue;
    sentences.push(sentence);
    from = index + end.length;
  }
  return [...sentences, text.slice(from)]
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}⟦]/u.test(sentence));
}
