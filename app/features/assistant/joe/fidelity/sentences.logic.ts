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
    // "No. 2" is a grade; "No. The sill …" is an answer.
    const isAnswer = /^nos?\.$/i.test(sentence.trim()) && !/^\d/.test(rest);
    if (end[0] === "." && !isAnswer && (ABBREVIATION.test(text.slice(from, index + 1)) || goesOn)) continue;
    sentences.push(sentence);
    from = index + end.length;
  }
  return [...sentences, text.slice(from)]
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}⟦]/u.test(sentence));
}

/** A sentence of an answer in its place. */
export interface Part {
  text: string;
  /** What parts it from the one before it. */
  gap: "" | " " | "\n" | "\n\n";
  /** The sign of a list before it: a dash, or `1.` for any number. */
  bullet: "" | "-" | "1.";
}

const BULLET = /^[ \t]*(?:(\d{1,2}[.)])|[-*•–—])[ \t]+/;

/** The sentences of an answer with what stands between them, so that any of them can be left out. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let isAfterBlank = false;
  for (const line of text.split("\n")) {
    const [bullet = "", number] = BULLET.exec(line) ?? [];
    const sentences = sentencesOf(line.slice(bullet.length));
    for (const [at, sentence] of sentences.entries()) {
      const last = parts.at(-1);
      // A mark alone belongs to what stands before it.
      if (last && /^[\s⟦\d⟧.,;]*$/.test(sentence)) {
        last.text += ` ${sentence}`;
        continue;
      }
      const gap = last === undefined ? "" : at > 0 ? " " : isAfterBlank ? "\n\n" : "\n";
      parts.push({ text: sentence, gap, bullet: at > 0 || !bullet ? "" : number ? "1." : "-" });
    }
    isAfterBlank = sentences.length === 0;
  }
  return parts;
}

/** Parts as one text again, the lists numbered anew. */
export function joined(parts: readonly Part[]): string {
  let number = 0;
  return parts
    .map(({ text, gap, bullet }, at) => {
      number = bullet === "1." ? number + 1 : gap === " " ? number : 0;
      return `${at === 0 ? "" : gap}${bullet === "1." ? `${number}. ` : bullet && `${bullet} `}${text}`;
    })
    .join("");
}
