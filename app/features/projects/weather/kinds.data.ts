import type { WorkKind } from "~db/schema/weather.terms.ts";

/**
 * What is measured: wind and gusts in mph, rain in inches a day, the lowest and the highest temperature of the day in °F,
 * the highest relative humidity in percent, evaporation from fresh concrete in lb/ft²/h, the heat index in °F.
 */
export const MEASURES = ["wind", "gust", "rain", "low", "high", "damp", "evaporation", "heat"] as const;
export type Measure = (typeof MEASURES)[number];

/** A limit counts once it is reached: `low` from above, all others from below. Null: none. */
export interface Limit {
  caution: number | null;
  stop: number | null;
}

export interface Limits {
  at: Readonly<Partial<Record<Measure, Limit>>>;
  /** Temperature of the fresh concrete in °F, from which its evaporation is computed. */
  concrete?: number;
}

const limit = (caution: number | null, stop: number | null = null): Limit => ({ caution, stop });

/**
 * Defaults; the maker's sheet, the specification and the local authority come first. Where each is from stands in the
 * texts, `sources.<kind>`:
 * crane and steel: 29 CFR 1926.1417 and 1926.1431(k)(8) (personnel platform, 20 mph), common site rule 20/30 mph;
 * scaffold: 29 CFR 1926.451(f)(12); framing and roofing: common site rule for sheet goods, makers' 40 °F for shingles;
 * excavation: 29 CFR 1926.651(k)(1), inspection after every rainstorm; concrete: ACI 306R-16 (40 °F), ACI 305.1 and
 * Uno 1998 (0.2 lb/ft²/h); masonry: TMS 602-16, 1.8 C and D; paint: labels of latex paint; sealant: makers' sheets;
 * asphalt: common specifications of roads; labor: OSHA's proposed heat rule of 2024 (80 and 90 °F).
 */
export const KINDS: Readonly<Record<WorkKind, Limits>> = {
  crane: { at: { gust: limit(20, 30) } },
  steel: { at: { gust: limit(20, 30), rain: limit(0.01, 0.25) } },
  scaffold: { at: { gust: limit(25, 40), rain: limit(0.1) } },
  framing: { at: { gust: limit(20, 30), rain: limit(0.25, 1) } },
  roofing: { at: { gust: limit(20, 30), rain: limit(0.01, 0.1), low: limit(40, 25) } },
  excavation: { at: { rain: limit(0.1, 0.5) } },
  concrete: {
    at: { rain: limit(0.05, 0.25), low: limit(45, 40), high: limit(90), evaporation: limit(0.2) },
    concrete: 75,
  },
  masonry: { at: { rain: limit(0.1, 0.5), low: limit(40, 20), high: limit(90, 115) } },
  paint: { at: { rain: limit(0.01, 0.05), low: limit(55, 49), high: limit(90), damp: limit(80, 86) } },
  sealant: { at: { rain: limit(0.01, 0.05), low: limit(45, 39) } },
  asphalt: { at: { rain: limit(0.01, 0.05), low: limit(50, 39) } },
  labor: { at: { heat: limit(80, 115), low: limit(20) } },
};

/** Parts of a task's name by which its kind is told, in three languages; the first that fits counts. */
export const KIND_WORDS: readonly (readonly [WorkKind, RegExp])[] = [
  ["crane", /crane|hoist|grúa|izaje|מנוף|עגורן|הנפ/iu],
  ["steel", /steel erect|erect steel|structural steel|montaje de acero|estructura met|קונסטרוקציה|פלדה/iu],
  ["scaffold", /scaffold|andamio|פיגום|פיגומים/iu],
  ["roofing", /roof|shingle|membrane|techo|techado|teja|cubierta|impermeab|גג|רעפים|איטום/iu],
  ["asphalt", /asphalt|\bpaving|\bpave\b|asfalto|paviment|אספלט|סלילה/iu],
  [
    "excavation",
    /excavat|\bdig\b|trench|\bgrading\b|backfill|earthwork|excava|zanja|relleno|terrac|חפיר|עפר/iu,
  ],
  [
    "concrete",
    /concrete|\bpour|slab|footing|foundation wall|concreto|hormig|colado|losa|zapata|בטון|יציק|רצפ/iu,
  ],
  [
    "masonry",
    /mason|brick|block ?work|block wall|\bcmu\b|stucco|mampost|ladrillo|estuco|בלוק|לבנים|טיח חוץ/iu,
  ],
  ["paint", /exterior paint|outside paint|paint outside|pintura exterior|pintar fachada|צבע חוץ|צביעת חוץ/iu],
  ["sealant", /caulk|sealant|sellador|sellar|איטום חלונות|סיליקון/iu],
  [
    "framing",
    /\bfram(?:e|ing)\b|sheath|truss|rafter|siding|armado|forro|cercha|entramado|שלד|מסבכ|חיפוי חוץ/iu,
  ],
  ["labor", /fence|landscap|site work|cerca|jardiner|obra exterior|גדר|גינון|פיתוח/iu],
];

/** The kind of work that a task's name tells; undefined where it tells none, as of work indoors. */
export const kindOfName = (name: string): WorkKind | undefined =>
  KIND_WORDS.find(([, words]) => words.test(name))?.[0];
