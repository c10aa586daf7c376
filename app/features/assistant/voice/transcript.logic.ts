/** One line of a kept conversation. */
export interface KeptLine {
  /** `end` says why it ended. */
  who: "you" | "joe" | "note" | "end";
  text: string;
}

/** A conversation as plain text: each line under the name of who said it. */
export function printTranscript(lines: readonly KeptLine[], names: Record<KeptLine["who"], string>): string {
  return `${lines.map(({ who, text }) => `${names[who]}:\n${text}`).join("\n\n")}\n`;
}
