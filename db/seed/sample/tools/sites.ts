import { type SampleTrade, samplePerson } from "../people.ts";

type Language = "en" | "es" | "he";
type Words = Record<Language, string>;

const NAME: Words = { en: "Sample site", es: "Obra de muestra", he: "אתר לדוגמה" };

const JOBS = [
  { en: "corner house", es: "casa de la esquina", he: "בית פינתי" },
  { en: "school annex", es: "anexo de la escuela", he: "אגף לבית ספר" },
  { en: "warehouse", es: "bodega", he: "מחסן" },
  { en: "duplex", es: "dúplex", he: "דו־משפחתי" },
  { en: "parking deck", es: "estacionamiento", he: "חניון" },
  { en: "clinic", es: "clínica", he: "מרפאה" },
  { en: "row houses", es: "casas en hilera", he: "בתים טוריים" },
  { en: "bridge repair", es: "reparación de puente", he: "תיקון גשר" },
] as const satisfies readonly Words[];

const TRADES = [
  { en: "framing, roofing", es: "estructuras, techos", he: "שלד, גגות" },
  { en: "concrete", es: "concreto", he: "בטון" },
  { en: "electrical, plumbing", es: "electricidad, plomería", he: "חשמל, אינסטלציה" },
  { en: "drywall, painting", es: "tablarroca, pintura", he: "גבס, צבע" },
] as const satisfies readonly Words[];

const SAID = {
  gate: {
    en: "Second gate on the side street. Ring; the code changes weekly.",
    es: "Segundo portón, por la calle lateral. Toque el timbre; la clave cambia cada semana.",
    he: "השער השני, מהרחוב הצדדי. לצלצל; הקוד מתחלף כל שבוע.",
  },
  hours: { en: "Mon–Fri 7:00–15:30", es: "Lun–vie 7:00–15:30", he: "א׳–ה׳ 7:00–15:30" },
  parking: {
    en: "Deliveries by the north fence. No parking in front of the hydrant.",
    es: "Entregas junto a la cerca norte. No estacionarse frente al hidrante.",
    he: "אספקה ליד הגדר הצפונית. לא לחנות מול ההידרנט.",
  },
  hazards: {
    en: "Open excavation at the rear. Crane swinging over the yard until noon.",
    es: "Excavación abierta atrás. Grúa girando sobre el patio hasta mediodía.",
    he: "חפירה פתוחה מאחור. עגורן מעל החצר עד הצהריים.",
  },
  ppe: {
    en: "Hard hat, high-visibility vest, safety glasses, boots",
    es: "Casco, chaleco reflejante, lentes de seguridad, botas",
    he: "קסדה, אפוד זוהר, משקפי מגן, נעלי בטיחות",
  },
  hospital: {
    en: "Sample General Hospital, 1 Sample Road",
    es: "Hospital General de Muestra, Camino de Muestra 1",
    he: "בית חולים לדוגמה, דרך הדוגמה 1",
  },
  rules: {
    en: "Sign in and out. Stay with your escort. No phones while walking. Stop and ask when in doubt.",
    es: "Regístrese al entrar y al salir. No se separe de quien lo acompaña. Sin teléfono al caminar. Si duda, pare y pregunte.",
    he: "להירשם בכניסה וביציאה. להישאר עם המלווה. בלי טלפון בהליכה. בספק עוצרים ושואלים.",
  },
} as const satisfies Record<string, Words>;

/** Where the examples lie: about a city that readers of the language know. */
const AROUND = {
  en: { latitude: 40.7128, longitude: -74.006, zone: "America/New_York" },
  es: { latitude: 29.7604, longitude: -95.3698, zone: "America/Chicago" },
  he: { latitude: 32.0853, longitude: 34.7818, zone: "Asia/Jerusalem" },
} as const;

const FOREMEN: readonly SampleTrade[] = ["foreman", "carpenter", "mason", "operator"];

/** Eight sites that nobody builds on. */
export function sampleSites(language: Language) {
  const around = AROUND[language];
  return JOBS.map((job, n) => ({
    name: `${NAME[language]} ${n + 1}: ${job[language]}`,
    status:
      (["active", "active", "planned", "active", "paused", "active", "closed", "active"] as const)[n] ??
      "active",
    address: "",
    latitude: around.latitude + Math.round(Math.sin(n * 2.1) * 900) / 10_000,
    longitude: around.longitude + Math.round(Math.cos(n * 1.7) * 900) / 10_000,
    siteZone: around.zone,
    trades: TRADES[n % TRADES.length]?.[language] ?? "",
    gate: SAID.gate[language],
    hours: SAID.hours[language],
    parking: SAID.parking[language],
    hazards: SAID.hazards[language],
    ppe: SAID.ppe[language],
    // One without, so that the warning is seen.
    hospital: n === 2 ? "" : SAID.hospital[language],
    contacts: `${samplePerson(language, FOREMEN[n % FOREMEN.length] ?? "foreman", n + 1)} · 555-0100`,
    rules: SAID.rules[language],
  }));
}

const ROOM: Words = { en: "Room 101", es: "Cuarto 101", he: "חדר 101" };
const HOIST: Words = { en: "Hoist 1", es: "Malacate 1", he: "מעלית משא 1" };
const WET: Words = {
  en: "Floor membrane is curing: nobody walks in.",
  es: "La membrana del piso está fraguando: nadie entra.",
  he: "האיטום ברצפה מתקשה: לא נכנסים.",
};
const LOAD: Words = {
  en: "Goods only. Look at the rope and the gate before the first lift.",
  es: "Solo carga. Revise el cable y la puerta antes de la primera subida.",
  he: "ציוד בלבד. בודקים את הכבל ואת השער לפני ההרמה הראשונה.",
};

/** A room and a machine of the first site. */
export function sampleSpots(language: Language) {
  return [
    { kind: "room", name: ROOM[language], note: WET[language] },
    { kind: "machine", name: HOIST[language], note: LOAD[language] },
  ] as const;
}
