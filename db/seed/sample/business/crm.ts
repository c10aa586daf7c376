import { sampleFirm } from "../people.ts";

type Language = "en" | "es" | "he";

const WORDS: Record<
  Language,
  { client: string; street: string; next: readonly string[]; jobs: readonly string[]; done: string }
> = {
  en: {
    client: "Homeowner",
    street: "Sample Street",
    next: [
      "Call back",
      "Ask for photos",
      "Set a day for the visit",
      "Finish the takeoff",
      "Ask what they think",
      "Agree on the start",
    ],
    jobs: [
      "Kitchen remodel",
      "Bath remodel",
      "Roof replacement",
      "Deck",
      "Room addition",
      "Siding",
      "Tenant build-out",
      "Leak repair",
      "New house",
      "Garage",
    ],
    done: "Talked about scope and budget.",
  },
  es: {
    client: "Propietario",
    street: "Calle Ejemplo",
    next: [
      "Devolver la llamada",
      "Pedir fotos",
      "Fijar día de visita",
      "Terminar el cómputo",
      "Preguntar qué les pareció",
      "Acordar el inicio",
    ],
    jobs: [
      "Remodelación de cocina",
      "Remodelación de baño",
      "Cambio de techo",
      "Terraza",
      "Ampliación",
      "Revestimiento",
      "Adecuación de local",
      "Reparación de fuga",
      "Casa nueva",
      "Cochera",
    ],
    done: "Se habló de alcance y presupuesto.",
  },
  he: {
    client: "בעל בית",
    street: "רחוב לדוגמה",
    next: [
      "להחזיר שיחה",
      "לבקש תמונות",
      "לקבוע ביקור",
      "לסיים כתב כמויות",
      "לשאול מה דעתם",
      "לסכם מועד התחלה",
    ],
    jobs: [
      "שיפוץ מטבח",
      "שיפוץ חדר רחצה",
      "החלפת גג",
      "דק",
      "תוספת חדר",
      "חיפוי חוץ",
      "התאמת שטח לשוכר",
      "תיקון נזילה",
      "בית חדש",
      "מוסך",
    ],
    done: "דיברנו על היקף העבודה ועל התקציב.",
  },
};

const JOB_TYPES = [
  "kitchen",
  "bath",
  "roof",
  "deck",
  "addition",
  "exterior",
  "commercial",
  "repair",
  "newBuild",
  "other",
];
const SOURCES = ["referral", "quotePage", "repeat", "website", "lead", "phone"];
const REASONS = ["price", "price", "competitor", "timing", "noAnswer"];
const STAGES = ["new", "qualified", "visit", "estimating", "sent", "negotiation"];

/** How many there are of each state: thirty. */
const STATES = [
  ...["new", "new", "new", "new", "qualified", "qualified", "qualified", "qualified"],
  ...["visit", "visit", "visit", "estimating", "estimating", "estimating", "sent", "sent", "sent", "sent"],
  ...[
    "negotiation",
    "negotiation",
    "won",
    "won",
    "won",
    "lost",
    "lost",
    "lost",
    "lost",
    "lost",
    "dormant",
    "dormant",
  ],
];
const DAY_MS = 86_400_000;

/** Thirty deals in all stages, with whoever asks for them. Nobody is named, and the numbers are those that nobody has. */
export function sampleCrm(language: Language, now: Date) {
  const words = WORDS[language];
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const day = (days: number) => at(days).slice(0, 10);
  const title = sampleFirm(language, "general", 4);
  const companies = [
    { id: crypto.randomUUID(), title, key: title.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "") },
  ];
  const people = STATES.map((_, n) => {
    const phone = `(512) 555-01${String(n + 10)}`;
    return {
      ...{ id: crypto.randomUUID(), name: `${words.client} ${n + 1}`, phone, key: phone.replace(/\D/g, "") },
      company: n % 10 === 6 ? companies[0]?.id : null,
      place: `${words.street} ${n + 1}`,
    };
  });
  const deals = STATES.map((state, n) => {
    const age = 3 + ((n * 7) % 40);
    const isOver = state === "won" || state === "lost";
    return {
      ...{
        id: crypto.randomUUID(),
        title: words.jobs[n % 10],
        contact: people[n]?.id,
        place: people[n]?.place,
      },
      ...{ source: SOURCES[n % 6], jobType: JOB_TYPES[n % 10], cents: (3 + ((n * 11) % 37)) * 250_000 },
      ...{ nextAction: words.next[Math.max(0, STAGES.indexOf(state))], nextOn: day((n % 5) - 1) },
      ...{
        expectedOn: n % 4 === 0 ? null : day(15 + n * 4),
        lostReason: state === "lost" ? REASONS[n % 5] : "",
      },
      wakesAt: state === "dormant" ? `${day(20 + n)}T00:00:00.000Z` : null,
      ...{ activeAt: at(-(n % 9)), answeredAt: state === "new" ? null : at(-age + 0.2) },
      closedAt: isOver ? at(-(n % 9)) : null,
      ...{ state, since: at(-(n % 9) - 1), createdAt: at(-age - 9) },
    };
  });
  const activities = deals
    .filter(({ answeredAt }) => answeredAt !== null)
    .map(({ id, activeAt }, n) => ({
      ...{
        id: crypto.randomUUID(),
        deal: id,
        kind: ["call", "visit", "mail"][n % 3],
        note: words.done,
        at: activeAt,
      },
    }));
  return { companies, people, deals, activities };
}
