import { samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS: Record<Language, { site: string; place: string; crew: string }> = {
  en: { site: "SAMPLE: Harbor Street 12", place: "Tent beside gate 2", crew: "SAMPLE: Framing crew" },
  es: {
    site: "EJEMPLO: Calle del Puerto 12",
    place: "Carpa junto a la puerta 2",
    crew: "EJEMPLO: Cuadrilla de estructura",
  },
  he: { site: "דוגמה: רחוב הנמל 12", place: "אוהל ליד שער 2", crew: "דוגמה: צוות שלד" },
};

/** A hot day, two people who are not used to it, a stretch and answers of ten people, all made up. */
export function sampleWellness(language: Language) {
  const { site, place, crew } = WORDS[language];
  return {
    plan: {
      ...{ siteName: site, place, people: 9, hours: 8, humidity: 55, fullSun: true },
      ...(language === "he"
        ? ({ temperature: 34, unit: "c" } as const)
        : ({ temperature: 93, unit: "f" } as const)),
    },
    people: [
      { name: samplePerson(language, "laborer", 2), kind: "new", worked: 2 },
      { name: samplePerson(language, "mason", 1), kind: "returning", worked: 1 },
    ] as const,
    buddy: samplePerson(language, "foreman", 1),
    crew,
    place,
    groups: [
      { number: 0, answers: 5, moodSum: 17, fatigueSum: 14 },
      { number: 1, answers: 5, moodSum: 19, fatigueSum: 12 },
    ],
    enrolled: [samplePerson(language, "carpenter", 1), samplePerson(language, "carpenter", 2)],
  };
}
