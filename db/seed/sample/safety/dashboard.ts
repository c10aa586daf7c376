import { samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS: Record<Language, { near: string; hurt: string; place: string; injury: string; job: string }> = {
  en: {
    near: "A bundle of studs slid off the forks; nobody stood below.",
    hurt: "Stepped off the last rung beside the ladder's foot.",
    place: "SAMPLE: Gate 2",
    injury: "Sprained left ankle, stepping off a ladder",
    job: "Carpenter",
  },
  es: {
    near: "Un atado de montantes resbaló de las horquillas; no había nadie debajo.",
    hurt: "Bajó del último peldaño y pisó mal junto a la escalera.",
    place: "EJEMPLO: Puerta 2",
    injury: "Esguince del tobillo izquierdo al bajar de una escalera",
    job: "Carpintero",
  },
  he: {
    near: "חבילת ניצבים החליקה מהמזלג; איש לא עמד מתחת.",
    hurt: "ירד מהשלב האחרון ודרך ליד רגל הסולם.",
    place: "דוגמה: שער 2",
    injury: "נקע בקרסול שמאל, בירידה מסולם",
    job: "נגר",
  },
};

/** A near miss and a case of light duty, both made up. */
export function sampleReports(language: Language, today: string) {
  const words = WORDS[language];
  const before = (days: number) =>
    new Date(Date.parse(today) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const siteZone = "America/New_York";
  return [
    { what: words.near, place: words.place, happenedOn: before(6), siteZone },
    {
      ...{ what: words.hurt, place: words.place, happenedOn: before(40), siteZone, kind: "injury" },
      ...{ outcome: "restricted", person: samplePerson(language, "carpenter", 3), jobTitle: words.job },
      ...{ injury: words.injury, restrictedFrom: before(39), restrictedUntil: before(30) },
    },
  ] as const;
}
