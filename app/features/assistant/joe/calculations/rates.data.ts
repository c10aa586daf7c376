import { convert, type Size } from "~/engines/formula/formula.ts";
import { spoken } from "../spoken.ts";
import type { Calculation, SizeReader, WholeReader } from "./calculation.ts";

const BRICKS = spoken(/\b(bricks?|ladrillos?|tabiques?)\b/, "לבנים|לבני|לבנה");
const PER_AREA = spoken(
  /\b(per|a|in (a|one)|each|every) (sq(uare)?\.? ?(f(oo|ee)?t\.?)|sf|ft2|square (meter|metre))\b|\bpor (cada )?(pie cuadrado|metro cuadrado|m2|ft2)\b/,
  'לרגל רבוע|לרגל רבועה|לכל רגל רבוע|למטר רבוע|למ"ר|למ״ר',
);
const MORTAR = spoken(/\b(mortar|type [sn] mix|mortero|mezcla (para|de) (pegar|block))\b/, "טיט|מלט לבנייה");
const BLOCKS = spoken(/\b(cmus?|blocks?|cinder ?blocks?|bloques?)\b/, "בלוקים|בלוק");
const COOLING = spoken(
  /\b(a\/?c|ac|cooling|air ?con(dition(er|ing))?|hvac|mini ?splits?|aire( acondicionado)?|enfriamiento|clima)\b/,
  "מזגן|מיזוג|קירור",
);
const AIR = spoken(/\b(cfm|air ?flow|how much air|flujo de aire|caudal)\b/, "cfm|ספיקה|ספיקת אוויר");
const TONS_ASKED = spoken(
  /\b((how many|what|number of) tons?|tons? of|tonnage|size|sizing|cuantas toneladas|que capacidad)\b/,
  "כמה טון|איזה גודל|כמה טונות",
);
/** "What psf at 90 mph": nothing but wind is told in both. */
const SPEED_OF_WIND = spoken(/\b(wind|viento|mph|km\/?h)\b/, 'רוח|קמ״ש|קמ"ש');
const PRESSURE = spoken(/\b(pressures?|psf|qz|presion(es)?)\b/, "לחץ");
const WIND_FACTORS = { z: "exposureKz", zt: "terrainKzt", d: "directionKd", e: "elevationKe" } as const;

/** The factors of ASCE 7 by their names: "Kz .85 Kzt 1.0", "Kd = 0.85 y Ke de 1". */
const windFactorsIn: WholeReader = (_, placed) => {
  const found = placed.flatMap((each) => {
    const [, name] = /(?<!\p{L})k(zt|z|d|e) ?(?:[=:]|is|of|es|de|של|הוא)? ?$/u.exec(each.before) ?? [];
    const { quantity } = each;
    // "Ke 1 psf please": the unit is that of what is asked for.
    if (!name || !("value" in quantity) || (quantity.kind !== "count" && quantity.kind !== "pressure"))
      return [];
    return [{ id: WIND_FACTORS[name as keyof typeof WIND_FACTORS], value: quantity.value, each }];
  });
  return {
    given: Object.fromEntries(found.map(({ id, value }) => [id, value])),
    taken: found.map(({ each }) => each),
  };
};
const SLING = spoken(/\b(slings?|chokers?|eslingas?|estrobos?)\b/, "מענב|מענבים|רתמת הרמה");
const RATED = spoken(/\b(rated|rating|capacity|wll|swl|capacidad|nominal)\b/, "כושר הרמה|כושר|עומס עבודה");
const FALL_CLEARANCE = spoken(
  /\b((fall|clear|required|free) (clearance|distance|space)|clearance|(distancia|espacio|altura) libre( de caida)?)\b/,
  "מרווח נפילה|מרחק נפילה|גובה פנוי לנפילה",
);
const TIED_OFF = spoken(
  /\b(lanyards?|harness|srl|tied? off|lineas? de vida|arnes|eslinga de seguridad|amortiguador)\b/,
  "רצועה|רצועת|רתמה|חבל בולם",
);
const LABOR = spoken(
  /\b(labou?r|burden(ed)?|loaded( rate| cost)?|payroll|crew cost|mano de obra|cuadrilla|nomina|cargas? (laboral(es)?|social(es)?|patronal(es)?)|prestaciones)\b/,
  "עלות עבודה|עבודה|שכר עבודה|עלות מעביד|עלויות מעביד|תנאים סוציאליים|נלוות|הוצאות מעביד",
);
const WAGE = spoken(
  /\b(wages?|an hour|per hour|hourly|a hr|per hr|burden|salario|sueldo|(por|la|cada|x) (hora|hr)|jornal|pago)\b|\/ ?(hr|hour|hora)\b/,
  "שכר|לשעה|שכר שעתי",
);
const ESTIMATE = spoken(
  /\b(sub-?total|direct costs?|sub ?total|costo directo|suma)\b/,
  "סכום ביניים|עלות ישירה|סכום חלקי",
);
const ADDED = spoken(
  /\b(overhead|o ?& ?p|profit|markup|indirectos|utilidad|gastos generales|ganancia)\b/,
  "תקורה|רווח",
);

const inches = ({ value, unit, kind }: Size["sides"][number]) =>
  kind === "count" ? value : convert(value, unit, "in");

/** A longer one is the wall. */
const LONGEST_BRICK_IN = 24;
/** A brick by its face: its length and its height. */
const brickFace: SizeReader = ({ sides: [long, high, third] }) => {
  if (!long || !high || Math.max(inches(long), inches(high)) > LONGEST_BRICK_IN) return undefined;
  // By three sides a brick is written bed, height and length: 3-5/8 x 2-1/4 x 8.
  return third
    ? { brickLength: Math.max(inches(long), inches(third)), brickHeight: inches(high) }
    : { brickLength: inches(long), brickHeight: inches(high) };
};

const areaOfFloor: SizeReader = ({ sides }) => {
  const [long, wide] = sides.map(({ value, unit, kind }) =>
    kind === "count" ? value : convert(value, unit, "ft"),
  );
  return long && wide && sides.length === 2 ? { area: long * wide } : undefined;
};

/** What is reckoned by a rate: pieces of an area, air of a ton, money of an hour. */
export const RATES: readonly Calculation[] = [
  { formula: "brickRate", about: [BRICKS, PER_AREA], size: brickFace, needs: ["brickLength", "brickHeight"] },
  { formula: "mortarBags", about: [MORTAR, BLOCKS], size: () => undefined, needs: ["blocks"] },
  { formula: "airflow", about: [COOLING, AIR], needs: ["coolingTons"] },
  { formula: "coolingGuess", about: [COOLING, TONS_ASKED], size: areaOfFloor, needs: ["area"] },
  {
    formula: "windPressure",
    about: [SPEED_OF_WIND, PRESSURE],
    read: windFactorsIn,
    needs: ["windSpeed"],
  },
  {
    formula: "slingReduction",
    about: [SLING, RATED],
    needs: ["ratedCapacity", "slingLength", "slingHeight"],
  },
  { formula: "fallClearance", about: [FALL_CLEARANCE, TIED_OFF], needs: ["lanyard"] },
  { formula: "laborBurden", about: [LABOR, WAGE], needs: ["wage"] },
  { formula: "estimateTotal", about: [ESTIMATE, ADDED], needs: ["subtotal"] },
];
