/** One block of a clause: a paragraph, or the items of a list. */
export type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const ITEM = /^- /;

/** Reads a clause's text into its blocks, in order. */
export function blocksOf(text: string): Block[] {
  return text.split("\n\n").map((block) => {
    const lines = block.split("\n");
    return lines.every((line) => ITEM.test(line))
      ? { kind: "list", items: lines.map((line) => line.replace(ITEM, "")) }
      : { kind: "paragraph", text: block };
  });
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** A cookie's life in the unit it is told in: whole days, below one day whole minutes. */
export function lifetimeOf(seconds: number): { unit: "days" | "minutes"; count: number } {
  return seconds >= DAY_SECONDS
    ? { unit: "days", count: Math.round(seconds / DAY_SECONDS) }
    : { unit: "minutes", count: Math.round(seconds / MINUTE_SECONDS) };
}
