import {
  type Answers,
  defineTemplate,
  itemsOf,
  missingFrom,
  outcomeIn,
  scoreOf,
} from "~/engines/checklist/checklist.ts";
import type { KeptPreflight } from "~db/schema/drone.ts";

const crew = [
  {
    id: "certificate",
    prompt: {
      en: "The pilot in command holds a remote pilot certificate and has it at hand",
      es: "El piloto al mando tiene certificado de piloto remoto y lo lleva consigo",
      he: "לטייס האחראי תעודת טייס מרחוק והיא איתו",
    },
    citation: "14 CFR 107.12, 107.7",
  },
  {
    id: "recency",
    prompt: {
      en: "Recurrent training done within the last 24 calendar months",
      es: "Capacitación recurrente hecha en los últimos 24 meses calendario",
      he: "הכשרת ריענון הושלמה ב-24 החודשים הקלנדריים האחרונים",
    },
    citation: "14 CFR 107.65",
  },
  {
    id: "fit",
    prompt: {
      en: "Everybody in the crew is fit: no illness in the way, no alcohol within 8 hours, no drugs",
      es: "Toda la cuadrilla está apta: sin enfermedad que estorbe, sin alcohol en 8 horas, sin drogas",
      he: "כל הצוות כשיר: אין מחלה מפריעה, בלי אלכוהול ב-8 השעות האחרונות, בלי סמים",
    },
    citation: "14 CFR 107.17, 107.27",
  },
  {
    id: "briefed",
    prompt: {
      en: "Everybody who takes part knows the conditions, the emergency procedures, their role and the hazards",
      es: "Todos los participantes conocen las condiciones, las emergencias, su función y los peligros",
      he: "כל המשתתפים יודעים את התנאים, נוהלי החירום, תפקידם והסכנות",
    },
    citation: "14 CFR 107.49(b)",
  },
] as const;

const place = [
  {
    id: "airspace",
    prompt: {
      en: "Airspace looked up, and the authorization that it needs is at hand",
      es: "Espacio aéreo consultado, con la autorización que exige a la mano",
      he: "המרחב האווירי נבדק, והאישור שהוא דורש בידינו",
    },
    citation: "14 CFR 107.41, 107.49(a)(2)",
  },
  {
    id: "notams",
    prompt: {
      en: "No restriction in force: NOTAMs, temporary restrictions, prohibited and restricted areas",
      es: "Sin restricción vigente: NOTAM, restricciones temporales, zonas prohibidas y restringidas",
      he: "אין הגבלה בתוקף: NOTAM, הגבלות זמניות, אזורים אסורים ומוגבלים",
    },
    citation: "14 CFR 107.45, 107.47",
  },
  {
    id: "weather",
    prompt: {
      en: "Weather assessed at the site: 3 statute miles visibility, clear of clouds, wind within the drone’s limit",
      es: "Tiempo evaluado en la obra: 3 millas terrestres de visibilidad, lejos de nubes, viento dentro del límite del dron",
      he: "מזג האוויר הוערך באתר: ראות 3 מייל, רחוק מעננים, רוח בגבול הרחפן",
    },
    citation: "14 CFR 107.49(a)(1), 107.51",
  },
  {
    id: "people",
    prompt: {
      en: "No flight over people or moving vehicles who take no part, or it is allowed by subpart D",
      es: "Sin volar sobre personas ni vehículos en marcha ajenos, o permitido por la subparte D",
      he: "אין טיסה מעל אנשים או רכב נוסע שאינם משתתפים, או שהיא מותרת לפי תת-חלק D",
    },
    citation: "14 CFR 107.39, 107.145, 107.49(a)(3)",
  },
  {
    id: "ground",
    prompt: {
      en: "Cranes, wires, masts and other hazards of the ground are known, and the height clears them",
      es: "Grúas, cables, mástiles y otros peligros del terreno conocidos, y la altura los libra",
      he: "עגורנים, כבלים, תרנים ושאר סכנות הקרקע ידועים, והגובה מעליהם",
    },
    citation: "14 CFR 107.49(a)(4)",
  },
  {
    id: "sight",
    prompt: {
      en: "The drone stays in sight of the pilot the whole way; an observer stands where that helps",
      es: "El dron queda a la vista del piloto todo el vuelo; un observador donde ayude",
      he: "הרחפן נשאר בטווח ראייה של הטייס לאורך כל הטיסה; צופה עומד היכן שעוזר",
    },
    citation: "14 CFR 107.31, 107.33",
  },
  {
    id: "lights",
    prompt: {
      en: "In twilight or at night: anti-collision lights on, seen for 3 statute miles",
      es: "En crepúsculo o de noche: luces anticolisión encendidas, visibles a 3 millas terrestres",
      he: "בדמדומים או בלילה: אורות מניעת התנגשות דולקים, נראים מ-3 מייל",
    },
    citation: "14 CFR 107.29",
  },
] as const;

