import type { Language } from "~/i18n/languages.ts";
import { late } from "~/lib/late.ts";
import type { Template } from "./bids.limits.ts";
import type { ScopeItem } from "./leveling.ts";

type Words = readonly [en: string, es: string, he: string];
type Line = readonly [
  words: Words,
  qty: string,
  unit: "ea" | "ls" | "sf" | "cy" | "lf",
  kind?: ScopeItem["kind"],
];

/** What is commonly asked for by trade: the base, what is priced beside it, and what others do. */
const LINES = late(
  (): Record<Template, readonly Line[]> => ({
    electrical: [
      [
        [
          "Service entrance and main panel, 200 A",
          "Acometida y tablero principal, 200 A",
          "חיבור לרשת ולוח ראשי, 200 אמפר",
        ],
        "1",
        "ea",
      ],
      [
        [
          "Branch circuits, rough-in per plan",
          "Circuitos derivados, instalación gruesa según plano",
          "מעגלים סופיים, השחלה לפי תוכנית",
        ],
        "1",
        "ls",
      ],
      [["Devices and cover plates", "Tomas, apagadores y tapas", "שקעים, מפסקים ומסגרות"], "64", "ea"],
      [
        ["Light fixtures, install only", "Luminarias, solo instalación", "גופי תאורה, התקנה בלבד"],
        "38",
        "ea",
      ],
      [
        [
          "Smoke and CO alarms, interconnected",
          "Detectores de humo y CO interconectados",
          "גלאי עשן ופחמן חד־חמצני, מחוברים ביניהם",
        ],
        "8",
        "ea",
      ],
      [["Temporary power for the site", "Energía provisional de la obra", "חשמל זמני לאתר"], "1", "ls"],
      [["Permit and inspections", "Permiso e inspecciones", "היתר ובדיקות"], "1", "ls"],
      [
        [
          "EV charging circuit, 60 A",
          "Circuito para cargador de auto eléctrico, 60 A",
          "מעגל טעינה לרכב חשמלי, 60 אמפר",
        ],
        "1",
        "ea",
        "alternate",
      ],
      [
        [
          "Trenching and backfill for the service",
          "Zanja y relleno para la acometida",
          "חפירה ומילוי לקו ההזנה",
        ],
        "1",
        "ls",
        "others",
      ],
    ],
    plumbing: [
      [
        ["Underground waste, per plan", "Drenaje enterrado, según plano", "ביוב תת־רצפתי לפי תוכנית"],
        "1",
        "ls",
      ],
      [["Water rough-in, PEX", "Tubería de agua en PEX, instalación gruesa", "צנרת מים בפקס"], "1", "ls"],
      [
        ["Waste and vent rough-in", "Drenaje y ventilación, instalación gruesa", "צנרת דלוחין ואוורור"],
        "1",
        "ls",
      ],
      [
        ["Fixtures, set and trim", "Muebles sanitarios, colocación y acabado", "כלים סניטריים, הרכבה וגמר"],
        "14",
        "ea",
      ],
      [["Water heater", "Calentador de agua", "דוד מים"], "1", "ea"],
      [["Permit and inspections", "Permiso e inspecciones", "היתר ובדיקות"], "1", "ls"],
      [
        ["Hot water recirculation pump", "Bomba de recirculación de agua caliente", "משאבת סחרור למים חמים"],
        "1",
        "ea",
        "alternate",
      ],
      [
        ["Cutting and patching of concrete", "Corte y reparación del concreto", "ניסור ותיקון בטון"],
        "1",
        "ls",
        "others",
      ],
    ],
    hvac: [
      [
        ["Heat pump and air handler", "Bomba de calor y manejadora de aire", "משאבת חום ויחידת טיפול באוויר"],
        "2",
        "ea",
      ],
      [["Ductwork, sealed and insulated", "Ductos sellados y aislados", "תעלות, אטומות ומבודדות"], "1", "ls"],
      [["Registers and grilles", "Rejillas y difusores", "תריסים ומפזרים"], "26", "ea"],
      [["Bath and range exhaust", "Extracción de baños y cocina", "אוורור לחדרי רחצה ולמטבח"], "5", "ea"],
      [["Start-up, balancing and report", "Arranque, balanceo e informe", "הפעלה, איזון ודוח"], "1", "ls"],
      [
        ["Energy recovery ventilator", "Ventilador con recuperación de energía", "מאוורר עם השבת אנרגיה"],
        "1",
        "ea",
        "alternate",
      ],
      [["Line voltage wiring", "Cableado de fuerza", "חיווט מתח רשת"], "1", "ls", "others"],
    ],
    concrete: [
      [["Footings, formed and placed", "Zapatas, cimbra y colado", "יסודות, תבניות ויציקה"], "34", "cy"],
      [["Stem walls", "Muros de cimentación", "קירות יסוד"], "180", "lf"],
      [["Slab on grade, 4 in.", "Losa sobre terreno, 10 cm", "רצפה על הקרקע, 10 ס״מ"], "2400", "sf"],
      [["Reinforcing steel", "Acero de refuerzo", "זיון"], "1", "ls"],
      [["Vapor barrier and base", "Barrera de vapor y base", "מחסום אדים ומצע"], "2400", "sf"],
      [["Pump and washout", "Bomba y lavado", "משאבה ועמדת שטיפה"], "1", "ls"],
      [
        ["Exposed aggregate at the porch", "Agregado expuesto en el porche", "בטון חשוף אגרגט במרפסת"],
        "220",
        "sf",
        "alternate",
      ],
      [["Excavation and haul-off", "Excavación y acarreo", "חפירה ופינוי"], "1", "ls", "others"],
    ],
    drywall: [
      [
        [
          "Board, walls and ceilings, 1/2 in.",
          "Tablaroca en muros y techos, 13 mm",
          "לוחות גבס לקירות ולתקרות, 13 מ״מ",
        ],
        "11200",
        "sf",
      ],
      [
        [
          "Moisture board in wet rooms",
          "Tablero resistente a la humedad en baños",
          "לוחות עמידי לחות בחדרים רטובים",
        ],
        "900",
        "sf",
      ],
      [
        ["Fire-rated board at the garage", "Tablero contra fuego en la cochera", "לוחות עמידי אש בחניה"],
        "760",
        "sf",
      ],
      [["Tape and finish, level 4", "Juntas y acabado, nivel 4", "שפכטל וגמר, רמה 4"], "1", "ls"],
      [["Corner beads and trims", "Esquineros y remates", "פינות ופרופילי גמר"], "1", "ls"],
      [["Scaffold and clean-up", "Andamio y limpieza", "פיגום וניקיון"], "1", "ls"],
      [["Level 5 in the living room", "Nivel 5 en la sala", "רמה 5 בסלון"], "1", "ls", "alternate"],
      [["Insulation", "Aislamiento", "בידוד"], "1", "ls", "others"],
    ],
  }),
);

const UNITS: Record<Line[2], Words> = {
  ea: ["ea", "pza", "יח׳"],
  ls: ["lump sum", "global", "קומפלט"],
  sf: ["sq ft", "pie²", "רגל רבועה"],
  cy: ["cu yd", "yd³", "יארד מעוקב"],
  lf: ["ft", "pie", "רגל"],
};

/** The items of a template in a language. */
export function itemsOf(template: Template | "", language: Language): ScopeItem[] {
  if (template === "") return [];
  const at = { en: 0, es: 1, he: 2 }[language];
  return LINES()[template].map(([words, qty, unit, kind = "base"], n) => ({
    ...{ id: `i${n + 1}`, text: words[at] ?? "", qty, unit: UNITS[unit][at] ?? "", kind },
    ...(kind === "alternate" && { taken: true }),
  }));
}
