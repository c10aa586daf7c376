import { samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS = {
  en: {
    place: "SAMPLE: Tower B, north side",
    note: "Top rail missing on level 3.",
    what: "Put the top rail back before anybody goes up.",
  },
  es: {
    place: "MUESTRA: Torre B, lado norte",
    note: "Falta la baranda superior en el nivel 3.",
    what: "Reponer la baranda antes de que alguien suba.",
  },
  he: {
    place: "לדוגמה: מגדל B, צד צפון",
    note: "חסר אזן יד עליון בקומה 3.",
    what: "להחזיר את אזן היד לפני שמישהו עולה.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A look at a scaffold that found something. */
export const sampleScaffold = (language: Language) => ({
  ...WORDS[language],
  owner: samplePerson(language, "carpenter", 2),
});

/** Whoever walks with the list and signs it. */
export const sampleInspector = (language: Language, number: number) =>
  samplePerson(language, "foreman", number);
