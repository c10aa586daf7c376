import { type SampleTrade, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS = {
  en: {
    place: "SAMPLE: North side, gate 2",
    qualification: "Competent person, scaffolds",
    hazards: "SAMPLE: The concrete truck backs in at ten.",
  },
  es: {
    place: "MUESTRA: Lado norte, portón 2",
    qualification: "Persona competente, andamios",
    hazards: "MUESTRA: El camión de concreto entra en reversa a las diez.",
  },
  he: {
    place: "לדוגמה: צד צפון, שער 2",
    qualification: "אדם מוסמך, פיגומים",
    hazards: "לדוגמה: משאית הבטון נוסעת לאחור בעשר.",
  },
} as const satisfies Record<Language, Record<string, string>>;

/** A talk that comes with the example, in the three languages of its crew. */
export const SAMPLE_TALK = {
  key: "talk-ladders",
  version: "2026-11-22",
  title: { en: "Ladders", es: "Escaleras de mano", he: "סולמות" },
  points: {
    en: [
      "Set the foot 1 ft out for every 4 ft of height and let the rails stand 3 ft above the landing.",
      "Climb facing the ladder with three points of contact.",
      "Never stand on the top step.",
      "Tag a damaged ladder and take it away.",
    ],
    es: [
      "Ponga el pie 1 pie hacia afuera por cada 4 pies de altura y deje los largueros 3 pies arriba del descanso.",
      "Suba de frente con tres puntos de contacto.",
      "No se pare en el último peldaño.",
      "Etiquete y retire la escalera dañada.",
    ],
    he: [
      "מרחיקים את הרגל 1 רגל לכל 4 רגל גובה ומשאירים את הזקפים 3 רגל מעל הפודסט.",
      "מטפסים עם הפנים לסולם ושלוש נקודות מגע.",
      "לא עומדים על השלב העליון.",
      "סולם פגום מסמנים ומרחיקים.",
    ],
  },
  questions: [
    {
      ask: {
        en: "What do you do with a damaged ladder?",
        es: "¿Qué se hace con una escalera dañada?",
        he: "מה עושים בסולם פגום?",
      },
      right: { en: "Tag it and take it away", es: "Etiquetarla y retirarla", he: "מסמנים ומרחיקים" },
      wrong: {
        en: "Use it once more, with care",
        es: "Usarla una vez más, con cuidado",
        he: "משתמשים עוד פעם, בזהירות",
      },
    },
  ],
  section: "OSHA 1926.1053",
  edition: "29 CFR 1926",
};

/** Talks of the library that the signed examples were. */
export const SAMPLE_TALKS = [
  "talk-scaffolds",
  "talk-housekeeping",
  "talk-hands",
  "talk-saws",
  "talk-fall-protection",
] as const;

const CREW: readonly (readonly [SampleTrade, number, Language])[] = [
  ["carpenter", 1, "en"],
  ["carpenter", 2, "es"],
  ["mason", 1, "es"],
  ["mason", 2, "es"],
  ["laborer", 1, "es"],
  ["laborer", 2, "he"],
  ["electrician", 1, "en"],
  ["painter", 1, "he"],
  ["operator", 1, "en"],
];

/** A talk that a foreman holds to a crew of nine in three languages. */
export const sampleTailgate = (language: Language) => ({
  ...WORDS[language],
  presenter: samplePerson(language, "foreman", 1),
  crew: CREW.map(([trade, number, of]) => ({
    name: samplePerson(of, trade, number),
    language: of,
    signature: `${samplePerson(of, trade, number).charAt(0)}${number}`,
  })),
});
