import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTranslate } from "~/i18n/translator.ts";
import { anyValue } from "../../../tests/formula-arbitrary.ts";
import { FORMULAS } from "./catalogue.ts";
import type { FormulaId, LabelId } from "./formula.types.ts";
import en from "./locales/formula.en.ts";
import es from "./locales/formula.es.ts";
import he from "./locales/formula.he.ts";
import { explainError, printRun } from "./print-run.ts";
import { parseQuantity } from "./quantity/parse.ts";
import type { Given, InputError } from "./read-input.ts";
import { run } from "./run.ts";

const english = createTranslate<"formula">("en", en);
const spanish = createTranslate<"formula">("es", es);
const hebrew = createTranslate<"formula">("he", he);

function outputs(id: FormulaId, given: Record<string, Given>) {
  const outcome = run(FORMULAS[id], given);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.outputs;
}

function errorAt(id: FormulaId, given: Record<string, Given>, input: LabelId): InputError | undefined {
  const outcome = run(FORMULAS[id], given);
  return outcome.ok ? undefined : outcome.errors[input];
}

const SLAB = { length: 10, width: 10, thickness: 4 };

test("inputs are numbers, words of a person, or quantities parsed before", () => {
  const parsed = parseQuantity("120 in");
  if (!parsed.ok) throw new Error("120 in is a length");
  const expected = outputs("concreteSlab", SLAB).volume;
  expect(outputs("concreteSlab", { length: "10 ft", width: `10'-0"`, thickness: `4"` }).volume).toBe(
    expected,
  );
  expect(
    outputs("concreteSlab", { length: parsed.quantity, width: "3.048 m", thickness: "101.6 mm" }).volume,
  ).toBeCloseTo(Number(expected), 9);
});

test("what is not given takes its default, and is named when it has none", () => {
  expect(outputs("concreteSlab", { ...SLAB, waste: "" }).volume).toEqual(
    outputs("concreteSlab", { ...SLAB, waste: 10 }).volume,
  );
  const outcome = run(FORMULAS.concreteSlab, { length: " " });
  expect(outcome).toMatchObject({
    ok: false,
    errors: { length: { code: "missing" }, width: { code: "missing" }, thickness: { code: "missing" } },
  });
});

test.each<[unknown, string]>([
  ["ten feet", "unreadable"],
  ["10 lb", "wrongKind"],
  ["10 x 12 ft", "wrongKind"],
  ["12 AWG", "wrongKind"],
  [Number.NaN, "unreadable"],
  [Number.POSITIVE_INFINITY, "unreadable"],
  [true, "unreadable"],
  [{}, "unreadable"],
  ["0", "range"],
  ["-3 ft", "range"],
  ["10001 ft", "range"],
])("a length of %j is refused as %s", (length, code) => {
  expect(errorAt("concreteSlab", { ...SLAB, length: length as Given }, "length")?.code).toBe(code);
});

test("names that every object has are no inputs", () => {
  expect(errorAt("concreteSlab", Object.create(SLAB) as Record<string, Given>, "length")).toEqual({
    code: "missing",
  });
});

test("choices, counts, lists and conductors are read as people write them", () => {
  expect(errorAt("rebarBar", { bar: "12" }, "bar")?.code).toBe("option");
  expect(outputs("rebarBar", { bar: "#5" }).barArea).toBe(0.31);
  for (const wire of ["12", "#12", "12 AWG", "AWG 12"]) {
    expect(outputs("voltageDrop", { current: 16, oneWay: 100, wire }).drop).toBeCloseTo(6.322, 3);
  }
  expect(outputs("drywall", { wallLength: 10, height: 8, sheet: "4 x 12" }).sheets).toBe(2);
  expect(
    errorAt("boardFeet", { nominalThickness: 2, nominalWidth: 6, length: 12, quantity: 1.5 }, "quantity")
      ?.code,
  ).toBe("whole");
  expect(
    outputs("dwellingOptional", { floorArea: 1500, appliances: "12 kW, 2,500; 1200 W\n5 kVA" }).generalLoad,
  ).toBe(29_700);
  expect(outputs("conduitFill", { conductors: "3 #12, 4 x 10 AWG + 8#8" }).emt).toBe("1-1/4");
  expect(errorAt("conduitFill", { conductors: "three" }, "conductors")?.code).toBe("conductors");
  expect(errorAt("conduitFill", {}, "conductors")?.code).toBe("missing");
  expect(errorAt("conduitFill", { conductors: "401 #14" }, "conductors")?.code).toBe("tooMany");
});

