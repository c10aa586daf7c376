import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { EventView, PollView } from "./builders-lounge.view.server.ts";

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

export const EXAMPLE_EVENT = "sample-";
const HOUR_MS = 60 * 60 * 1000;

/** Days from today and the hour in UTC at which each begins, and made-up answers. */
const EVENTS = [
  { of: "grill", day: 4, hour: 22, hours: 4, capacity: 40, going: 27, waiting: 0, maybe: 6 },
  { of: "coffee", day: 6, hour: 12, hours: 1, capacity: 12, going: 12, waiting: 3, maybe: 1 },
  { of: "tools", day: 11, hour: 15, hours: 5, capacity: 60, going: 18, waiting: 0, maybe: 9 },
  { of: "darts", day: 16, hour: 23, hours: 3, capacity: 24, going: 21, waiting: 0, maybe: 4 },
  { of: "walk", day: 25, hour: 16, hours: 2, capacity: 15, going: 15, waiting: 5, maybe: 0 },
] as const;

/** Made-up events: nobody answers them. */
export function exampleEvents(language: Language, now: Date): EventView[] {
  const t = translator(language, "builders-lounge");
  return EVENTS.map(({ of, day, hour, hours, capacity, going, waiting, maybe }, n) => {
    const starts = Date.parse(midnight(now, day)) + hour * HOUR_MS;
    return {
      id: `${EXAMPLE_EVENT}${n + 1}`,
      title: t(`events.samples.${of}.title`),
      about: t(`events.samples.${of}.about`),
      place: t(`events.samples.${of}.place`),
      siteZone: language === "he" ? "Asia/Jerusalem" : "America/Chicago",
      startsAt: new Date(starts).toISOString(),
      endsAt: new Date(starts + hours * HOUR_MS).toISOString(),
      ...{ capacity, going, waiting, maybe, free: capacity - going },
      ...{ approvedAt: midnight(now, 0), offAt: null, reason: "", createdAt: midnight(now, -7), version: 1 },
      ...{ mine: null, guests: null, isSample: true },
    };
  });
}
