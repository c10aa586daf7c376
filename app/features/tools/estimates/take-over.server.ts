import {
  convert,
  type Done,
  type Formula,
  formulaAt,
  type LabelId,
  run,
  type Unit,
} from "~/engines/formula/formula.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { decimalOf } from "~/lib/decimal.ts";
import { fold } from "~/lib/fold.ts";
import { ASSEMBLIES, assemblyOf } from "./assemblies.data.server.ts";
import { decimalOfNumber } from "./estimate-facts.ts";
import { itemName, unitText, workName } from "./estimate-lines.server.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";
import { type Estimated, isEstimated } from "./handed-over.schemas.ts";
import { itemOf, type UnitId } from "./items.data.server.ts";

// What others hand over in an address: the measures of a take-off, or a calculation. Both become rows of a form, each with
// the work or item that we suggest for it, to be looked at before anything is made.

/** A row of the form, as its fields begin. */
export interface SuggestedRow {
  /** `w:<work>`, `i:<item>` or nothing: only what is typed. */
  what: string;
  text: string;
  qty: string;
  unit: string;
  unitCost: string;
  /** What may be chosen instead. */
  options: { value: string; text: string }[];
}

export interface TakenOver {
  from: "takeoff" | "calculator";
  title: string;
  rows: SuggestedRow[];
  /** How many more there were. */
  left: number;
}

const UNIT_OF = { ft: "ft", ft2: "ft2", each: "ea" } as const;
type MeasureUnit = keyof typeof UNIT_OF;

/** What is suggested where nothing in a label says more. */
const ORDINARY: Readonly<Record<MeasureUnit, string>> = {
  ft: "base-boards",
  ft2: "floor-vinyl",
  each: "outlet",
};

/** Words of a label that name some work, in all languages, folded; the first that is found counts. */
const WORDS: readonly (readonly [work: string, ...words: string[]])[] = [
  ["roof-shingles", "roof", "techo", "גג"],
  ["driveway-asphalt", "driveway", "asphalt", "asfalto", "אספלט"],
  ["paver-patio", "patio", "paver", "adoquin", "משתלבת"],
  ["deck-treated", "deck", "terraza", "דק"],
  ["slab-4", "slab", "concrete", "losa", "concreto", "בטון", "garage", "cochera"],
  ["footing", "footing", "zapata", "יסוד"],
  ["fence-wood", "fence", "cerca", "גדר"],
  ["tile-shower", "shower", "regadera", "מקלחת"],
  ["tile-floor", "tile", "bath", "loseta", "bano", "אריח", "ריצוף", "רחצה"],
  ["drywall-ceiling", "ceiling", "plafon", "תקרה"],
  ["drywall-walls", "drywall", "gypsum", "tablaroca", "גבס"],
  ["paint-walls", "paint", "pintura", "צבע", "צביע"],
  ["floor-carpet", "carpet", "alfombra", "שטיח"],
  ["lawn", "lawn", "sod", "pasto", "דשא"],
  ["wall-2x4", "wall", "muro", "partition", "קיר"],
  ["gutters", "gutter", "canaleta", "מזחל"],
  ["door-inside", "door", "puerta", "דלת"],
  ["window-set", "window", "ventana", "חלון"],
  ["light-set", "light", "luz", "מאור", "תאורה"],
  ["alarm-set", "alarm", "smoke", "alarma", "גלאי"],
  ["switch-set", "switch", "apagador", "מפסק"],
  ["toilet-set", "toilet", "inodoro", "אסלה"],
];

function suggested(label: string, unit: MeasureUnit): string {
  const text = fold(label);
  const fits = (id: string) => assemblyOf(id)?.unit === UNIT_OF[unit];
  const found = WORDS.find(([id, ...words]) => fits(id) && words.some((word) => text.includes(fold(word))));
  return found?.[0] ?? ORDINARY[unit];
}

/** All work that is counted in a unit. */
const worksIn = (unit: UnitId, language: Language) =>
  ASSEMBLIES.filter((assembly) => assembly.unit === unit).map(({ id }) => ({
    value: `w:${id}`,
    text: workName(id, language),
  }));

/** The measures of a take-off: `q=ft2:168.5:1250:Kitchen`, the price in cents and the label as they were typed. */
function fromTakeoff(query: URLSearchParams, language: Language): TakenOver | undefined {
  const t = translator(language, "estimates");
  const all = query.getAll("q").flatMap((measure): SuggestedRow[] => {
    const [, unit, value = "", cents = "", label = ""] =
      /^(ft2?|each):([\d.]{1,14}):(\d{0,9}):(.*)$/s.exec(measure) ?? [];
    const qty = Number(value);
    if (!unit || !(qty > 0) || qty > 9_999_999) return [];
    const of = unit as MeasureUnit;
    const name = label.trim().slice(0, 80);
    return [
      {
        what: Number(cents) > 0 ? "" : `w:${suggested(name, of)}`,
        text: name || t(`measures.${of}`),
        qty: decimalOf(value) ?? decimalOfNumber(qty),
        unit: unitText(UNIT_OF[of], language),
        unitCost: Number(cents) > 0 ? decimalOfNumber(Number(cents) / 100) : "",
        options: worksIn(UNIT_OF[of], language),
      },
    ];
  });
  if (all.length === 0) return undefined;
  const name = (query.get("name") ?? "").trim().slice(0, 80);
  return {
    from: "takeoff",
    title: name ? t("taken.titleOf", { name }) : t("taken.takeoffTitle"),
    rows: all.slice(0, ESTIMATE_LIMITS.rows),
    left: Math.max(0, all.length - ESTIMATE_LIMITS.rows),
  };
}

