import { samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";
type Urgency = "low" | "normal" | "high";
type State = "queued" | "attempted" | "reached" | "closed" | "spam";

const ROWS: readonly (readonly [state: State, urgency: Urgency, hoursAgo: number, valueCents: number])[] = [
  ["queued", "high", 1, 60_000],
  ["queued", "high", 2, 45_000],
  ["queued", "normal", 5, 1_850_000],
  ["queued", "low", 20, 32_000_00],
  ["attempted", "normal", 26, 420_000],
  ["attempted", "low", 30, 90_000],
  ["queued", "normal", 3, 0],
  ["reached", "normal", 48, 640_000],
  ["reached", "high", 50, 1_200_000],
  ["closed", "low", 200, 0],
  ["closed", "normal", 300, 150_000],
  ["spam", "low", 70, 0],
];

const WORDS: Record<Language, readonly string[]> = {
  en: [
    "Water drips from the ceiling into the electrical panel",
    "No heat since this morning, two small children",
    "Kitchen remodel with an island, plans are there",
    "New build on a lot of their own, wants a first talk",
    "Two bathrooms to be tiled anew",
    "Gutter hangs down at one corner",
    "Asks whether we do decks",
    "Driveway to be paved in spring",
    "Roof leaks at the chimney",
    "Wanted another firm",
    "Asked for a price and chose somebody else",
    "Sells advertising",
  ],
  es: [
    "Cae agua del techo sobre el tablero eléctrico",
    "Sin calefacción desde la mañana, dos niños pequeños",
    "Remodelar la cocina con isla, ya hay planos",
    "Obra nueva en terreno propio, quiere una primera plática",
    "Dos baños para azulejar de nuevo",
    "La canaleta cuelga en una esquina",
    "Pregunta si hacemos terrazas de madera",
    "Pavimentar la entrada en primavera",
    "El techo gotea junto a la chimenea",
    "Buscaba otra empresa",
    "Pidió precio y eligió a otra persona",
    "Vende publicidad",
  ],
  he: [
    "מים מטפטפים מהתקרה ללוח החשמל",
    "אין חימום מהבוקר, שני ילדים קטנים",
    "שיפוץ מטבח עם אי, יש תוכניות",
    "בנייה חדשה על מגרש פרטי, רוצים פגישה ראשונה",
    "ריצוף מחדש של שני חדרי רחצה",
    "מרזב תלוי בפינה אחת",
    "שואלים אם אנחנו בונים דקים",
    "ריצוף הכניסה באביב",
    "הגג דולף ליד הארובה",
    "חיפשו חברה אחרת",
    "ביקשו מחיר ובחרו במישהו אחר",
    "מוכרים פרסום",
  ],
};

/** Callers in every state, for an empty desk; their numbers are of those that nobody has. */
export const sampleCalls = (language: Language) =>
  ROWS.map(([state, urgency, hoursAgo, valueCents], n) => ({
    ...{ state, urgency, hoursAgo, valueCents },
    caller: samplePerson(language, (["painter", "mason", "tiler"] as const)[n % 3] ?? "mason", n + 1),
    phone: `(512) 555-01${String(10 + n)}`,
    reason: WORDS[language][n] ?? "",
  }));