const aircraft = [
  {
    id: "registered",
    prompt: {
      en: "Registered and marked, with remote ID where it is asked for",
      es: "Registrado y marcado, con identificación remota donde se exige",
      he: "רשום ומסומן, עם זיהוי מרחוק היכן שנדרש",
    },
    citation: "14 CFR 107.13, 89.110",
  },
  {
    id: "condition",
    prompt: {
      en: "In a condition for safe operation: airframe, propellers, motors, firmware",
      es: "En condición de operar con seguridad: fuselaje, hélices, motores, firmware",
      he: "במצב תקין לטיסה בטוחה: גוף, מדחפים, מנועים, קושחה",
    },
    citation: "14 CFR 107.15",
  },
  {
    id: "link",
    prompt: {
      en: "The links between ground station and drone work; the return-home height is set",
      es: "Los enlaces entre la estación y el dron funcionan; altura de regreso fijada",
      he: "הקשר בין תחנת הקרקע לרחפן עובד; גובה החזרה הביתה מוגדר",
    },
    citation: "14 CFR 107.49(c)",
  },
  {
    id: "power",
    prompt: {
      en: "Enough power for the flight with its reserve, in the drone and the controller",
      es: "Energía suficiente para el vuelo con su reserva, en el dron y el control",
      he: "די סוללה לטיסה כולל הרזרבה, ברחפן ובשלט",
    },
    citation: "14 CFR 107.49(d)",
  },
  {
    id: "load",
    prompt: {
      en: "What is attached is secure and does not hinder control",
      es: "Lo acoplado va firme y no estorba el control",
      he: "מה שמחובר קבוע היטב ואינו מפריע לשליטה",
    },
    citation: "14 CFR 107.49(e)",
  },
] as const;

/** Another version follows this one; it is never changed, because kept answers name it. */
export const PREFLIGHT_VERSION = 1;

/** What a remote pilot goes through before takeoff: a list of ours over the sections of part 107. */
export const preflightTemplate = () => {
  // A "no" keeps the drone on the ground: what is done about it is written in the note.
  const asItems = (
    items: readonly ((typeof crew)[number] | (typeof place)[number] | (typeof aircraft)[number])[],
  ) => items.map((item) => ({ ...item, critical: true, require: { action: [] } }));
  return defineTemplate({
    id: "part-107-preflight",
    version: PREFLIGHT_VERSION,
    name: { en: "Part 107 preflight", es: "Prevuelo de la parte 107", he: "בדיקה לפני טיסה לפי חלק 107" },
    sections: [
      { title: { en: "Crew", es: "Cuadrilla", he: "צוות" }, items: asItems(crew) },
      { title: { en: "Place and air", es: "Lugar y aire", he: "מקום ואוויר" }, items: asItems(place) },
      { title: { en: "Drone", es: "Dron", he: "רחפן" }, items: asItems(aircraft) },
    ],
  });
};

export const NO_PREFLIGHT: KeptPreflight = { version: PREFLIGHT_VERSION, answers: {} };

/** Whether everything is answered and nothing speaks against the flight. */
export function isReady(answers: Answers): boolean {
  const template = preflightTemplate();
  return missingFrom(template, answers, {}).length === 0 && scoreOf(template, answers).result === "pass";
}

/** The answers of a sent form; what is no answer of its item is none. */
export function answersIn(typed: Readonly<Record<string, string>>, noteMax: number): Answers {
  return Object.fromEntries(
    itemsOf(preflightTemplate()).flatMap((item) => {
      const answer = typed[`answer_${item.id}`] ?? "";
      const note = (typed[`note_${item.id}`] ?? "").trim().slice(0, noteMax);
      const read = { answer, note, action: { text: "", owner: "", due: "" } };
      const isKnown = outcomeIn({ [item.id]: read }, item) !== undefined;
      return answer || note ? [[item.id, isKnown ? read : { ...read, answer: "" }]] : [];
    }),
  );
}
