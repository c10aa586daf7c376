/** A block of an answer's text that begins with this is folded under its first line: what may not be meant. */
export const FOLDED = "▸ ";

export const foldedBlock = (title: string, text: string): string =>
  `${FOLDED}${title}:\n${text.replaceAll("\n\n", "\n")}`;

export interface Block {
  /** The line that it is folded under; without one it stands open. */
  title?: string;
  text: string;
}

/** The blocks of an answer, those that stand open together as one. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const block of text.split("\n\n")) {
    const last = blocks.at(-1);
    if (block.startsWith(FOLDED)) {
      const [title = "", ...rest] = block.slice(FOLDED.length).split("\n");
      blocks.push({ title: title.replace(/:$/, ""), text: rest.join("\n") });
    } else if (last && last.title === undefined) last.text += `\n\n${block}`;
    else blocks.push({ text: block });
  }
  return blocks;
}
