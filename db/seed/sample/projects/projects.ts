type Language = "en" | "es" | "he";

interface Words {
  names: readonly [string, string];
  clients: readonly [string, string];
  summaries: readonly [string, string];
  weather: readonly string[];
  crews: readonly string[];
  work: readonly string[];
  equipment: string;
  deliveries: readonly string[];
  delays: string;
  safety: readonly string[];
  tomorrow: readonly string[];
}

const WORDS: Record<Language, Words> = {
  en: {
    names: ["SAMPLE: Porch and kitchen addition", "SAMPLE: Shop fit-out, unit 4"],
    clients: ["Sample client", "Sample Retail Co."],
    summaries: [
      "A 14 ft addition with a porch, slab to roof.",
      "Partitions, ceiling, lighting and storefront.",
    ],
    weather: ["58 °F fog, then 75 °F clear", "61 °F rain until noon", "70 °F clear, wind 15 mph"],
    crews: [
      "Framers 4 x 8\nLaborers 2 x 8",
      "Framers 4 x 8\nElectricians 2 x 6",
      "Drywall crew 5 x 8\nPainters 2 x 4",
    ],
    work: [
      "Framers: walls of the addition framed, grid A to C, 62 ft",
      "Rafters set, 24 of 36, and braced",
      "Framers: sheathing nailed, 18 sheets",
      "Boxes and cable in the kitchen, 14 boxes",
    ],
    equipment: "Telehandler, 6 h",
    deliveries: ["32 sheets of 7/16 OSB", "Windows, 6 of 8"],
    delays: "Rain, rafters could not be set before noon",
    safety: ["Talk on ladders, all signed", "Guardrail at the porch put back"],
    tomorrow: ["Set the other 12 rafters", "Sheath the roof", "Rough inspection at 10:00"],
  },
  es: {
    names: ["EJEMPLO: Ampliación de cocina y porche", "EJEMPLO: Adecuación de local 4"],
    clients: ["Cliente de ejemplo", "Comercio de ejemplo"],
    summaries: [
      "Una ampliación de 4.3 m con porche, de losa a techo.",
      "Muros divisorios, plafón, iluminación y fachada.",
    ],
    weather: [
      "14 °C con neblina, luego 24 °C despejado",
      "16 °C con lluvia hasta mediodía",
      "21 °C despejado, viento 25 km/h",
    ],
    crews: [
      "Carpinteros 4 x 8\nPeones 2 x 8",
      "Carpinteros 4 x 8\nElectricistas 2 x 6",
      "Tablaroqueros 5 x 8\nPintores 2 x 4",
    ],
    work: [
      "Carpinteros: muros de la ampliación armados, ejes A a C, 19 m",
      "Cabios colocados, 24 de 36, y contraventeados",
      "Carpinteros: forro clavado, 18 hojas",
      "Cajas y cable en la cocina, 14 cajas",
    ],
    equipment: "Manipulador telescópico, 6 h",
    deliveries: ["32 hojas de OSB de 7/16", "Ventanas, 6 de 8"],
    delays: "Lluvia; no se pudieron colocar cabios antes de mediodía",
    safety: ["Plática de escaleras, todos firmaron", "Se repuso la baranda del porche"],
    tomorrow: ["Colocar los otros 12 cabios", "Forrar el techo", "Inspección a las 10:00"],
  },
  he: {
    names: ["דוגמה: הרחבת מטבח ומרפסת", "דוגמה: התאמת חנות 4"],
    clients: ["מזמין לדוגמה", "רשת לדוגמה"],
    summaries: ["הרחבה של 4.3 מ׳ עם מרפסת, מהרצפה עד הגג.", "מחיצות, תקרה, תאורה וחזית."],
    weather: ["14 מעלות וערפל, אחר כך 24 ובהיר", "16 מעלות וגשם עד הצהריים", "21 מעלות ובהיר, רוח 25 קמ״ש"],
    crews: ["נגרים 4 × 8\nפועלים 2 × 8", "נגרים 4 × 8\nחשמלאים 2 × 6", "צוות גבס 5 × 8\nצבעים 2 × 4"],
    work: [
      "נגרים: קירות ההרחבה הוקמו, צירים א עד ג, 19 מ׳",
      "קורות גג הונחו, 24 מתוך 36, וחוזקו",
      "נגרים: חיפוי ממוסמר, 18 לוחות",
      "קופסאות וכבלים במטבח, 14 קופסאות",
    ],
    equipment: "מלגזה טלסקופית, 6 ש׳",
    deliveries: ["32 לוחות OSB", "חלונות, 6 מתוך 8"],
    delays: "גשם, אי אפשר היה להניח קורות לפני הצהריים",
    safety: ["הדרכת סולמות, כולם חתמו", "מעקה המרפסת הוחזר"],
    tomorrow: ["להניח את 12 הקורות הנותרות", "לחפות את הגג", "ביקורת בשעה 10:00"],
  },
};

const DAY_MS = 24 * 60 * 60 * 1000;
const LOGS = 14;

/** Working days before a day, the last first. */
function workingDays(today: string, count: number): string[] {
  const days: string[] = [];
  for (let at = Date.parse(today) - DAY_MS; days.length < count; at -= DAY_MS) {
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

const nth = (list: readonly string[], n: number) => list[n % list.length] ?? "";

/** Two jobs that do not exist, with the logs of their last fourteen working days, the last first. */
export function sampleProjects(language: Language, today: string) {
  const words = WORDS[language];
  return [0, 1].map((job) => ({
    name: words.names[job] ?? "",
    client: words.clients[job] ?? "",
    summary: words.summaries[job] ?? "",
    state: "active",
    startOn: workingDays(today, 30)[29] ?? null,
    finishOn: new Date(Date.parse(today) + 60 * DAY_MS).toISOString().slice(0, 10),
    contractCents: job === 0 ? 18_500_000 : 9_250_000,
    logs: workingDays(today, LOGS).map((day, n) => ({
      day,
      weather: nth(words.weather, n + job),
      crews: nth(words.crews, n + job),
      work: nth(words.work, n + job),
      equipment: n % 3 === 0 ? words.equipment : "",
      deliveries: n % 4 === 1 ? nth(words.deliveries, n) : "",
      visitors: "",
      delayCause: n % 3 === 1 ? "weather" : "",
      delayTenths: n % 3 === 1 ? 35 : 0,
      delays: n % 3 === 1 ? words.delays : "",
      safety: nth(words.safety, n),
      tomorrow: nth(words.tomorrow, n),
    })),
  }));
}
