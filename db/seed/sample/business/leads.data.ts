import type { LEAD_TIMINGS, LeadTrade } from "../../../schema/leads.terms.ts";

export interface SampleLead {
  trade: LeadTrade;
  scope: Record<"en" | "es" | "he", string>;
  place: string;
  position: readonly [number, number];
  dollars: number;
  timing: (typeof LEAD_TIMINGS)[number];
  cap: number;
  state:
    | "offered"
    | "claimed"
    | "contacted"
    | "quoted"
    | "won"
    | "lost"
    | "withdrawn"
    | "expired"
    | "invalid";
  /** Hours since it was posted. */
  hours: number;
  /** Of the sample pros, who has it. */
  pros: readonly number[];
}

/** Requests around one town, one in each state that they can come to. */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  {
    trade: "deck",
    scope: {
      en: "Replace a rotten deck behind the house, about 16 by 20 feet, with composite boards and a railing.",
      es: "Reemplazar una terraza podrida atrás de la casa, de unos 16 por 20 pies, con tablas compuestas y barandal.",
      he: "החלפת דק רקוב מאחורי הבית, כ־5 על 6 מטר, בלוחות מרוכבים ומעקה.",
    },
    ...{ place: "Austin 78704", position: [30.24, -97.77], dollars: 18_000, timing: "weeks", cap: 3 },
    ...{ state: "contacted", hours: 30, pros: [0, 1] },
  },
  {
    trade: "roof",
    scope: {
      en: "Hail damage on a shingle roof, two slopes, leak above the garage.",
      es: "Daño por granizo en techo de tejas asfálticas, dos aguas, gotera sobre la cochera.",
      he: "נזקי ברד בגג רעפי אספלט, שני שיפועים, נזילה מעל החניה.",
    },
    ...{ place: "Austin 78745", position: [30.21, -97.8], dollars: 14_000, timing: "now", cap: 2 },
    ...{ state: "quoted", hours: 70, pros: [2] },
  },
  {
    trade: "fence",
    scope: {
      en: "150 feet of cedar privacy fence with two gates, old fence to be hauled away.",
      es: "150 pies de cerca de cedro con dos portones; hay que llevarse la cerca vieja.",
      he: "46 מטר גדר ארז אטומה עם שני שערים, כולל פינוי הגדר הישנה.",
    },
    ...{ place: "Round Rock 78664", position: [30.51, -97.65], dollars: 7_500, timing: "months", cap: 3 },
    ...{ state: "offered", hours: 6, pros: [] },
  },
  {
    trade: "bath",
    scope: {
      en: "Hall bathroom: tub to walk-in shower, new tile and vanity, plumbing stays where it is.",
      es: "Baño del pasillo: cambiar tina por regadera a ras, azulejo y mueble nuevos; la plomería se queda donde está.",
      he: "חדר רחצה: מקלחון במקום אמבטיה, אריחים וארון חדשים, הצנרת נשארת במקומה.",
    },
    ...{ place: "Austin 78731", position: [30.35, -97.76], dollars: 16_000, timing: "weeks", cap: 3 },
    ...{ state: "claimed", hours: 12, pros: [1] },
  },
  {
    trade: "kitchen",
    scope: {
      en: "New cabinets and counters in the same layout, about 12 by 14 feet.",
      es: "Gabinetes y cubiertas nuevas con la misma distribución, de unos 12 por 14 pies.",
      he: "ארונות ומשטחים חדשים באותה חלוקה, כ־4 על 4 מטר.",
    },
    ...{ place: "Cedar Park 78613", position: [30.51, -97.83], dollars: 38_000, timing: "months", cap: 3 },
    ...{ state: "won", hours: 900, pros: [0, 1, 3] },
  },
  {
    trade: "panel",
    scope: {
      en: "Upgrade a 100 A panel to 200 A for a car charger.",
      es: "Cambiar tablero de 100 A a 200 A para un cargador de auto.",
      he: "החלפת לוח של 100 אמפר ללוח של 200 אמפר לעמדת טעינה.",
    },
    ...{ place: "Austin 78723", position: [30.3, -97.69], dollars: 4_500, timing: "weeks", cap: 1 },
    ...{ state: "offered", hours: 20, pros: [] },
  },
  {
    trade: "heater",
    scope: {
      en: "Water heater leaks, 50 gallons, gas, in the garage.",
      es: "Calentador de agua con fuga, 50 galones, de gas, en la cochera.",
      he: "דוד מים דולף, כ־190 ליטר, גז, בחניה.",
    },
    ...{ place: "Austin 78758", position: [30.39, -97.7], dollars: 2_200, timing: "now", cap: 2 },
    ...{ state: "contacted", hours: 9, pros: [3] },
  },
  {
    trade: "paint",
    scope: {
      en: "Inside of a house of 1,800 square feet, walls and trim, two colors.",
      es: "Interior de una casa de 1,800 pies cuadrados, muros y molduras, dos colores.",
      he: "צביעת פנים של בית של כ־170 מ״ר, קירות ופרטי עץ, שני גוונים.",
    },
    ...{ place: "Pflugerville 78660", position: [30.44, -97.62], dollars: 6_000, timing: "open", cap: 3 },
    ...{ state: "lost", hours: 700, pros: [1] },
  },
  {
    trade: "slab",
    scope: {
      en: "Slab for a workshop, 24 by 30 feet, level ground, truck can reach it.",
      es: "Losa para un taller, de 24 por 30 pies, terreno plano, con acceso para el camión.",
      he: "משטח בטון לבית מלאכה, כ־7 על 9 מטר, קרקע ישרה, יש גישה למערבל.",
    },
    ...{ place: "Manor 78653", position: [30.34, -97.56], dollars: 11_000, timing: "weeks", cap: 3 },
    ...{ state: "offered", hours: 50, pros: [] },
  },
  {
    trade: "hvac",
    scope: {
      en: "Replace a 15-year-old heat pump of 3 tons and its air handler in the attic.",
      es: "Reemplazar bomba de calor de 3 toneladas con 15 años de uso y su manejadora en el ático.",
      he: "החלפת משאבת חום בת 15 שנה, כ־10 קילוואט, ויחידת האוויר שבעליית הגג.",
    },
    ...{ place: "Austin 78749", position: [30.22, -97.86], dollars: 12_500, timing: "now", cap: 3 },
    ...{ state: "claimed", hours: 4, pros: [3] },
  },
  {
    trade: "windows",
    scope: {
      en: "Eleven double-hung windows, vinyl, in brick.",
      es: "Once ventanas de guillotina, de vinilo, en muro de ladrillo.",
      he: "אחד־עשר חלונות הזזה אנכית מוויניל בקיר לבנים.",
    },
    ...{ place: "Austin 78757", position: [30.35, -97.73], dollars: 13_000, timing: "months", cap: 3 },
    ...{ state: "withdrawn", hours: 400, pros: [] },
  },
  {
    trade: "tile",
    scope: {
      en: "Backsplash behind the stove and 90 square feet of entry floor.",
      es: "Salpicadero atrás de la estufa y 90 pies cuadrados de piso en la entrada.",
      he: "חיפוי קיר מאחורי הכיריים ו־8 מ״ר רצפה בכניסה.",
    },
    ...{ place: "Austin 78702", position: [30.26, -97.71], dollars: 3_200, timing: "weeks", cap: 2 },
    ...{ state: "offered", hours: 28, pros: [] },
  },
  {
    trade: "insulation",
    scope: {
      en: "Blow in attic insulation over 1,500 square feet.",
      es: "Aislante soplado en 1,500 pies cuadrados de ático.",
      he: "בידוד מנופח בעליית גג של כ־140 מ״ר.",
    },
    ...{ place: "Buda 78610", position: [30.08, -97.84], dollars: 2_800, timing: "open", cap: 3 },
    ...{ state: "expired", hours: 800, pros: [] },
  },
  {
    trade: "gutters",
    scope: {
      en: "120 feet of gutters with four downspouts, one story.",
      es: "120 pies de canaletas con cuatro bajantes, un piso.",
      he: "37 מטר מרזבים עם ארבעה מורדים, קומה אחת.",
    },
    ...{ place: "Austin 78748", position: [30.17, -97.82], dollars: 1_900, timing: "weeks", cap: 3 },
    ...{ state: "invalid", hours: 300, pros: [2] },
  },
  {
    trade: "other",
    scope: {
      en: "Level the floor of a house on piers; two doors stick.",
      es: "Nivelar el piso de una casa sobre pilotes; dos puertas se atoran.",
      he: "פילוס רצפה של בית על כלונסאות; שתי דלתות נתקעות.",
    },
    ...{ place: "Lockhart 78644", position: [29.88, -97.67], dollars: 0, timing: "open", cap: 3 },
    ...{ state: "offered", hours: 90, pros: [] },
  },
];

/** Sample pros: of which line they are, what they look for, and how far they go. */
export const SAMPLE_PROS = [
  { line: "framing", trades: "deck,fence,kitchen", classes: "homeImprovement", radius: 30 },
  { line: "general", trades: "deck,bath,kitchen,paint", classes: "homeImprovement", radius: 40 },
  { line: "roofing", trades: "roof,gutters,siding", classes: "roofing", radius: 50 },
  { line: "plumbing", trades: "heater,hvac,bath,kitchen", classes: "plumbing,hvac", radius: 25 },
] as const;
