import { describe, expect, test } from "vitest";
import type { FormulaId } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { calculationOf } from "./calculation-of.ts";
import { CALCULATIONS } from "./calculations.data.ts";

/** The same question as three crews would put it, with what the calculation takes from it. */
const ASKED: readonly [FormulaId, Record<string, unknown>, en: string, es: string, he: string][] = [
  [
    "concreteSlab",
    { length: 20, width: 30, thickness: 4 },
    "How much concrete for a slab 20 ft x 30 ft, 4 in thick?",
    "¿Cuánto concreto lleva una losa de 20 pies x 30 pies y 4 pulgadas de espesor?",
    "כמה בטון לרצפה 20 רגל על 30 רגל בעובי 4 אינץ'?",
  ],
  [
    "concreteFooting",
    { length: 60, width: 20, thickness: 10 },
    "concrete for a footing 60 ft long, 20 in wide, 10 in deep",
    "concreto para una zapata de 60 pies de largo, 20 pulgadas de ancho y 10 pulgadas de espesor",
    "בטון ליסוד באורך 60 רגל, ברוחב 20 אינץ' ובעובי 10 אינץ'",
  ],
  [
    "concreteColumn",
    { diameter: 12, depth: 48, quantity: 6 },
    "concrete for 6 sonotubes, 12 in diameter and 4 ft deep",
    "concreto para 6 columnas de 12 pulgadas de diámetro y 4 pies de profundidad",
    "בטון ל-6 עמודים בקוטר 12 אינץ' ובעומק 4 רגל",
  ],
  [
    "concreteWall",
    { length: 48, height: 9, thickness: 8 },
    "concrete wall 48 ft long, 9 ft high, 8 in thick, how many yards",
    "muro de concreto de 48 pies de largo, 9 pies de alto y 8 pulgadas de espesor, ¿cuántas yardas?",
    "קיר בטון באורך 48 רגל, בגובה 9 רגל ובעובי 8 אינץ', כמה קוב?",
  ],
  [
    "concreteSteps",
    { steps: 4, riser: 7, tread: 12, width: 48 },
    "Concrete for 4 solid steps, 4 ft wide, 7 in rise, 12 in run",
    "Concreto para 4 escalones macizos de 4 pies de ancho, 7 pulgadas de peralte y 12 pulgadas de huella",
    "בטון ל-4 מדרגות ברוחב 4 רגל, רום 7 אינץ', שלח 12 אינץ'",
  ],
  [
    "concreteBags",
    { volumeYd3: 2, bagWeight: "60" },
    "how many 60 lb bags for 2 cubic yards",
    "¿cuántos sacos de 60 libras para 2 yardas cúbicas?",
    "כמה שקים של 60 ליברות ל-2 יארד קוב?",
  ],
  [
    "rebarBar",
    { bar: "5" },
    "how much does a #5 rebar weigh",
    "¿cuánto pesa una varilla #5?",
    "מה המשקל של ברזל #5?",
  ],
  [
    "rebarGrid",
    { length: 30, width: 20, spacing: 16, bar: "4" },
    "#4 rebar at 16 in on center each way in a 30 ft x 20 ft slab",
    "varilla #4 cada 16 pulgadas en ambos sentidos en una losa de 30 pies x 20 pies",
    "ברזל #4 כל 16 אינץ' ברצפה 30 רגל על 20 רגל",
  ],
  [
    "rebarLap",
    { run: 90, stock: 20, bar: "4" },
    "How many 20 ft bars of #4 rebar for a 90 ft run with laps?",
    "¿Cuántas varillas #4 de 20 pies para un tramo de 90 pies con traslapes?",
    "כמה מוטות ברזל #4 של 20 רגל לקו באורך 90 רגל עם חפיפות?",
  ],
  [
    "rebarLapLength",
    { bar: "5", lapDiameters: 40 },
    "lap length of a #5 rebar at 40 bar diameters",
    "largo del traslape de una varilla #5 a 40 diámetros",
    "אורך חפיפה של ברזל #5 ב-40 קטרים",
  ],
  [
    "stairsLayout",
    { totalRise: 109 },
    "Floor to floor is 9 ft 1 in. How many risers?",
    "De piso a piso hay 9 pies 1 pulgada. ¿Cuántas contrahuellas?",
    "מרצפה לרצפה 9 רגל 1 אינץ'. כמה רומים?",
  ],
  [
    "stairsCheck",
    { riser: 7.5, tread: 10, headroom: 80, width: 36 },
    "Do stairs with 7.5 in risers, 10 in treads, 80 in headroom and 36 in wide comply?",
    "¿Cumple una escalera con contrahuellas de 7.5 pulgadas, huellas de 10 pulgadas, altura libre de 80 pulgadas y ancho de 36 pulgadas?",
    "האם מדרגות עם רום 7.5 אינץ', שלח 10 אינץ', גובה ראש 80 אינץ' ורוחב 36 אינץ' עומדות בתקן?",
  ],
  [
    "beamUniform",
    { span: 14, load: 80, beamWidth: 1.5, beamDepth: 11.25 },
    "deflection of a 2x12 joist spanning 14 ft under 80 plf",
    "flecha de una vigueta 2x12 con claro de 14 pies y carga de 80 libras por pie",
    "שקיעה של קורה 2x12 במפתח 14 רגל תחת עומס 80 ליברות לרגל",
  ],
  [
    "beamMoment",
    { span: 12, load: 300 },
    "moment of a beam, 12 ft span, 300 plf",
    "momento de una viga, claro de 12 pies, 300 libras por pie",
    "מומנט של קורה, מפתח 12 רגל, 300 ליברות לרגל",
  ],
  [
    "beamPoint",
    { span: 10, pointLoad: 2000, beamWidth: 3.5, beamDepth: 9.25 },
    "point load of 2000 lb at midspan of a 10 ft beam 4x10, deflection",
    "carga puntual de 2000 libras al centro de una viga 4x10 de 10 pies de claro, flecha",
    "עומס נקודתי 2000 ליברות באמצע קורה 4x10 במפתח 10 רגל, שקיעה",
  ],
  [
    "beamPointMoment",
    { span: 10, pointLoad: 2000 },
    "moment of a 10 ft beam with a 2000 lb point load at midspan",
    "momento de una viga de 10 pies de claro con carga puntual de 2000 libras al centro",
    "מומנט של קורה במפתח 10 רגל עם עומס נקודתי 2000 ליברות באמצע",
  ],
  [
    "voltageDrop",
    { wire: "10", metal: "Cu", current: 18, oneWay: 140, voltage: 120, maxDrop: 3 },
    "voltage drop cable 10 copper 18 amps 140 feet 120 volts",
    "caida de voltaje cable 10 cobre 18 amperios 140 pies 120 voltios",
    "מפל מתח כבל 10 נחושת 18 אמפר 140 רגל 120 וולט",
  ],
  [
    "voltageDropSize",
    { current: 60, oneWay: 200, voltage: 240, metal: "Al", maxDrop: 3 },
    "what size aluminum wire for 60 amps at 240 volts, 200 feet away, 3% drop",
    "¿qué calibre de aluminio para 60 amperios a 240 voltios, 200 pies de distancia, 3% de caída?",
    "איזה חתך אלומיניום ל-60 אמפר, 240 וולט, במרחק 200 רגל, מפל 3%?",
  ],
  [
    "dwellingStandard",
    { floorArea: 2000, range: 12, dryer: 5000 },
    "service load for a 2000 sq ft house with a 12 kW range and a 5 kW dryer",
    "carga de la acometida de una casa de 2000 pies cuadrados con estufa de 12 kW y secadora de 5 kW",
    "עומס חיבור לבית של 2000 רגל רבועה עם כיריים 12 קילוואט ומייבש 5 קילוואט",
  ],
  [
    "dwellingOptional",
    { floorArea: 2000, airConditioning: 5000 },
    "optional method load for a 2000 sq ft house with 5 kW air conditioning",
    "carga por método opcional de una casa de 2000 pies cuadrados con aire acondicionado de 5 kW",
    "עומס בשיטה אופציונלית לבית של 2000 רגל רבועה עם מזגן 5 קילוואט",
  ],
  [
    "conduitFill",
    { conductors: [{ count: 6, size: "12" }] },
    "what EMT conduit for 6 #12",
    "¿qué tubo EMT para 6 #12?",
    "איזה צינור EMT ל-6 #12?",
  ],
  [
    "conduitMost",
    { wire: "12", emt: "3/4" },
    "how many 12 AWG fit in 3/4 EMT conduit",
    "¿cuántos 12 AWG caben en tubo EMT de 3/4?",
    "כמה 12 AWG נכנסים בצינור EMT 3/4?",
  ],
  [
    "roofPitch",
    { pitch: 7 },
    "what angle is a 7/12 roof pitch",
    "¿qué ángulo tiene un techo con pendiente 7/12?",
    "מה הזווית של גג בשיפוע 7/12?",
  ],
  [
    "roofArea",
    { planArea: 1500, pitch: 8 },
    "how many squares of shingles for a 1500 sq ft plan area roof at 8:12",
    "¿cuántos cuadros de teja para un techo de 1500 pies cuadrados en planta con pendiente 8:12?",
    "כמה ריבועים של רעפים לגג של 1500 רגל רבועה בהיטל בשיפוע 8:12?",
  ],
  [
    "roofRafter",
    { span: 24, pitch: 5, ridge: 1.5 },
    "rafter length for a 24 ft span, 5/12 pitch",
    "largo del cabio para un claro de 24 pies, pendiente 5/12",
    "אורך קורת גג למפתח 24 רגל, שיפוע 5/12",
  ],
  [
    "drywall",
    { wallLength: 70, height: 9 },
    "how many sheets of drywall for 70 ft of walls 9 ft high",
    "¿cuántas hojas de tablaroca para 70 pies de muros de 9 pies de alto?",
    "כמה לוחות גבס ל-70 רגל קירות בגובה 9 רגל?",
  ],
  [
    "drywallArea",
    { area: 500 },
    "how many sheets of drywall for 500 sq ft of wall",
    "¿cuántas hojas de tablaroca para 500 pies cuadrados de muro?",
    "כמה לוחות גבס ל-500 רגל רבועה של קיר?",
  ],
  [
    "paint",
    { perimeter: 52, height: 8, coats: 2 },
    "how much paint for 52 ft of walls 8 ft high, 2 coats",
    "¿cuánta pintura para 52 pies de muros de 8 pies de alto, 2 manos?",
    "כמה צבע ל-52 רגל קירות בגובה 8 רגל, 2 שכבות?",
  ],
  [
    "paintArea",
    { area: 1450, coats: 2, coverage: 350 },
    "how many gallons of paint for 1,450 sq ft of wall, 2 coats, 350 sq ft per gallon",
    "¿cuántos galones de pintura para 1,450 pies cuadrados de muro, 2 manos, 350 pies cuadrados por galón?",
    "כמה גלונים של צבע ל-1,450 רגל רבועה של קיר, 2 שכבות, 350 רגל רבועה לגלון?",
  ],
  [
    "boardFeet",
    { nominalThickness: 2, nominalWidth: 6, length: 12, quantity: 24 },
    "board feet in 24 pieces of 2x6 12 ft",
    "pies tabla en 24 piezas de 2x6 de 12 pies",
    "רגלי לוח ב-24 קרשים 2x6 של 12 רגל",
  ],
  [
    "rampCheck",
    { rise: 24, rampRun: 240 },
    "Does a ramp with 24 in rise and 20 ft run comply?",
    "¿Cumple una rampa con 24 pulgadas de desnivel y 20 pies de largo?",
    "האם רמפה בגובה 24 אינץ' ובאורך 20 רגל תקינה?",
  ],
  [
    "rampLayout",
    { rise: 24 },
    "How long is a ramp for a 24 in rise?",
    "¿Qué largo lleva una rampa para 24 pulgadas de desnivel?",
    "מה אורך הרמפה לעלייה של 24 אינץ'?",
  ],
  [
    "trenchSlope",
    { trenchDepth: 10, bottomWidth: 3, soil: "C" },
    "Trench 10 ft deep in type C soil with a 3 ft wide bottom, how wide on top?",
    "Zanja de 10 pies de profundidad en suelo tipo C con fondo de 3 pies de ancho, ¿qué ancho arriba?",
    "תעלה בעומק 10 רגל בקרקע סוג C ברוחב תחתית 3 רגל, מה הרוחב למעלה?",
  ],
  [
    "trenchSetback",
    { trenchDepth: 12, soil: "B" },
    "How far back do I slope a 12 ft deep trench in type B soil?",
    "¿Cuánto talud lleva una zanja de 12 pies de profundidad en suelo tipo B?",
    "כמה להרחיק בשיפוע תעלה בעומק 12 רגל בקרקע סוג B?",
  ],
  [
    "trenchProtection",
    { trenchDepth: 4, soil: "C" },
    "4 ft trench, type C",
    "zanja de 4 pies, suelo tipo C",
    "תעלה 4 רגל, קרקע סוג C",
  ],
  [
    "ladder",
    { workingLength: 16 },
    "Working length of my ladder is 16 ft, how far out does the foot go?",
    "El largo de mi escalera de mano es de 16 pies, ¿a qué distancia va el pie?",
    "סולם באורך 16 רגל, כמה רחוק הבסיס?",
  ],
  [
    "ladderHeight",
    { supportHeight: 16 },
    "Ladder reaches 16 ft up the wall, how far out does the base go?",
    "Escalera de mano a 16 pies de altura en el muro, ¿a qué distancia va la base?",
    "סולם מגיע לגובה 16 רגל בקיר, כמה רחוק הבסיס?",
  ],
  [
    "heatIndex",
    { temperature: 92, humidity: 60 },
    "heat index at 92 °F and 60% humidity",
    "índice de calor a 92 °F y 60% de humedad",
    "מדד חום ב-92 °F ו-60% לחות",
  ],
];

function worked(question: string, language: Language) {
  const asked = calculationOf(question, language);
  if (!asked) return "nothing";
  if (!("outcome" in asked)) return { lacks: asked.missing.map(({ id }) => id), of: asked.formula.id };
  const { outcome, unused } = asked;
  if (!outcome.ok) return { refused: outcome.errors };
  const { formula, values, outputs } = outcome;
  return { formula: formula.id, values, outputs, unused };
}

describe("the same question in three languages is the same calculation with the same result", () => {
  test.each(ASKED)("%s", (formula, values, en, es, he) => {
    const english = worked(en, "en");
    expect(english).toMatchObject({ formula, values, unused: [] });
    expect(worked(es, "es")).toEqual(english);
    expect(worked(he, "he")).toEqual(english);
  });

  test("there is one for every calculation that questions are read for", () => {
    const read = new Set(CALCULATIONS.map(({ formula }) => formula));
    expect(new Set(ASKED.map(([formula]) => formula))).toEqual(read);
  });
});
