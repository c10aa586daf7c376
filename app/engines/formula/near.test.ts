import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { FORMULAS, type Given, printRun, run } from "./formula.ts";

const worked = (id: keyof typeof FORMULAS, given: Record<string, Given>, system: "us" | "metric" = "us") => {
  const outcome = run(FORMULAS[id], given, "en", system);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
};
const STAIR = { riser: "180 mm", tread: "280 mm", headroom: "2.1 m" };

describe("a metric figure that a conversion alone puts past its limit is to be verified, and does not fail", () => {
  test("914 mm is what a drawing calls 36 in", () => {
    const { outputs, values } = worked("stairsCheck", { ...STAIR, width: "914 mm" });
    expect(values.widthOk).toBe("verify");
    expect(outputs).toMatchObject({ complies: "verify", fails: [] });
  });

  test("so is a bare number on a metric page, on either side of a range", () => {
    expect(worked("codeSize", { sizeOf: "adaGrabBar", measured: "838" }, "metric").outputs.complies).toBe(
      "verify",
    );
    expect(worked("codeSize", { sizeOf: "necDepth", measured: "914" }, "metric").outputs.complies).toBe(
      "verify",
    );
  });

  test("and an area that the code gives in square meters with two decimals", () => {
    expect(
      worked("roomCheck", { roomLength: "3 m", roomWidth: "2.1675 m", ceiling: "2.4 m" }).outputs,
    ).toMatchObject({ complies: "verify", fails: [] });
  });

  test("half a millimeter off it fails", () => {
    expect(worked("stairsCheck", { ...STAIR, width: "913.9 mm" }).outputs).toMatchObject({
      complies: false,
      fails: ["width"],
    });
  });

  test("what fails besides still does", () => {
    expect(worked("stairsCheck", { ...STAIR, riser: "210 mm", width: "914 mm" })).toMatchObject({
      values: { widthOk: "verify", riserOk: false },
      outputs: { complies: false, fails: ["riser"] },
    });
  });

  test("inches are as they are said", () => {
    const { outputs } = worked("stairsCheck", {
      riser: "7 in",
      tread: "11 in",
      headroom: "82 in",
      width: "35.99 in",
    });
    expect(outputs).toMatchObject({ complies: false, fails: ["width"] });
  });

  test("what meets its limit still does, and what a guard needs is not asked less", () => {
    expect(worked("stairsCheck", { ...STAIR, width: "915 mm" }).outputs.complies).toBe(true);
    expect(worked("guardCheck", { guardDrop: "1 m", guardHeight: "914 mm" }).outputs).toMatchObject({
      guardNeeded: true,
      complies: "verify",
    });
    expect(worked("guardCheck", { guardDrop: "1 m", guardHeight: "900 mm" }).outputs.complies).toBe(false);
  });
});

test("an end of a range in inches takes the millimeters that it is called by", () => {
  expect(run(FORMULAS.concreteColumn, { diameter: "152 mm", depth: "1 m" }, "en").ok).toBe(true);
  expect(run(FORMULAS.concreteColumn, { diameter: "151 mm", depth: "1 m" }, "en").ok).toBe(false);
});

test("it is printed as something to verify, in the three languages", () => {
  const outcome = worked("stairsCheck", { ...STAIR, width: "914 mm" });
  for (const language of ["en", "es", "he"] as const) {
    const t = translator(language, "formula");
    const { outputs, steps } = printRun(outcome, t, "metric");
    expect(outputs.find(({ id }) => id === "complies")?.text).toBe(t("words.verify"));
    expect(steps.find(({ id }) => id === "widthOk")?.working).toMatch(/→ ≈$/);
  }
});
