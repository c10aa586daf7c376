import { expect, test } from "vitest";
import type { FormulaId } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";
import { calculationOf } from "./calculation-of.ts";

/** Questions of round 4 and others with the same causes: the formula, and of its results in its own units. */
const WORKED_OUT: readonly (readonly [Language, string, FormulaId, Record<string, number>])[] = [
  // What stands beside an amount says what it is.
  [
    "en",
    "need total lineal ft of #4 bar for a 12x24 pad, 18 on center both ways, stay 3 in off the edges. and the weight",
    "rebarGrid",
    { barsLengthwise: 17, barsCrosswise: 9 },
  ],
  [
    "en",
    "#5 bar mat 20x30 ft at 12 in on center, 2 in from the edges, how many feet",
    "rebarGrid",
    { barsLengthwise: 31, barsCrosswise: 21 },
  ],
  [
    "es",
    "malla de varilla #4 en losa de 5 x 8 m a cada 20 cm, 5 cm de las orillas, cuantas varillas",
    "rebarGrid",
    { barsLengthwise: 41, barsCrosswise: 26 },
  ],
  [
    "en",
    "how many tons of asphalt driveway 14 wide 120 long 3 inch compacted. use 145 lb a cubic foot",
    "asphalt",
    { netTons: 30.45 },
  ],
  [
    "he",
    "צריך מצע 60 מטר מרובע 15 סמ אחרי הידוק, תוסיף 25% להידוק, משקל 1.8 טון לקוב. כמה טון להזמין",
    "gravelArea",
    { tons: 22.32 },
  ],
  [
    "es",
    "grava para 40 m2 a 10 cm compactada, pesa 1.6 toneladas por m3, cuantas toneladas",
    "gravelArea",
    { tons: 7.76 },
  ],
  [
    "es",
    "escalera pa subir 2.87 m, que el peralte no pase de 18 cm, huella de 28. cuantos escalones y cuanto ocupa de largo",
    "stairsLayout",
    { risers: 16, treads: 15 },
  ],
  [
    "es",
    "escalera de 3.20 m de desnivel, peraltes de 17 cm y huellas de 29, cuantos escalones",
    "stairsLayout",
    { risers: 19 },
  ],
  [
    "he",
    "גובה קומה 3.06 רום מדרגה 17 שלח 28 כמה מדרגות ומה האורך",
    "stairsLayout",
    { risers: 18, treads: 17 },
  ],
  [
    "en",
    "deck 12 deep x 16 long, boards run the 16 way, 5 1/2 boards w 1/8 gap, how many 16 footers",
    "decking",
    { courses: 26 },
  ],
  // A liter covers an area; a ceiling is painted as well.
  [
    "he",
    "חדר 4 על 3.5 גובה 2.6 לצבוע קירות ותיקרה שתי שכבות, ליטר מכסה 8 מטר. כמה ליטר (בלי להוריד פתחים)",
    "paintArea",
    { gallons: 3.5, litersToBuy: 14 },
  ],
  [
    "es",
    "cuarto de 4 x 3 m, altura 2.5 m, pintar muros y techo a 2 manos, un litro rinde 9 metros, cuantos litros",
    "paintArea",
    { litersToBuy: 11 },
  ],
  // A trench that is hauled off.
  [
    "es",
    "zanja de 38 metros x 60 de ancho x 1.10 de hondo, se esponja 25%, cuantos viajes de camion de 7 m3",
    "excavation",
    { truckLoads: 5 },
  ],
  [
    "he",
    "תעלה 30 מטר על 50 רוחב על 1.2 עומק, תפיחה 25 אחוז, כמה נסיעות במשאית 12 קוב",
    "excavation",
    { truckLoads: 2 },
  ],
  [
    "en",
    "trench 100 ft x 2 ft x 4 ft deep, swells 20%, how many truck loads of 10 yards",
    "excavation",
    { truckLoads: 4 },
  ],
  // Footings are counted, and no slab.
  [
    "es",
    "tengo 9 zapatas de 1.20 x 1.20 y 35 de peralte cuantos metros cubicos son",
    "concreteFooting",
    { volumeM3: 4.99 },
  ],
  [
    "en",
    "6 footings 3 ft x 3 ft, 14 in deep, how many yards of concrete",
    "concreteFooting",
    { netVolumeYd3: 2.333 },
  ],
  ["he", '12 יסודות 0.80 על 0.80 עומק 60 ס"מ כמה קוב בטון', "concreteFooting", { volumeM3: 5.069 }],
  // Bare openings are meters where the wall is, and a window takes nothing of the wall before it.
  [
    "es",
    "barda de 14 m por 2.40 de alto con blok de 20x40, lleva una puerta de .90 x 2.10, 5% de merma, cuantos bloks",
    "blockWall",
    { blocks: 417 },
  ],
  [
    "he",
    "קיר בלוקים 9 מטר על 2.8, חלון 1.5 על 1.2, בלוק 20 על 40, תוסיף 5 אחוז. כמה בלוקים",
    "blockWall",
    { blocks: 308 },
  ],
  // What is done of a contract, less what is retained.
  [
    "es",
    "contrato de 86,500 dolares, voy al 34% y me retienen el 10. cuanto me toca en este primer cobro",
    "retainage",
    { payable: 26469 },
  ],
  [
    "en",
    "contract is 42000, we are 60% complete and they hold 5% retainage, what do i get paid",
    "retainage",
    { payable: 23940 },
  ],
  ["he", "חוזה של 120000 שקל, ביצענו 40% ועיכבון 10%, כמה מגיע לי", "retainage", { payable: 43200 }],
  // What a pipe holds.
  [
    "es",
    "cuantos litros caben en 30 metros de tubo de 4 pulgadas (4 pulg por dentro)",
    "roundTank",
    { holds: 64.25 },
  ],
  ["en", "how many gallons in 80 ft of 2 inch pipe", "roundTank", { holds: 13.056 }],
  ["he", "כמה ליטר נכנסים בצינור 3 אינץ באורך 25 מטר", "roundTank", { holds: 30.118 }],
  // A share of a length is a fall.
  ["he", "שיפוע אחוז וחצי לאורך 11 מטר כמה סנטימטר הפרש", "pipeFall", { fall: 6.496 }],
  ["en", "slope 2% over 35 ft, how much drop", "pipeFall", { fall: 8.4 }],
  ["es", "pendiente de 1.5% en 18 metros cuanto desnivel", "pipeFall", { fall: 10.63 }],
];

