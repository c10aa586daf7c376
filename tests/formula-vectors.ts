import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { FORMULAS, type FormulaId, type Given, run, type Values } from "~/engines/formula/formula.ts";

export interface Vector {
  area: string;
  name: string;
  input: Record<string, unknown>;
  expected: Record<string, unknown>;
  tolerance: "exact" | { abs?: number; rel?: number };
}

const FILE = path.join(import.meta.dirname, "data/vectors.json");
const VECTORS = JSON.parse(readFileSync(FILE, "utf8")) as Vector[];

/** Whole numbers, words and lists are always exact; the tolerance is for measures. */
export function expectWithin(
  name: string,
  actual: unknown,
  expected: unknown,
  tolerance: Vector["tolerance"],
) {
  if (typeof expected === "number" && typeof actual === "number" && tolerance !== "exact") {
    const slack = Math.max(tolerance.abs ?? 0, (tolerance.rel ?? 0) * Math.abs(expected));
    expect(Math.abs(actual - expected), `${name}: ${actual} for ${expected}`).toBeLessThanOrEqual(slack);
  } else expect(actual, name).toEqual(expected);
}

/**
 * The areas that no calculator answers: the public function that does, and where it is exported. All others are worked
 * out by formulas of the catalogue, each of which has a page.
 */
export const ELSEWHERE: Readonly<Record<string, readonly [name: string, file: string]>> = {
  units: ["convert", "app/engines/formula/formula.ts"],
  license: ["licenceNeeded", "app/features/tools/licences/needed.logic.ts"],
  weather_task: ["judge", "app/features/projects/weather/verdict.ts"],
  blueprint_text: ["readLine", "app/engines/drawing/text/read-line.ts"],
  blueprint_compliance: ["checkEntities", "app/engines/drawing/check/check-entities.ts"],
};

/** The formulas that were worked out since a case began. */
const worked = new Set<FormulaId>();

export function valuesOf(id: FormulaId, given: Record<string, unknown>): Values {
  worked.add(id);
  const outcome = run(FORMULAS[id], given as Record<string, Given>);
  if (!outcome.ok) throw new Error(`${id}: ${JSON.stringify(outcome.errors)}`);
  return outcome.values;
}

const of = (area: string) => VECTORS.filter((vector) => vector.area === area);

/** The vectors' names for what our formulas call otherwise; what is not listed must be listed. */
export type Names = Record<string, string>;

export function check(vector: Vector, id: FormulaId, given: Record<string, unknown>, names: Names) {
  const values = valuesOf(id, given);
  for (const [field, expected] of Object.entries(vector.expected)) {
    const name = names[field];
    if (!name) throw new Error(`${vector.name}: nothing answers ${field}`);
    expectWithin(field, values[name], expected, vector.tolerance);
  }
}

export const describeArea = (area: string, count: number, each: (vector: Vector) => void) =>
  describe(area, () => {
    test("is covered to the last vector", () => expect(of(area)).toHaveLength(count));
    test.each(of(area).map((vector) => [vector.name, vector] as const))("%s", (_, vector) => {
      worked.clear();
      each(vector);
      if (!(area in ELSEWHERE))
        expect([...worked], "worked out by a formula of the catalogue").not.toEqual([]);
    });
  });
