import { describe, expect, test } from "vitest";
import type { FormulaId } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { calculationOf } from "./calculation-of.ts";
import { CALCULATIONS } from "./calculations.data.ts";
import { CODES } from "./codes.data.ts";
import { RATES } from "./rates.data.ts";

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
    "tile",
    { area: 120, tileLength: 12, tileWidth: 24 },
    "How many 12x24 inch tiles for a 10 ft x 12 ft floor?",
    "¿Cuántos azulejos de 12x24 pulgadas para un piso de 10 pies x 12 pies?",
    "כמה אריחים של 12x24 אינץ' לרצפה של 10 רגל על 12 רגל?",
  ],
  [
    "insulationBags",
    { area: 1000, bagCoverage: 40 },
    "how many bags of cellulose insulation for 1000 sq ft of attic if each bag covers 40 sq ft",
    "¿cuántas bolsas de aislante para 1000 pies cuadrados si cada bolsa cubre 40 pies cuadrados?",
    "כמה שקי בידוד לשטח 1000 רגל רבוע אם כל שק מכסה 40 רגל רבוע?",
  ],
  [
    "decking",
    { deckWidth: 12, boardRun: 16 },
    "How many deck boards for a deck 12 ft x 16 ft?",
    "¿Cuántas tablas para una tarima de 12 pies x 16 pies?",
    "כמה קרשים לדק של 12 רגל על 16 רגל?",
  ],
  [
    "fence",
    { length: 120, postSpacing: 8 },
    "how many posts for a fence 120 ft long with posts every 8 ft",
    "¿cuántos postes para una cerca de 120 pies de largo con postes cada 8 pies?",
    "כמה עמודים לגדר באורך 120 רגל עם עמודים כל 8 רגל?",
  ],
  [
    "ductVelocity",
    { airFlow: 400, diameter: 10 },
    "What is the velocity in a 10 inch round duct at 400 cfm?",
    "¿Qué velocidad hay en un ducto de 10 pulgadas con 400 cfm?",
    "מה המהירות בתעלה בקוטר 10 אינץ' ב-400 cfm?",
  ],
  [
    "tributaryLoad",
    { areaLoad: 50, tributary: 8 },
    "load per foot with 50 psf and a tributary width of 8 ft",
    "carga por pie con 50 psf y ancho tributario de 8 pies",
    "עומס לרגל עם 50 psf ורוחב תורם 8 רגל",
  ],
  [
    "deflectionAllowed",
    { span: 16, deflectionLimit: 360 },
    "What is the allowable deflection at L/360 for a 16 ft span?",
    "¿Cuál es la deflexión permitida a L/360 con un claro de 16 pies?",
    "מה הכפף המותר לפי L/360 במפתח 16 רגל?",
  ],
  [
    "footingArea",
    { pointLoad: 12000, bearing: 1500 },
    "What size footing for a load of 12000 lb on 1500 psf bearing soil?",
    "¿De qué tamaño la zapata para una carga de 12000 libras con capacidad del suelo de 1500 psf?",
    "איזה גודל יסוד לעומס 12000 ליברות בכושר נשיאה 1500 psf?",
  ],
  [
    "slingTension",
    { liftedLoad: 4000, legs: 2, slingAngle: 45 },
    "tension in each of 2 legs of a sling lifting 4000 lb at a 45 degree angle",
    "tensión en una eslinga de 2 ramales con una carga de 4000 libras a un ángulo de 45 grados",
    "מתיחות במענב של 2 ענפים במשא של 4000 ליברות בזווית 45 מעלות",
  ],
  [
    "noiseTime",
    { noiseLevel: 100 },
    "How long may a worker be exposed to 100 dBA?",
    "¿Cuánto tiempo puede trabajar alguien con 100 decibeles de ruido?",
    "כמה זמן מותר לעבוד ברעש של 100 דציבל?",
  ],
  [
    "windChill",
    { temperature: 20, windSpeed: 25 },
    "wind chill at 20 F with a 25 mph wind",
    "enfriamiento por viento a 20 F con viento de 25 mph",
    "קור רוח ב-20 F עם רוח של 25 mph",
  ],
  [
    "boxFill",
    { boxWire: "12", wires: 6, devices: 2 },
    "box fill for 6 wires of 12 AWG and 2 devices in a device box",
    "volumen de la caja para 6 conductores 12 AWG y 2 dispositivos",
    "מילוי קופסה ל-6 מוליכים 12 AWG ו-2 אביזרים",
  ],
  [
    "pipeFall",
    { length: 40 },
    "How much fall does a 40 ft drain pipe need?",
    "¿Cuánta caída lleva una tubería de drenaje de 40 pies?",
    "כמה שיפוע צריך צינור ניקוז באורך 40 רגל?",
  ],
  [
    "trir",
    { cases: 3, hoursWorked: 150000 },
    "TRIR with 3 recordable cases and 150,000 hours worked",
    "tasa de incidentes con 3 casos y 150,000 horas trabajadas",
    "שיעור תאונות עם 3 מקרים ו-150,000 שעות",
  ],
  [
    "marginPrice",
    { cost: 80000, marginShare: 20 },
    "What price gives a 20% margin on a cost of $80,000?",
    "¿Qué precio da un margen de 20 % con un costo de $80,000?",
    "איזה מחיר נותן 20% שולי רווח בעלות של $80,000?",
  ],
  [
    "retainage",
    { invoice: 25000, retainageShare: 10 },
    "How much is 10% retainage on an invoice of $25,000?",
    "¿Cuánto es la retención de 10 % sobre una factura de $25,000?",
    "כמה עיכבון של 10% על חשבון של $25,000?",
  ],
  [
    "loan",
    { principal: 50000, yearlyRate: 8, months: 60 },
    "monthly payment on a loan of $50,000 at 8% interest for 60 months",
    "pago mensual de un préstamo de $50,000 con interés de 8 % a 60 meses",
    "החזר חודשי על הלוואה של $50,000 בריבית 8% ל-60 חודשים",
  ],
  [
    "insulationR",
    { thickness: 10 },
    "What R-value does 10 inches of cellulose insulation give?",
    "¿Qué valor R dan 10 pulgadas de aislante de celulosa?",
    "איזה ערך R נותן בידוד תאית בעובי 10 אינץ'?",
  ],
  [
    "ventilation",
    { floorArea: 2000, bedrooms: 3 },
    "whole house ventilation for a 2000 sq ft home with 3 bedrooms",
    "ventilación para una casa de 2000 pies cuadrados con 3 recámaras",
    "אוורור לבית של 2000 רגל רבוע עם 3 חדרי שינה",
  ],
  [
    "rebarBar",
    { bar: "5" },
    "how much does a #5 rebar weigh",
    "¿cuánto pesa una varilla #5?",
    "מה המשקל של ברזל #5?",
  ],
  [
    "rebarWeight",
    { bar: "5", length: 20, quantity: 35 },
    "how heavy are 35 bars of #5, 20 ft long",
    "¿cuánto pesan 35 varillas #5 de 20 pies de largo?",
    "מה המשקל של 35 מוטות ברזל #5 באורך 20 רגל?",
  ],
  [
    "roundBarWeight",
    { quantity: 1 },
    "what does 240 m of 12 mm rebar weigh",
    "¿cuánto pesan 240 m de varilla de 12 mm?",
    'כמה שוקלים 240 מטר ברזל בקוטר 12 מ"מ?',
  ],
  [
    "concreteWeight",
    { volumeYd3: 6 },
    "what does 6 cubic yards of concrete weigh",
    "¿cuánto pesan 6 yardas cúbicas de concreto?",
    "כמה שוקלים 6 יארד מעוקב בטון?",
  ],
  [
    "joistCount",
    { length: 28, spacing: 16 },
    "how many joists for a floor 28 ft long at 16 in on center",
    "¿cuántas viguetas para un piso de 28 pies de largo a cada 16 pulgadas?",
    "כמה קורות לרצפה באורך 28 רגל במרווח 16 אינץ'?",
  ],
  [
    "swellLoads",
    { bank: 60, swell: 30, truck: 12 },
    "60 yards of dirt in the bank, 30% swell, how many 12 yard truck loads",
    "60 yardas cúbicas de tierra en banco, se abunda 30%, ¿cuántos viajes con camión de 12 yardas cúbicas?",
    "60 יארד מעוקב עפר, התנפחות 30%, כמה משאיות של 12 יארד מעוקב?",
  ],
  [
    "lengthConversion",
    { length: 11.5 },
    "convert 138 in to mm",
    "convertir 138 pulgadas a milímetros",
    "כמה זה במילימטרים: 138 אינץ'",
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
  [
    "asphalt",
    { length: 100, width: 40, thickness: 2.5 },
    "How many tons of asphalt for a driveway 100 ft x 40 ft, 2.5 in thick?",
    "¿Cuántas toneladas de asfalto para una entrada de 100 pies x 40 pies y 2.5 pulgadas de espesor?",
    "כמה טון אספלט לחניה 100 רגל על 40 רגל בעובי 2.5 אינץ'?",
  ],
  [
    "gravel",
    { length: 30, width: 12, depth: 4 },
    "how much gravel for a path 30 ft x 12 ft, 4 in deep",
    "¿cuánta grava para un camino de 30 pies x 12 pies y 4 pulgadas de profundidad?",
    "כמה חצץ לשביל 30 רגל על 12 רגל בעומק 4 אינץ'",
  ],
  [
    "excavation",
    { length: 40, width: 30, digDepth: 6, swell: 25 },
    "excavation 40 ft x 30 ft, 6 ft deep, 25% swell: how many yards",
    "excavación de 40 pies x 30 pies y 6 pies de profundidad, 25% de abundamiento: ¿cuántas yardas?",
    "חפירה 40 רגל על 30 רגל בעומק 6 רגל, תפיחה 25%: כמה קוב",
  ],
  [
    "blockWall",
    { wallLength: 40, height: 8 },
    "how many 8x8x16 blocks for a wall 40 ft long and 8 ft high",
    "¿cuántos bloques de 8x8x16 para un muro de 40 pies de largo y 8 pies de alto?",
    "כמה בלוקים 8x8x16 לקיר באורך 40 רגל ובגובה 8 רגל",
  ],
  [
    "brickWall",
    { wallLength: 20, height: 8 },
    "how many bricks for a wall 20 ft long, 8 ft high",
    "¿cuántos ladrillos para un muro de 20 pies de largo y 8 pies de alto?",
    "כמה לבנים לקיר באורך 20 רגל ובגובה 8 רגל",
  ],
  [
    "studs",
    { wallLength: 36, spacing: 24 },
    "how many studs for a 36 ft wall at 24 in on center",
    "¿cuántos montantes para un muro de 36 pies cada 24 pulgadas?",
    "כמה ניצבים לקיר 36 רגל כל 24 אינץ'",
  ],
  [
    "sheathing",
    { area: 1450 },
    "plywood sheets for 1450 sq ft",
    "hojas de triplay para 1450 pies cuadrados",
    "לוחות דיקט ל-1450 רגל רבוע",
  ],
  [
    "squareCorner",
    { length: 22, width: 16 },
    "diagonal to square up a foundation 22 ft x 16 ft",
    "diagonal para escuadrar un cimiento de 22 pies x 16 pies",
    "אלכסון ליסוד של 22 רגל על 16 רגל",
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
    // Those by a rate are asked in three languages by `everyday.test.ts`.
    const read = new Set(
      CALCULATIONS.filter((calculation) => !RATES.includes(calculation) && !CODES.includes(calculation)).map(
        ({ formula }) => formula,
      ),
    );
    expect(new Set(ASKED.map(([formula]) => formula))).toEqual(read);
  });
});
