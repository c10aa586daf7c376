import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenTo } from "../../../tests/formula-arbitrary.ts";
import { times } from "../../../tests/prove.ts";
import { FORMULAS } from "./catalogue.ts";
import type { FormulaId, LabelId } from "./formula.types.ts";
import { parseQuantity } from "./quantity/parse.ts";
import { printQuantity } from "./quantity/print.ts";
import { run } from "./run.ts";

/** What grows with what: more of an input is never less of a result. */
const GROWS: [FormulaId, LabelId, LabelId][] = [
  ["concreteSlab", "thickness", "bags80"],
  ["concreteColumn", "diameter", "volume"],
  ["rebarGrid", "length", "weight"],
  ["studs", "wallLength", "studs"],
  ["brickWall", "waste", "bricks"],
  ["tile", "area", "tiles"],
  ["roofArea", "pitch", "bundles"],
  ["fence", "length", "posts"],
  ["decking", "deckWidth", "linearFeet"],
  ["excavation", "swell", "truckLoads"],
  ["voltageDrop", "oneWay", "drop"],
  ["beamMoment", "span", "moment"],
  ["trenchSlope", "trenchDepth", "topWidth"],
  ["drywall", "height", "sheets"],
  ["paint", "coats", "gallonsToBuy"],
  ["loan", "principal", "payment"],
  ["laborBurden", "burden", "crewCost"],
  ["footingArea", "pointLoad", "footingSide"],
  ["gravel", "depth", "tons"],
  ["boxFill", "wires", "boxVolume"],
  ["receptacles", "oneWall", "receptacles"],
  ["counterReceptacles", "counterLength", "receptacles"],
  ["fixtureUnits", "showers", "drainSize"],
  ["drainSize", "drainageUnits", "drainSize"],
  ["supplyUnits", "hoseBibbs", "supplyUnits"],
  ["powerLine", "lineVoltage", "lineClearance"],
  ["siteToilets", "workers", "toiletSeats"],
  ["extinguishers", "floorArea", "extinguishers"],
  ["scaffoldCapacity", "intendedLoad", "neededCapacity"],
  ["occupantLoad", "floorArea", "occupants"],
  ["egressWidth", "occupants", "neededWidth"],
  ["adaParking", "parkingSpaces", "accessibleSpaces"],
  ["adaParking", "parkingSpaces", "vanSpaces"],
  ["atticVents", "atticArea", "ventArea"],
  ["joistCuts", "joistDepth", "deepestNotch"],
  ["concreteEvaporation", "windSpeed", "evaporation"],
  ["concreteEvaporation", "concreteTemperature", "evaporation"],
  ["groundSample", "flightHeight", "groundSample"],
  ["compactedFill", "shrinkage", "truckLoads"],
  ["snowLoad", "groundSnow", "lowSlopeSnow"],
  ["airChanges", "airFlow", "airChanges"],
  ["waterHead", "waterRise", "headLoss"],
  ["tapeSum", "tapeTimes", "tapeTotal"],
  ["crewMix", "burden", "unitCost"],
  ["rentOrBuy", "purchase", "breakEvenDays"],
];

/** Works a formula out twice, with less and with more of one input and all else the same, again and again. */
function expectOfLessAndMore(
  id: FormulaId,
  input: LabelId,
  hold: (less: ReturnType<typeof run>, more: ReturnType<typeof run>) => void,
): void {
  const formula = FORMULAS[id];
  const line = formula.inputs.find((each) => each.id === input);
  if (line?.type !== "amount") throw new Error(`${id} has no amount ${input}`);
  const { min, max, whole } = line;
  const some = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(givenTo(formula), some, some, (given, one, other) => {
      const less = run(formula, { ...given, [input]: Math.min(one, other) } as never);
      const more = run(formula, { ...given, [input]: Math.max(one, other) } as never);
      hold(less, more);
    }),
  );
}

describe.each(GROWS)("%s", (id, input, result) => {
  test(`more ${input} is never less ${result}`, () => {
    expectOfLessAndMore(id, input, (less, more) => {
      if (!less.ok || !more.ok) return;
      const [a, b] = [Number(less.values[result]), Number(more.values[result])];
      expect(b).toBeGreaterThanOrEqual(a - 1e-9 * Math.abs(a));
    });
  });
});

/** What shrinks with what: more of an input is never more of a result. */
const SHRINKS: [FormulaId, LabelId, LabelId][] = [
  ["ampacity", "ambient", "ampacity"],
  ["ampacity", "carrying", "ampacity"],
  ["scaffoldTie", "scaffoldBase", "baseRatio"],
  ["concreteEvaporation", "humidity", "evaporation"],
  ["groundSample", "imagePixels", "groundSample"],
  ["airChanges", "roomHeight", "airChanges"],
  ["waterHead", "waterRise", "pressureLeft"],
  ["tapeSum", "tapeParts", "tapeTotal"],
  ["crewMix", "unitsDone", "unitCost"],
  ["rentOrBuy", "dayRent", "breakEvenDays"],
];

describe.each(SHRINKS)("%s", (id, input, result) => {
  test(`more ${input} is never more ${result}`, () => {
    expectOfLessAndMore(id, input, (less, more) => {
      // Too much of it is refused, and never allowed again further on.
      if (!less.ok) {
        expect(more.ok).toBe(false);
        return;
      }
      if (more.ok)
        expect(Number(more.values[result])).toBeLessThanOrEqual(Number(less.values[result]) + 1e-9);
    });
  });
});

/** Pieces of which people make measures, right and wrong ones. */
const PIECES = [
  "1",
  "12",
  "0",
  "3/8",
  "'",
  '"',
  "-",
  " ",
  ",",
  ".",
  "ft",
  "in",
  "m",
  "mm",
  "x",
  ":",
  "°",
  "NaN",
  "e9",
  "½",
  "רגל",
  "pies",
  "#",
  "/0",
  "−",
];

test("any text is a quantity that reads back as itself, or a reason why it is none", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 24 }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const parsed = parseQuantity(typed);
      if (!parsed.ok) {
        expect(parsed.error.code).toMatch(/^\w+$/);
        return;
      }
      const again = parseQuantity(printQuantity(parsed.quantity));
      expect(again.ok && again.quantity.kind).toBe(parsed.quantity.kind);
    }),
    { numRuns: times(50_000) },
  );
});