test("90 degrees is a temperature in the field's scale, and Celsius is converted", () => {
  expect(outputs("heatIndex", { temperature: "90 degrees", humidity: 40 }).heatIndex).toBeCloseTo(90.7, 1);
  expect(outputs("heatIndex", { temperature: "32.2222222 °C", humidity: "40%" }).heatIndex).toBeCloseTo(
    90.7,
    1,
  );
});

test("a pitch is a number, a ratio, or a percentage", () => {
  for (const pitch of [6, "6", "6:12", "6/12", "6 in 12", "1:2", "50%"]) {
    expect(outputs("roofPitch", { pitch }).pitchFactor).toBeCloseTo(Math.sqrt(1.25), 12);
  }
});

test.each<[FormulaId, Record<string, Given>, LabelId]>([
  ["rebarGrid", { length: 1, width: 1, spacing: 12, cover: 6 }, "cover"],
  ["rebarLap", { run: 50, stock: 10, bar: "18", lapDiameters: 100 }, "stock"],
  ["voltageDrop", { current: 20, oneWay: 10_000, wire: "14" }, "wire"],
  ["voltageDropSize", { current: 4000, oneWay: 10_000 }, "oneWay"],
  ["dwellingOptional", { floorArea: 50_000, electricHeat: 200_000 }, "floorArea"],
  ["conduitFill", { conductors: "40 #4/0" }, "conductors"],
  ["paint", { perimeter: 40, height: 8, openings: 320 }, "openings"],
  ["drywall", { wallLength: 0, height: 8 }, "openings"],
])("%s refuses what is impossible together", (id, given, input) => {
  expect(errorAt(id, given, input)?.code).toBe("conflict");
});

describe("more of a thing is never less of its material", () => {
  const grows: [FormulaId, LabelId, LabelId[]][] = [
    ["concreteSlab", "length", ["volume", "bags80", "readyMix", "weight"]],
    ["concreteSlab", "thickness", ["volume", "bags60"]],
    ["concreteSlab", "waste", ["volume", "bags40"]],
    ["concreteFooting", "width", ["volume"]],
    ["concreteColumn", "diameter", ["volume", "bags80"]],
    ["concreteSteps", "steps", ["volume"]],
    ["rebarGrid", "length", ["barTotal", "weight", "barsCrosswise"]],
    ["rebarLap", "run", ["barTotal", "pieces"]],
    ["stairsLayout", "totalRise", ["risers", "totalRun", "stringer"]],
    ["beamUniform", "load", ["moment", "deflection", "bendingStress"]],
    ["beamUniform", "span", ["moment", "deflection"]],
    ["beamPoint", "pointLoad", ["moment", "deflection"]],
    ["dwellingOptional", "floorArea", ["generalDemand", "total", "service"]],
    ["dwellingStandard", "floorArea", ["generalDemand", "total"]],
    ["roofArea", "pitch", ["roofArea", "bundles"]],
    ["roofRafter", "span", ["rafterTotal"]],
    ["drywall", "wallLength", ["sheets", "mud", "screws"]],
    ["paint", "coats", ["gallons", "gallonsToBuy"]],
    ["boardFeet", "length", ["boardFeet"]],
    ["rampLayout", "rise", ["runs", "rampTotal"]],
    ["trenchSlope", "trenchDepth", ["setback", "topWidth"]],
    ["ladder", "workingLength", ["baseOffset", "supportHeight"]],
  ];
  test.each(grows)("%s by %s", (id, grown, results) => {
    const formula = FORMULAS[id];
    const input = formula.inputs.find((each) => each.id === grown);
    if (!input) throw new Error(`${id} has no ${grown}`);
    const others = fc.record(Object.fromEntries(formula.inputs.map((each) => [each.id, anyValue(each)])));
    fc.assert(
      fc.property(others, anyValue(input), anyValue(input), (given, a, b) => {
        const [less, more] = Number(a) <= Number(b) ? [a, b] : [b, a];
        const small = run(formula, { ...given, [grown]: less } as Record<string, Given>);
        const large = run(formula, { ...given, [grown]: more } as Record<string, Given>);
        if (!small.ok || !large.ok) return;
        for (const result of results) {
          const slack = 1e-9 * Math.abs(Number(large.outputs[result]));
          expect(Number(large.outputs[result]) + slack, result).toBeGreaterThanOrEqual(
            Number(small.outputs[result]),
          );
        }
      }),
    );
  });

  test("a thicker wire never drops more, and the size found keeps to the drop", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 100, noNaN: true }),
        fc.double({ min: 1, max: 400, noNaN: true }),
        (current, oneWay) => {
          const given = { current, oneWay, voltage: 240 };
          const found = run(FORMULAS.voltageDropSize, given);
          if (!found.ok) return;
          const drop = outputs("voltageDrop", { ...given, wire: String(found.outputs.wire) });
          expect(drop.dropOk).toBe(true);
        },
      ),
    );
  });

  test("the most conductors of a size go into their tube, and one more does not", () => {
    for (const wire of ["14", "12", "10", "8", "6", "4", "2", "1/0", "4/0"]) {
      for (const emt of ["1/2", "3/4", "1", "1-1/4", "1-1/2", "2"]) {
        const most = Number(outputs("conduitMost", { wire, emt }).mostConductors);
        const tubeFor = (count: number) => {
          const outcome = run(FORMULAS.conduitFill, { conductors: [{ count, size: wire }] });
          return outcome.ok ? String(outcome.outputs.emt) : "none";
        };
        const sizes = ["1/2", "3/4", "1", "1-1/4", "1-1/2", "2", "none"];
        if (most > 0) expect(sizes.indexOf(tubeFor(most))).toBeLessThanOrEqual(sizes.indexOf(emt));
        expect(sizes.indexOf(tubeFor(most + 1))).toBeGreaterThan(sizes.indexOf(emt));
      }
    }
  });
});

