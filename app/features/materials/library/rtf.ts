import type { ForeignBlock, ForeignWords } from "~/ui/read-foreign-text.ts";

/** Text as RTF spells it: everything beyond ASCII by the number of its UTF-16 unit, signed. */
const spelled = (text: string): string =>
  text.replace(/[\\{}]|[^\x20-\x7e]/g, (letter) => {
    if (letter === "\n") return "\\line ";
    if (letter === "\t") return "\\tab ";
    if (letter.length === 1 && letter < "\x80") return letter < " " ? "" : `\\${letter}`;
    return [...Array(letter.length).keys()]
      .map((n) => {
        const unit = letter.charCodeAt(n);
        return `\\u${unit > 32767 ? unit - 65536 : unit}?`;
      })
      .join("");
  });

const wordsOf = (words: readonly ForeignWords[]): string =>
  words
    .map((part) => {
      if (typeof part === "string") return spelled(part);
      switch (part.is) {
        case "strong":
          return `{\\b ${wordsOf(part.of)}}`;
        case "em":
          return `{\\i ${wordsOf(part.of)}}`;
        case "break":
          return "\\line ";
        default:
          return spelled(part.text);
      }
    })
    .join("");

/**
 * A text as a file in the Rich Text Format, which word processors open and change (Microsoft, Rich Text Format
 * Specification 1.9.1).
 * @param rightToLeft whether its paragraphs run from right to left
 */
export function rtfOf(title: string, blocks: readonly ForeignBlock[], rightToLeft: boolean): string {
  const side = rightToLeft ? "\\rtlpar\\qr" : "\\ltrpar\\ql";
  const run = rightToLeft ? "\\rtlch" : "\\ltrch";
  const paragraph = (style: string, text: string) => `{\\pard${side}${style}${run} ${text}\\par}`;
  const indent = (depth: number) => (rightToLeft ? `\\ri${depth * 360}` : `\\li${depth * 360}`);
  const drawn = (block: ForeignBlock, depth: number): string[] => {
    switch (block.is) {
      case "heading":
        return [paragraph("\\sb240\\sa80\\keepn\\b\\fs26", wordsOf(block.of))];
      case "words":
      case "paragraph":
        return [paragraph(`\\sa120${indent(depth)}`, wordsOf(block.of))];
      case "lines":
        return [paragraph(`\\sa120${indent(depth)}`, spelled(block.text))];
      case "quote":
        return block.of.flatMap((inner) => drawn(inner, depth + 1));
      case "list":
        return block.items.flatMap((item, n) => {
          const mark = block.start === undefined ? "\\bullet" : spelled(`${block.start + n}.`);
          const [first = "", ...others] = item.flatMap((inner) => drawn(inner, depth + 1));
          return [first.replace(`${run} `, `${run} ${mark}\\tab `), ...others];
        });
      case "table":
        return [block.head, ...block.rows].map((row) =>
          paragraph(`\\sa60${indent(depth)}`, row.map(wordsOf).join("\\tab ")),
        );
    }
  };
  const head = `{\\rtf1\\ansi\\ansicpg1252\\deff0${rightToLeft ? "\\rtldoc" : ""}{\\fonttbl{\\f0\\fswiss Arial;}}\\f0\\fs22`;
  const all = [paragraph("\\sa240\\b\\fs36", spelled(title)), ...blocks.flatMap((block) => drawn(block, 0))];
  return `${head}\n${all.join("\n")}\n}`;
}