test.each(WORKED_OUT)(
  "%s: “%s” is worked out with nothing left over",
  (language, question, formula, wanted) => {
    const asked = calculationOf(question, language);
    if (!asked || !("outcome" in asked) || !asked.outcome.ok) throw new Error("It is not worked out.");
    expect(asked.unused).toEqual([]);
    expect(asked.outcome.formula.id).toBe(formula);
    const near = Object.entries(wanted).map(([id, value]) => [id, expect.closeTo(value, 2)]);
    expect(asked.outcome.outputs).toEqual(expect.objectContaining(Object.fromEntries(near)));
  },
);

/** What a question is worked out with and nothing left over; nothing where it is asked back or told apart. */
const workedOutWith = (question: string) => {
  const asked = calculationOf(question, "en");
  return asked && "outcome" in asked && asked.unused.length === 0 ? asked.outcome.formula.id : undefined;
};

test("a trench that would be wider than any is not worked out", () => {
  expect(workedOutWith("trench 100 ft x 20 ft x 4 ft deep, how many truck loads")).toBe("excavation");
  expect(workedOutWith("trench 100 ft x 60 ft x 4 ft deep, how many truck loads")).not.toBe("excavation");
});

test("two sums of a contract are not guessed", () => {
  expect(workedOutWith("contract 42000, 60% complete, they hold 5% retainage")).toBe("retainage");
  expect(
    workedOutWith("contract 42000 plus 5000 extra, 60% complete, they hold 5% retainage"),
  ).toBeUndefined();
});