test("limits hold at the limit and fail beside it", () => {
  const slab = (thickness: number) => run(FORMULAS.concreteSlab, { ...SLAB, thickness });
  expect([slab(2).ok, slab(24).ok, slab(1.99).ok, slab(24.01).ok]).toEqual([true, true, false, false]);
  const riser = (value: number) =>
    outputs("stairsCheck", { riser: value, tread: 10, headroom: 80, width: 36 }).complies;
  expect([riser(7.75), riser(7.7501)]).toEqual([true, false]);
  const ibc = (occupants: number) =>
    outputs("stairsCheck", { code: "IBC", riser: 4, tread: 11, headroom: 80, width: 36, occupants }).fails;
  expect([ibc(49), ibc(50)]).toEqual([[], ["width"]]);
  const ramp = (rise: number) => outputs("rampCheck", { rise, rampRun: rise * 12 });
  expect([ramp(30).complies, ramp(30.5).complies, ramp(6).handrails, ramp(6.25).handrails]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const trench = (trenchDepth: number, soil = "B") => outputs("trenchProtection", { trenchDepth, soil });
  expect([
    trench(4.99).protection,
    trench(5).protection,
    trench(8, "rock").protection,
    trench(3.99).egress,
    trench(4).egress,
  ]).toEqual([false, true, false, false, true]);
  expect(outputs("trenchProtection", { trenchDepth: 3, caveInSigns: "on" }).protection).toBe(true);
  expect([trench(20).engineer, trench(20.5).engineer]).toEqual([false, true]);
  expect(
    errorAt("trenchSlope", { soil: "A", trenchDepth: 20.5, bottomWidth: 3 }, "trenchDepth"),
  ).toMatchObject({ code: "range", max: 20 });
  expect(outputs("trenchSlope", { soil: "rock", trenchDepth: 8, bottomWidth: 3 })).toMatchObject({
    setback: 0,
    topWidth: 3,
    maxAngle: 90,
  });
});

test("a run prints every step with its numbers", () => {
  const outcome = run(FORMULAS.concreteSlab, { ...SLAB, waste: 0 });
  if (!outcome.ok) throw new Error("a slab");
  const printed = printRun(outcome, english);
  expect(printed.title).toBe("Concrete for a slab");
  expect(printed.steps.map(({ working }) => working)).toEqual([
    "10 ft × 10 ft × 4 in ÷ 12 ≈ 33.333 ft³",
    "33.333 ft³ ÷ 27 ≈ 1.235 yd³",
    "33.333 ft³ × (1 + 0%) ≈ 33.333 ft³",
    "33.333 ft³ ÷ 27 ≈ 1.235 yd³",
    "33.333 ft³ × 0.028316846592 ≈ 0.9439 m³",
    "⌈1.235 yd³ × 4⌉ ÷ 4 = 1.25 yd³",
    "⌈33.333 ft³ ÷ 0.6⌉ = 56",
    "⌈33.333 ft³ ÷ 0.45⌉ = 75",
    "⌈33.333 ft³ ÷ 0.3⌉ = 112",
    "33.333 ft³ × 150 = 5,000 lb",
    "4 in ≥ 3.5 in → ✓",
  ]);
  expect(printed.citations[0]).toEqual({ text: "Geometry", mark: en.marks.known });
  expect(printed.citations.at(-1)?.text).toBe("IRC 2021, R506.1");
});

test("results are in the page's language, and the arithmetic is the same in all but for the units' names", () => {
  const outcome = run(FORMULAS.stairsLayout, { totalRise: 108 });
  if (!outcome.ok) throw new Error("a stair");
  const [inEnglish, inSpanish, inHebrew] = [english, spanish, hebrew].map((t) => printRun(outcome, t));
  expect(inEnglish?.outputs[1]).toEqual({
    id: "riser",
    label: "Riser height",
    text: "7.714 in",
    tape: `7 11/16"`,
  });
  expect(inSpanish?.outputs[1]?.label).toBe("Altura de contrahuella");
  expect(inHebrew?.outputs[1]?.text).toBe("7.714 אינץ'");
  expect(inHebrew?.outputs.at(-1)?.text).toBe("כן");
  const workings = [inEnglish, inSpanish, inHebrew].map((run) => run?.steps.map(({ working }) => working));
  expect(workings[1]).toEqual(workings[0]?.map((working) => working.replace(/\bin\b/g, "pulg")));
  expect(workings[2]).toEqual(workings[0]);
});

test("choices stand in a working by their word, and a wire with what sizes it", () => {
  const trench = run(FORMULAS.trenchProtection, { trenchDepth: 8, soil: "rock" });
  const wire = run(FORMULAS.voltageDropSize, { current: 20, oneWay: 100 });
  if (!trench.ok || !wire.ok) throw new Error("both have answers");
  expect(printRun(trench, english).steps[0]?.working).toBe("8 ft ≥ 5 ft, Stable rock");
  expect(printRun(trench, hebrew).steps[0]?.working).toBe("8 ft ≥ 5 ft, \u2068סלע יציב\u2069");
  expect(printRun(wire, english).outputs[1]?.text).toBe("8 AWG");
});

test("errors are put into words", () => {
  const explain = (given: Record<string, Given>, input: LabelId, t = english) => {
    const error = errorAt("concreteSlab", { ...SLAB, ...given }, input);
    return error && explainError(error, t);
  };
  expect(explain({ thickness: "1 in" }, "thickness")).toBe(
    "Between 2 in and 24 in: slabs on the ground are 2 to 24 inches thick; for more, have it designed.",
  );
  expect(explain({ length: "10 lb" }, "length")).toBe(
    "A length is needed here, and this is a weight or load.",
  );
  expect(explain({ length: "10 flurbs" }, "length")).toBe("“flurbs” is no unit known here.");
  expect(explain({ length: "10 lb" }, "length", spanish)).toBe(
    "Una longitud es lo que va aquí, y esto es un peso o una carga.",
  );
  expect(explain({ length: "" }, "length", hebrew)).toBe("הנתון הזה חסר.");
});

test("what nothing may exceed is read down to the mark of a tape, not to the nearest one", () => {
  const outcome = run(FORMULAS.joistCuts, { joistDepth: 9.25 });
  if (!outcome.ok) throw new Error("9.25 in is a joist");
  const tapes = printRun(outcome, english).outputs.map(({ id, tape }) => [id, tape]);
  // 1.5417 in is nearer to 1 9/16, which is too deep.
  expect(tapes).toEqual([
    ["deepestNotch", `1 1/2"`],
    ["deepestEndNotch", `2 5/16"`],
    ["widestHole", `3 1/16"`],
    ["holeEdge", undefined],
  ]);
});
