import { describe, expect, test } from "vitest";
import { readQuestion } from "../question.ts";

/** What a question is told of each thing: its verdicts, or whether something is asked for. */
function toldOf(question: string): string {
  const { limit } = readQuestion(question, "en");
  if (!limit) return "nothing";
  if (limit.duty) return `${limit.duty.duty.id}: ${verdictsOf(limit.duty.limits)}`;
  return limit.held.map(({ subject, limits }) => `${subject.id}: ${verdictsOf(limits)}`).join("; ");
}
const verdictsOf = (limits: readonly { verdict: string }[]) =>
  [...new Set(limits.map(({ verdict }) => verdict))].join(", ");

describe("a shower may be narrow where it is large", () => {
  test.each([
    ["is a 26 x 60 shower ok", "showerSize: pass"],
    ["is a 25 by 52 shower legal", "showerSize: pass"],
    ["is a 24 x 60 shower ok", "showerSize: fail"],
    ["is a 28 in x 40 in shower ok", "showerSize: fail"],
    ["my shower is 28 inches wide, is that ok", "showerWidth: undecided"],
    ["my shower is only 23 inches wide, is that ok", "showerWidth: fail"],
    ["is 850 square inches enough for a shower", "showerArea: fail"],
    ["regadera de 26 por 60 pulgadas, ¿pasa?", "showerSize: pass"],
    ["¿una regadera de 24 x 60 pulg está bien?", "showerSize: fail"],
    ["la ducha mide 70 x 130 cm, ¿cumple?", "showerSize: pass"],
    ["¿puede la regadera tener 28 pulgadas de ancho?", "showerWidth: undecided"],
    ["regadera de 23 pulg de ancho, ¿pasa?", "showerWidth: fail"],
    ["מקלחון 26 על 60 אינץ' תקין?", "showerSize: pass"],
    ['מקלחון 70x130 ס"מ עובר?', "showerSize: pass"],
    ["מקלחת 24 על 60 אינץ' מותר?", "showerSize: fail"],
    ['מקלחון ברוחב 58 ס"מ תקין?', "showerWidth: fail"],
    ['מקלחון ברוחב 70 ס"מ תקין?', "showerWidth: undecided"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

describe("how tight a house is goes by its climate zone", () => {
  test.each([
    ["blower door 4 ACH50 ok?", "airLeakage: pass, fail"],
    ["blower door test came out at 4.2 ach50 in climate zone 2, pass?", "airLeakage: pass"],
    ["blower door came out at 4.2 ach50 in climate zone 5, pass?", "airLeakage: fail"],
    ["3.4 air changes per hour at 50 pascals in zone 4 ok?", "airLeakage: fail"],
    ["prueba de infiltración: 4 cambios de aire por hora en zona 5, ¿pasa?", "airLeakage: fail"],
    ["¿4 ACH50 en zona climática 1 está bien?", "airLeakage: pass"],
    ["prueba de hermeticidad de 2.8 ACH50 en zona 6, ¿cumple?", "airLeakage: pass"],
    ["¿6 ACH50 en zona 2 pasa?", "airLeakage: fail"],
    ["בדיקת אטימות 4 החלפות אוויר בשעה באזור 5, עובר?", "airLeakage: fail"],
    ["בדיקת אטימות יצאה 4 החלפות באזור אקלים 2, תקין?", "airLeakage: pass"],
    ["בדיקת אטימות 2.8 ACH באזור 4 עובר?", "airLeakage: pass"],
    ["בדיקת אטימות 6 החלפות אוויר באזור 1 מותר?", "airLeakage: fail"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

describe("a trap is held across as well as down", () => {
  test.each([
    ["trap is 28 in horizontally from the sink drain, ok?", "trapOver: pass"],
    ["can the p-trap sit 32 inches over from the drain outlet", "trapOver: fail"],
    ["tailpiece is 26 in down to the trap, ok?", "trapDrop: fail"],
    ["the p-trap is 20 in below the sink drain, is that ok?", "trapDrop: pass"],
    ["el sifón queda a 28 pulg en horizontal de la salida del lavabo, ¿pasa?", "trapOver: pass"],
    ["la bajada al sifón mide 26 pulgadas, ¿cumple?", "trapDrop: fail"],
    ["sifón a 34 pulg en horizontal del desagüe, ¿está bien?", "trapOver: fail"],
    ["el sifón está 20 pulg abajo del lavabo, ¿cumple?", "trapDrop: pass"],
    ["הסיפון במרחק אופקי 28 אינץ' מפתח הכיור, תקין?", "trapOver: pass"],
    ["מהניקוז למחסום 26 אינץ' אנכי, עובר?", "trapDrop: fail"],
    ["סיפון במרחק אופקי 34 אינץ' מהניקוז מותר?", "trapOver: fail"],
    ["הסיפון 20 אינץ' מתחת לכיור, תקין?", "trapDrop: pass"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

describe("lead paint and flammable liquid ask for something above their amount, and never exempt by it alone", () => {
  test.each([
    ["I'm disturbing 5 sq ft of old lead paint in one room, do I need RRP?", "leadSafe: undecided"],
    ["9 sq ft of lead paint in one room, do I need RRP?", "leadSafe: needed"],
    ["15 sq ft of lead paint on the outside, do I need RRP certification?", "leadSafe: undecided"],
    ["do i need a 10B extinguisher near 6 gallons of gas", "fuelExtinguisher: needed"],
    ["do I need an extinguisher for 5 gallons of gasoline on site", "fuelExtinguisher: undecided"],
    ["extinguisher 60 ft from 10 gallons of fuel ok?", "fuelExtinguisher: fail"],
    [
      "voy a raspar 10 pies cuadrados de pintura con plomo en un cuarto, ¿necesito la regla RRP?",
      "leadSafe: needed",
    ],
    ["¿15 pies cuadrados de pintura con plomo afuera necesitan RRP?", "leadSafe: undecided"],
    ["¿necesito extintor 10B con 6 galones de gasolina en la obra?", "fuelExtinguisher: needed"],
    ["¿está bien el extintor a 60 pies de 10 galones de gasolina?", "fuelExtinguisher: fail"],
    ["אני מגרד 10 רגל רבוע צבע עופרת בחדר, צריך RRP?", "leadSafe: needed"],
    ["15 רגל רבוע צבע עופרת בחוץ צריך RRP?", "leadSafe: undecided"],
    ["צריך מטף 10B ליד 6 גלון דלק באתר?", "fuelExtinguisher: needed"],
    ["מטף 60 רגל מהדלק מותר?", "fuelExtinguisher: fail"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

describe("a joist's end may be notched deeper, and its middle not at all", () => {
  test.each([
    ["Can I notch a 2x10 floor joist 1-1/2 in deep at the end third?", "joistNotch: pass"],
    ["Can I notch a 2x10 floor joist 2 in in the middle third of the span", "joistNotch: fail"],
    ["can the end notch of a 2x10 joist be 2 in", "joistNotch: pass"],
    ["notch 3 in deep at the end of a 2x10 joist ok?", "joistNotch: fail"],
    ["hole 1 in from the bottom edge of a joist, ok?", "joistHoleEdge: fail"],
    ["Can I notch a 2x6 non-bearing stud 2 inches", "studNotch: pass"],
    ["¿Puedo hacer una muesca de 2 pulg en una vigueta de piso 2x10?", "joistNotch: fail"],
    ["muesca de 2 pulg en el extremo de una vigueta 2x10, ¿cumple?", "joistNotch: pass"],
    ["agujero a 1 pulgada del canto de la vigueta, ¿pasa?", "joistHoleEdge: fail"],
    ["¿Puedo perforar un agujero de 2 pulg en un pie derecho 2x4 de carga?", "studHole: fail"],
    ["מותר חריץ 2 אינץ' בקורת רצפה 2x10 באמצע המפתח", "joistNotch: fail"],
    ["חריץ 2 אינץ' בקצה קורת רצפה 2x10 מותר?", "joistNotch: pass"],
    ["חור 1 אינץ' מקצה קורת רצפה, תקין?", "joistHoleEdge: fail"],
    ["מותר לקדוח חור 3 אינץ' בקורת רצפה 2x10", "joistHole: pass"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

describe("where vehicles drive, wiring lies deeper", () => {
  test.each([
    ["PVC conduit under a driveway 18 in deep ok?", "burial: pass, fail"],
    ["rigid metal conduit 12 in deep under a driveway ok?", "burial: fail"],
    ["UF under my driveway at the house 18 in deep ok?", "burial: pass"],
    ["GFCI 20 amp circuit 12 in deep under the driveway of a house, ok?", "burial: pass"],
    ["conduit under a parking lot 18 in deep ok?", "burial: fail"],
    ["¿Puedo enterrar tubo PVC a 18 pulgadas?", "burial: pass"],
    ["cable UF a 12 pulg con GFCI está bien?", "burial: pass"],
    ["tubo PVC enterrado a 18 pulg bajo la calle, ¿pasa?", "burial: fail"],
    ["pvc a 45 cm debajo de la calle, pasa?", "burial: fail"],
    ["tubo rígido enterrado a 12 pulg bajo la cochera de una casa, ¿cumple?", "burial: fail"],
    ["צינור pvc מתחת לחניה בעומק 18 אינץ' תקין?", "burial: pass, fail"],
    ["צינור מתכת קשיח בעומק 6 אינץ' מותר?", "burial: pass"],
    ["כבל UF מתחת לכביש בעומק 18 אינץ' תקין?", "burial: fail"],
    ["האם כבל UF בעומק 18 אינץ' תקין", "burial: fail"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

describe("EMT, switches and the space before a panel", () => {
  test.each([
    ["Can I support EMT every 12 feet", "emtSupport: fail"],
    ["Is an EMT strap 4 ft from the box ok", "emtBox: undecided"],
    ["can I have 450 degrees of bends between pull points", "emtBends: fail"],
    ["Four 90 bends plus a 45 between boxes ok?", "emtBends: fail"],
    ["three 90s and two 45s between pull boxes, legal?", "emtBends: pass"],
    ["can a light switch be 7 ft high", "switchHeight: fail"],
    ["panel working space 6 ft high ok?", "panelHeight: fail"],
    ["¿Puedo sujetar el EMT cada 12 pies?", "emtSupport: fail"],
    ["el primer soporte del EMT está a 2 pies de la caja, ¿pasa?", "emtBox: pass"],
    ["¿Puedo poner 5 curvas de 90 entre cajas?", "emtBends: fail"],
    ["palanca del breaker a 2.05 m de altura, ¿cumple?", "switchHeight: fail"],
    ["¿puedo grapar el romex cada 5 pies?", "staples: fail"],
    ["מותר חיזוק של צינור EMT כל 12 רגל?", "emtSupport: fail"],
    ["כיפופים של 450 מעלות בין קופסאות מותר?", "emtBends: fail"],
    ["ידית מפסק בגובה 1.9 מטר תקין?", "switchHeight: pass"],
    ["גובה פנוי 1.9 מטר לפני לוח חשמל תקין?", "panelHeight: fail"],
    ["מותר לתפוס כבל NM כל 5 רגל?", "staples: fail"],
    // "מרחב" is a space, and begins as "wide" does.
    ['מרחב עבודה 80 ס"מ לפני לוח חשמל תקין?', "panelDepth: fail"],
    ['מרחב של 90 ס"מ לפני לוח חשמל מספיק?', "panelDepth: fail"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

describe("what was known in one language only", () => {
  test.each([
    ["is 1 1/2 to 1 ok for type C", "soilSlope: pass"],
    ["קרקע סוג C בשיפוע 1:1 מותר?", "soilSlope: fail"],
    ["scaffold plank extends 4 in past the support ok?", "plankEnd: fail"],
    ['חפיפה של 20 ס"מ בין קרשי פיגום מותרת?', "scaffoldOverlap: fail"],
    ["בגרם מדרגות יש 2 רומים, חייבים מאחז יד?", "handrail: unneeded"],
    ["חייבים מאחז יד במהלך של 4 רומים?", "handrail: needed"],
    ["מותר מדרגות של 3 רומים בלי מאחז יד?", "handrail: unneeded"],
    ["האם 3 רומים צריכים מאחז יד", "handrail: unneeded"],
  ])("%s", (question, told) => {
    expect(toldOf(question)).toBe(told);
  });
});

test.each([
  ["a switch 6 ft 7 in above the floor, ok?", "switchHeight: pass"],
  ["a switch 6 ft 8 in above the floor, ok?", "switchHeight: fail"],
])("inches before a word that begins as an article does are inches: %s", (question, told) => {
  expect(toldOf(question)).toBe(told);
});
