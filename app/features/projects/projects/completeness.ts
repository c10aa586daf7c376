import type { LogText } from "./projects.limits.ts";

/** What a whole log has; each that it lacks is named. */
const WANTED = ["weather", "crews", "work", "safety", "tomorrow"] as const satisfies readonly LogText[];

/** How much of what a whole log says one has, in percent, and what it lacks. */
export function completenessOf(texts: Readonly<Record<(typeof WANTED)[number], string>>) {
  const missing = WANTED.filter((text) => texts[text].trim() === "");
  return { missing, percent: Math.round(((WANTED.length - missing.length) / WANTED.length) * 100) };
}
