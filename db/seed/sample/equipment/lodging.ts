import { sampleFirm, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";

/** Twelve made-up houses around Chicago: prices of a bed in cents, and what is in them. */
export const SAMPLE_HOUSES = [
  {
    sort: "house",
    owner: 0,
    beds: 6,
    least: 6,
    rooms: 4,
    night: 5_200,
    has: "klpwx",
    longest: 180,
    notice: 14,
  },
  {
    sort: "apartment",
    owner: 1,
    beds: 4,
    least: 2,
    rooms: 2,
    night: 5_800,
    has: "klwx",
    longest: 120,
    notice: 7,
  },
  { sort: "motel", owner: 6, beds: 20, least: 1, rooms: 10, night: 6_400, has: "pw", longest: 60, notice: 1 },
  {
    sort: "bunkhouse",
    owner: 2,
    beds: 16,
    least: 4,
    rooms: 2,
    night: 2_900,
    has: "klp",
    longest: 365,
    notice: 14,
  },
  {
    sort: "house",
    owner: 3,
    beds: 8,
    least: 8,
    rooms: 5,
    night: 4_600,
    has: "klpwx",
    longest: 365,
    notice: 28,
  },
  { sort: "rv", owner: 4, beds: 4, least: 4, rooms: 2, night: 3_400, has: "kpw", longest: 90, notice: 7 },
  {
    sort: "apartment",
    owner: 7,
    beds: 6,
    least: 3,
    rooms: 3,
    night: 6_100,
    has: "klw",
    longest: 180,
    notice: 14,
  },
  {
    sort: "house",
    owner: 5,
    beds: 5,
    least: 3,
    rooms: 5,
    night: 5_500,
    has: "klpwx",
    longest: 120,
    notice: 7,
  },
  {
    sort: "motel",
    owner: 8,
    beds: 12,
    least: 1,
    rooms: 12,
    night: 7_200,
    has: "lpw",
    longest: 90,
    notice: 2,
  },
  {
    sort: "bunkhouse",
    owner: 9,
    beds: 10,
    least: 2,
    rooms: 3,
    night: 3_200,
    has: "klpw",
    longest: 180,
    notice: 7,
  },
  {
    sort: "house",
    owner: 2,
    beds: 4,
    least: 4,
    rooms: 3,
    night: 5_900,
    has: "klwx",
    longest: 60,
    notice: 14,
  },
  { sort: "rv", owner: 0, beds: 2, least: 2, rooms: 1, night: 4_100, has: "kpx", longest: 180, notice: 7 },
] as const;

const OWNERS = [
  { trade: "carpenter", number: 4, town: "Evanston", latitude: 42.05, longitude: -87.69 },
  { trade: "mason", number: 2, town: "Cicero", latitude: 41.85, longitude: -87.76 },
  { trade: "roofer", number: 3, town: "Oak Park", latitude: 41.89, longitude: -87.79 },
  { trade: "plumber", number: 5, town: "Naperville", latitude: 41.77, longitude: -88.15 },
  { trade: "electrician", number: 2, town: "Joliet", latitude: 41.53, longitude: -88.08 },
  { trade: "foreman", number: 6, town: "Aurora", latitude: 41.76, longitude: -88.32 },
  { firm: 1, town: "Chicago", latitude: 41.84, longitude: -87.68 },
  { firm: 2, town: "Elgin", latitude: 42.04, longitude: -88.28 },
  { firm: 3, town: "Skokie", latitude: 42.03, longitude: -87.74 },
  { firm: 4, town: "Hammond", latitude: 41.58, longitude: -87.5 },
] as const;

/** Who offers the sample houses, as each language calls them. */
export const sampleHosts = (language: Language) =>
  OWNERS.map((owner) => ({
    called:
      "firm" in owner
        ? sampleFirm(language, "general", owner.firm)
        : samplePerson(language, owner.trade, owner.number),
    kind: "firm" in owner ? ("company" as const) : ("builder" as const),
    ...{ town: owner.town, latitude: owner.latitude, longitude: owner.longitude },
  }));

export const SAMPLE_HOUSE_WORDS = {
  en: "Made up, to show what a listing looks like: nobody lets this house.",
  es: "Inventada, para mostrar cómo es un anuncio: nadie alquila esta casa.",
  he: "מומצא, כדי להראות איך נראית מודעה: איש אינו משכיר את הבית הזה.",
} as const;

export const SAMPLE_STAY_WORDS = {
  en: {
    message: "Framing crew, night shift from week two.",
    jobs: ["North tower", "Parking deck"],
    issue: "No hot water in the upstairs bath since this morning.",
    answer: "The plumber comes at five today.",
    waits: "The dryer stops after ten minutes.",
    host: "Left it clean, told us of everything.",
    crew: "Quiet, close to the site, price as agreed.",
  },
  es: {
    message: "Cuadrilla de estructuras, turno de noche desde la segunda semana.",
    jobs: ["Torre norte", "Estacionamiento"],
    issue: "Sin agua caliente en el baño de arriba desde la mañana.",
    answer: "El plomero llega hoy a las cinco.",
    waits: "La secadora se para a los diez minutos.",
    host: "Dejaron todo limpio y avisaron de todo.",
    crew: "Tranquilo, cerca de la obra, precio como se acordó.",
  },
  he: {
    message: "צוות שלד, משמרת לילה מהשבוע השני.",
    jobs: ["מגדל צפוני", "חניון"],
    issue: "אין מים חמים באמבטיה למעלה מהבוקר.",
    answer: "האינסטלטור מגיע היום בחמש.",
    waits: "המייבש נעצר אחרי עשר דקות.",
    host: "השאירו נקי והודיעו על הכול.",
    crew: "שקט, קרוב לאתר, המחיר כמו שסוכם.",
  },
} as const;
