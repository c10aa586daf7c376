import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { PollView } from "./builders-lounge.view.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from today on which each closes, and made-up votes. */
const POLLS = [
  { of: "coffee", closes: 3, counts: [41, 18, 9, 4] },
  { of: "level", closes: 9, counts: [37, 22, 5] },
  { of: "lunch", closes: -4, counts: [52, 31, 12] },
  { of: "start", closes: -11, counts: [28, 44, 7] },
] as const;
const OPTIONS = ["a", "b", "c", "d"] as const;

/** Midnight of a day from today, so that a page is the same for as long as it is kept. */
export const midnight = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS).toISOString();

/** Made-up polls with their results: nobody votes on them. */
export function examplePolls(language: Language, now: Date): PollView[] {
  const t = translator(language, "builders-lounge");
  return POLLS.map(({ of, closes, counts }) => ({
    id: `sample-${of}`,
    question: t(`samples.${of}.question`),
    options: OPTIONS.slice(0, counts.length).map((option) => t(`samples.${of}.${option as "a"}`)),
    closesAt: midnight(now, closes),
    isOpen: closes > 0,
    isSample: true,
    mine: undefined,
    counts: [...counts],
    total: counts.reduce((sum: number, one) => sum + one, 0),
  }));
}
