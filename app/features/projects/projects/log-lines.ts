import { fold } from "~/lib/fold.ts";
import { readCrews } from "./crews.ts";
import { type LogText, PROJECT_LIMITS } from "./projects.limits.ts";

// The texts of a log are lines. What is on record elsewhere becomes one of them, once, as far as there is room.

/** A line, and the text of a log that it is for. */
export interface LineFor {
  into: LogText;
  line: string;
}

/** The weather is one line, in which one thing stands behind the other. */
const betweenOf = (into: LogText) => (into === "weather" ? "; " : "\n");
const roomOf = (into: LogText) => (into === "weather" ? PROJECT_LIMITS.weather : PROJECT_LIMITS.lines);

const partsOf = (text: string, into: LogText) =>
  text
    .split(betweenOf(into))
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a text of a log has a line already. */
export const holdsLine = (text: string, { into, line }: LineFor): boolean =>
  into === "weather" ? text.includes(line) : partsOf(text, into).includes(line);

/** What a crew is called, as it is compared; empty for a line that is of no crew. */
const crewOf = (line: string) => fold(readCrews(line).crews[0]?.name ?? "");

/**
 * The texts of a log with more lines, each once. The hours of a crew take the place of what stood there of the same crew,
 * or it would be counted twice.
 * @returns the lines that found no room, beside the texts
 */
export function withLines<Texts extends Partial<Record<LogText, string>>>(
  texts: Texts,
  lines: readonly LineFor[],
): { texts: Texts; left: number } {
  const told: Partial<Record<LogText, string>> = { ...texts };
  let left = 0;
  for (const one of lines) {
    const { into, line } = one;
    const text = told[into] ?? "";
    if (holdsLine(text, one)) continue;
    const crew = into === "crews" ? crewOf(line) : "";
    const parts = partsOf(text, into).filter((part) => crew === "" || crewOf(part) !== crew);
    const joined = [...parts, line].join(betweenOf(into));
    if (joined.length > roomOf(into)) left++;
    else told[into] = joined;
  }
  return { texts: told as Texts, left };
}