interface Bought {
  result: LabelId;
  /** An item (`i:`), or work with its hours (`w:`); `{bar}` is the value of that name. */
  what: string;
  /** How much of the result is in one piece. */
  piece?: number;
}

const READY_MIX: Bought = { result: "readyMix", what: "i:03-ready-mix-3000psi" };

/** Which results of a calculation are bought, and as what. */
const BOUGHT: Readonly<Record<Estimated, Bought>> = {
  concreteSlab: READY_MIX,
  concreteSlabArea: READY_MIX,
  concreteFooting: READY_MIX,
  concreteColumn: READY_MIX,
  concreteColumnSquare: READY_MIX,
  concreteWall: { result: "readyMix", what: "i:03-ready-mix-3500psi" },
  concreteSteps: READY_MIX,
  concreteBags: { result: "bags", what: "i:03-bag-mix-{bagWeight}lb" },
  rebarGrid: { result: "barTotal", what: "i:03-rebar-no{bar}x20ft", piece: 20 },
  rebarLap: { result: "barTotal", what: "i:03-rebar-no{bar}x20ft", piece: 20 },
  roofArea: { result: "roofArea", what: "w:roof-shingles" },
  drywall: { result: "netArea", what: "w:drywall-walls" },
  drywallArea: { result: "area", what: "w:drywall-walls" },
  paint: { result: "netArea", what: "w:paint-walls" },
  paintArea: { result: "area", what: "w:paint-walls" },
  brickWall: { result: "netArea", what: "w:brick-face" },
  blockWall: { result: "netArea", what: "w:block-wall" },
  mortarBags: { result: "mortarBags", what: "i:04-mortar-80lb" },
  studs: { result: "wallLength", what: "w:wall-2x4" },
  sheathing: { result: "area", what: "w:wall-sheathing" },
  tile: { result: "area", what: "w:tile-floor" },
  insulationBags: { result: "area", what: "w:insulate-walls" },
  asphalt: { result: "tons", what: "i:32-asphalt" },
  asphaltArea: { result: "tons", what: "i:32-asphalt" },
  gravel: { result: "tons", what: "i:31-crushed-stone" },
  gravelArea: { result: "tons", what: "i:31-crushed-stone" },
  excavation: { result: "bank", what: "w:dig" },
  swellLoads: { result: "bank", what: "w:dig" },
  decking: { result: "linearFeet", what: "i:06-deck-board-5-4x6x16ft", piece: 16 },
  fence: { result: "length", what: "w:fence-wood" },
};

const FORMULA_UNIT: Partial<Record<UnitId, Unit>> = {
  ft: "ft",
  ft2: "ft2",
  yd3: "yd3",
  sq: "square",
  ton: "ton",
  ea: "one",
  bag: "one",
};

/** The unit of a value of a formula. */
function unitOf({ inputs, work }: Formula, id: LabelId): Unit | undefined {
  const line = [...inputs, ...work].find((each) => "id" in each && each.id === id);
  return line && "unit" in line ? (line.unit as Unit) : undefined;
}

/** A result in the unit that it is bought in. */
function boughtQuantity(
  { formula, values }: Done,
  { result, piece }: Bought,
  unit: UnitId,
): number | undefined {
  const value = values[result];
  const [from, to] = [unitOf(formula, result), FORMULA_UNIT[unit]];
  if (typeof value !== "number" || !(value > 0) || !from || !to) return undefined;
  if (piece) return Math.ceil(value / piece - 1e-9);
  return convert(value, from, to);
}

/** A calculation as its own page has it in its address. */
function fromCalculator(query: URLSearchParams, language: Language): TakenOver | undefined {
  const formula = formulaAt(query.get("calculator") ?? "");
  if (!formula || !isEstimated(formula.id)) return undefined;
  const bought = BOUGHT[formula.id];
  const given = Object.fromEntries(
    formula.inputs.flatMap(({ id }) => (query.has(id) ? [[id, (query.get(id) ?? "").slice(0, 500)]] : [])),
  );
  const outcome = run(formula, given, language, query.get("units") === "metric" ? "metric" : "us");
  if (!outcome.ok) return undefined;
  const what = bought.what.replace(/\{(\w+)\}/, (_, id: string) =>
    String(outcome.values[id as LabelId] ?? ""),
  );
  const [kind, id = ""] = what.split(":");
  const item = itemOf(id);
  const unit = kind === "w" ? assemblyOf(id)?.unit : item?.unit;
  const qty = unit && boughtQuantity(outcome, bought, unit);
  if (!unit || !qty) return undefined;
  const text = item ? itemName(item, language) : workName(id, language);
  const row: SuggestedRow = {
    what,
    text,
    qty: decimalOfNumber(qty),
    unit: unitText(unit, language),
    unitCost: "",
    options: kind === "w" ? worksIn(unit, language) : [{ value: what, text }],
  };
  return {
    from: "calculator",
    title: translator(language, "formula")(`formulas.${formula.id}`),
    rows: [row],
    left: 0,
  };
}

/** What is handed over with an address; undefined where there is nothing, or nothing that can be used. */
export const takenOver = (query: URLSearchParams, language: Language): TakenOver | undefined =>
  query.has("calculator") ? fromCalculator(query, language) : fromTakeoff(query, language);
