import type { Language } from "~/i18n/languages.ts";
import { SAMPLE_LINES, sampleFirm } from "~db/seed/sample/people.ts";
import type { RoomTemplate, Trade } from "./punch-list.limits.ts";

/** What is looked at in a room of a kind before it is handed over, each with the trade that puts it right. */
const WORDS: Record<RoomTemplate, readonly (readonly [trade: Trade, Record<Language, string>])[]> = {
  bedroom: [
    [
      "paint",
      {
        en: "Touch up paint at corners and trim",
        es: "Retocar pintura en esquinas y molduras",
        he: "תיקוני צבע בפינות ובפנלים",
      },
    ],
    [
      "drywall",
      {
        en: "Nail pops and joints in the drywall",
        es: "Clavos salidos y juntas del panel de yeso",
        he: "ראשי ברגים בולטים ותפרים בגבס",
      },
    ],
    [
      "doors",
      { en: "Door rubs or does not latch", es: "La puerta roza o no cierra", he: "הדלת משתפשפת או לא ננעלת" },
    ],
    [
      "flooring",
      {
        en: "Floor scratched, gap at the base",
        es: "Piso rayado, hueco en el zócalo",
        he: "הרצפה שרוטה, מרווח ליד הפנל",
      },
    ],
    [
      "electrical",
      {
        en: "Outlet or switch plate loose or crooked",
        es: "Tapa de contacto o apagador floja o chueca",
        he: "מסגרת שקע או מפסק רופפת או עקומה",
      },
    ],
  ],
  bathroom: [
    [
      "tile",
      {
        en: "Grout missing, tile lips over 1/32 in",
        es: "Falta boquilla, resaltes entre azulejos",
        he: "חסרה רובה, הפרשי גובה בין אריחים",
      },
    ],
    [
      "plumbing",
      {
        en: "Drip at the trap or the supply stop",
        es: "Goteo en el sifón o en la llave de paso",
        he: "טפטוף בסיפון או בברז הניל",
      },
    ],
    [
      "plumbing",
      {
        en: "Caulk missing at tub and sink",
        es: "Falta sellador en tina y lavabo",
        he: "חסר סיליקון באמבטיה ובכיור",
      },
    ],
    ["hvac", { en: "Exhaust fan does not draw", es: "El extractor no tira", he: "המאוורר לא יונק" }],
    [
      "cleaning",
      {
        en: "Film and labels left on the fixtures",
        es: "Plástico y etiquetas en los muebles",
        he: "נותרו ניילון ומדבקות על הכלים הסניטריים",
      },
    ],
  ],
  kitchen: [
    [
      "cabinets",
      {
        en: "Cabinet doors and drawers out of line",
        es: "Puertas y cajones desalineados",
        he: "חזיתות ומגירות לא מיושרות",
      },
    ],
    [
      "electrical",
      {
        en: "GFCI does not trip when tested",
        es: "El GFCI no dispara al probarlo",
        he: "מפסק פחת בשקע לא קופץ בבדיקה",
      },
    ],
    [
      "plumbing",
      {
        en: "Sink drains slowly, dishwasher not connected",
        es: "El fregadero drena lento, lavavajillas sin conectar",
        he: "הכיור מתנקז לאט, המדיח לא מחובר",
      },
    ],
    [
      "tile",
      {
        en: "Backsplash edge not finished",
        es: "Borde del salpicadero sin acabar",
        he: "שולי חיפוי הקיר לא גמורים",
      },
    ],
    [
      "paint",
      {
        en: "Paint missing behind the refrigerator",
        es: "Falta pintura detrás del refrigerador",
        he: "חסר צבע מאחורי המקרר",
      },
    ],
  ],
};

/** The items of a template in a language. */
export const templateItems = (template: RoomTemplate, language: Language) =>
  WORDS[template].map(([trade, words]) => ({ trade, words: words[language] }));

const ROOMS: Record<RoomTemplate, Record<Language, string>> = {
  bedroom: { en: "Bedroom", es: "Recámara", he: "חדר שינה" },
  bathroom: { en: "Bathroom", es: "Baño", he: "חדר רחצה" },
  kitchen: { en: "Kitchen", es: "Cocina", he: "מטבח" },
};
const SAMPLE_ROOMS: readonly RoomTemplate[] = [
  ...(["bedroom", "bedroom", "bedroom", "bedroom"] as const),
  ...(["bathroom", "bathroom", "kitchen", "kitchen"] as const),
];
const SAMPLE_STATES = [
  "closed",
  "work_required",
  "ready_for_review",
  "draft",
  "in_dispute",
  "closed",
  "ready_to_close",
];

/** The day that is so many days away, as UTC has it. */
const dayAt = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Forty items of eight rooms in the states that a list has: the examples. Every third is due, some of them already. */
export function sampleItems(language: Language, now: Date) {
  const rooms = SAMPLE_ROOMS.flatMap((kind, n) =>
    templateItems(kind, language).map((item) => ({ ...item, room: `${ROOMS[kind][language]} ${n + 1}` })),
  );
  return rooms.map((item, n) => ({
    ...item,
    number: n + 1,
    state: SAMPLE_STATES[n % SAMPLE_STATES.length] ?? "draft",
    rejections: n % 9 === 4 ? 1 : 0,
    assignee: sampleFirm(language, SAMPLE_LINES[n % 3] ?? "roofing", (n % 3) + 1),
    dueOn: n % 3 === 1 ? dayAt(now, (n % 10) - 3) : null,
  }));
}
