import { samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS: Record<
  Language,
  { near: string; nears: readonly string[]; hurt: string; place: string; injury: string; job: string }
> = {
  en: {
    near: "A bundle of studs slid off the forks; nobody stood below.",
    nears: [
      "A plank lay loose on the scaffold; it was tied down.",
      "A cord with a cut was found under a sheet of plywood.",
      "A truck backed up without a spotter; the driver stopped.",
    ],
    hurt: "Stepped off the last rung beside the ladder's foot.",
    place: "SAMPLE: Gate 2",
    injury: "Sprained left ankle, stepping off a ladder",
    job: "Carpenter",
  },
  es: {
    near: "Un atado de montantes resbaló de las horquillas; no había nadie debajo.",
    nears: [
      "Un tablón estaba suelto en el andamio; lo amarraron.",
      "Se halló un cable cortado bajo una hoja de triplay.",
      "Un camión dio reversa sin señalero; el chofer se detuvo.",
    ],
    hurt: "Bajó del último peldaño y pisó mal junto a la escalera.",
    place: "EJEMPLO: Puerta 2",
    injury: "Esguince del tobillo izquierdo al bajar de una escalera",
    job: "Carpintero",
  },
  he: {
    near: "חבילת ניצבים החליקה מהמזלג; איש לא עמד מתחת.",
    nears: [
      "קרש היה משוחרר על הפיגום; הוא נקשר.",
      "כבל חתוך נמצא מתחת ללוח דיקט.",
      "משאית נסעה לאחור בלי מכוון; הנהג עצר.",
    ],
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

const SEEN: Record<Language, readonly (readonly [isSafe: boolean, what: string])[]> = {
  en: [
    [true, "Both roofers tied off before they left the ladder."],
    [false, "Grinding without a face shield beside the mixer."],
    [true, "The spotter stopped the truck until the lane was clear."],
    [true, "Cords hung up along the wall, none on the floor."],
    [false, "A ladder set on a pallet to reach higher."],
  ],
  es: [
    [true, "Los dos techadores se engancharon antes de soltar la escalera."],
    [false, "Esmerilaban sin careta junto a la mezcladora."],
    [true, "El señalero detuvo el camión hasta despejar el paso."],
    [true, "Los cables colgados en la pared, ninguno en el piso."],
    [false, "Una escalera sobre una tarima para llegar más alto."],
  ],
  he: [
    [true, "שני הגגנים התחברו לקו לפני שעזבו את הסולם."],
    [false, "השחזה בלי מגן פנים ליד המערבל."],
    [true, "המכוון עצר את המשאית עד שהמעבר התפנה."],
    [true, "הכבלים תלויים לאורך הקיר, אף אחד לא על הרצפה."],
    [false, "סולם שהועמד על משטח כדי להגיע גבוה יותר."],
  ],
};

/** What was seen being done on five days of two weeks, made up. */
export const sampleObservations = (language: Language, today: string) =>
  SEEN[language].map(([isSafe, what], n) => ({
    ...{ isSafe, what, place: WORDS[language].place },
    seenOn: new Date(Date.parse(today) - (1 + n * 3) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  }));

/** Near misses of each of the eighteen months before this one, oldest first: more are reported as the months go by. */
const NEARS = [1, 0, 2, 1, 1, 2, 1, 3, 2, 2, 3, 2, 3, 4, 3, 4, 3, 5];
/** The months of cases, counted in the same way. */
const CASES: Readonly<Record<number, string>> = { 2: "away", 5: "other", 9: "restricted", 12: "other" };

/** Eighteen whole months before the one of a day, made up: the hours of about thirty people, near misses and four cases. */
export function sampleHistory(language: Language, today: string) {
  const words = WORDS[language];
  const [year = 0, month = 0] = today.split("-").map(Number);
  const months = NEARS.map((_, n) =>
    new Date(Date.UTC(year, month - 1 - NEARS.length + n, 1)).toISOString().slice(0, 7),
  );
  const shared = { place: words.place, siteZone: "America/New_York" };
  return {
    hours: months.map((of, n) => ({ month: of, hours: 4_600 + ((n * 370) % 900), people: 28 + (n % 4) })),
    reports: months.flatMap((of, n) => [
      ...Array.from({ length: NEARS[n] ?? 0 }, (_, at) => ({
        ...{
          ...shared,
          kind: "near-miss",
          outcome: "none",
          happenedOn: `${of}-${String(3 + at * 5).padStart(2, "0")}`,
        },
        ...{
          what: words.nears[(n + at) % words.nears.length] ?? words.near,
          person: "",
          jobTitle: "",
          injury: "",
        },
        ...{ awayFrom: "", awayUntil: "", restrictedFrom: "", restrictedUntil: "" },
      })),
      ...(CASES[n]
        ? [
            {
              ...{
                ...shared,
                kind: "injury",
                outcome: CASES[n] as string,
                happenedOn: `${of}-17`,
                what: words.hurt,
              },
              ...{
                person: samplePerson(language, "carpenter", 1 + (n % 3)),
                jobTitle: words.job,
                injury: words.injury,
              },
              ...{
                awayFrom: CASES[n] === "away" ? `${of}-18` : "",
                awayUntil: CASES[n] === "away" ? `${of}-22` : "",
                restrictedFrom: CASES[n] === "restricted" ? `${of}-18` : "",
                restrictedUntil: CASES[n] === "restricted" ? `${of}-27` : "",
              },
            },
          ]
        : []),
    ]),
  };
}
