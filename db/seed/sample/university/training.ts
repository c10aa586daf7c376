import { type SAMPLE_TRADES, samplePerson } from "../people.ts";
import { sampleNames } from "./certificates.ts";

type Language = "en" | "es" | "he";

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const ISSUER: Record<Language, string> = {
  en: "SAMPLE: Class on site",
  es: "EJEMPLO: Clase en obra",
  he: "דוגמה: הדרכה באתר",
};

/** A trade without its number. */
const tradeOf = (language: Language, trade: (typeof SAMPLE_TRADES)[number]) =>
  samplePerson(language, trade, 1).replace(/ 1$/, "");

/** By requirement, for each of nine people in turn: days until it ends, `-` for what is missing, `.` for no card at all. */
const ENDS: Record<string, string> = {
  osha10: "n n n n n - n n n",
  orientation: "200 180 20 90 300 150 -10 40 220",
  hazcom: "100 100 100 -20 100 100 100 - 100",
  fall: ". 300 . 200 -5 . . . .",
  scaffold: ". . 400 . . . . . -",
  ladder: ". . . . . 90 . . 15",
  firstAid: "250 . . . . . . . .",
  forklift: ". . . . . . 600 . .",
  mewp: ". . . . . 12 700 . .",
  respirator: ". . - . . . . . 60",
  signal: ". . . 900 . . - . .",
};

/** Nine people and what they have of eleven requirements, with gaps of every kind, as rows without a workspace. */
export function sampleMatrix(language: Language, today: string) {
  const people = sampleNames(language).map(({ trade, called }, n) => ({
    ...{ id: `sample-person-${n}`, called, trade: tradeOf(language, trade), project: null, sample: true },
  }));
  const cards = Object.entries(ENDS).flatMap(([kind, ends]) =>
    ends.split(" ").flatMap((left, n) => {
      const person = people[n];
      if (!person || left === "." || left === "-") return [];
      const days = left === "n" ? null : Number(left);
      return [
        {
          ...{ id: `sample-class-${kind}-${n}`, personId: person.id, holder: person.called, kind },
          issuer: ISSUER[language],
          issuedOn: dayAfter(today, days === null ? -500 : Math.min(days, 0) - 60),
          expiresOn: days === null ? null : dayAfter(today, days),
          // One card that nobody has looked at yet.
          verified: kind === "firstAid" ? ("none" as const) : ("self" as const),
          sample: true,
        },
      ];
    }),
  );
  return { people, cards, workers: [], crews: [], jobs: [], courses: [] };
}
