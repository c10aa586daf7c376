import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countsIn, sum } from "./test-counts.mjs";
import { LAYERS, planFor } from "./test-layers.mjs";

/** @type {string} */
let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-counts-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** @param {unknown} report */
function counted(report) {
  const file = path.join(folder, "report.json");
  fs.writeFileSync(file, JSON.stringify(report));
  return countsIn(file);
}

test("a test file that could not be loaded counts as a failure", () => {
  const testResults = [
    { status: "passed", assertionResults: [{}] },
    { status: "failed", assertionResults: [] },
  ];
  const report = { testResults, numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0 };
  expect(counted(report)).toEqual({ passed: 1, failed: 1, skipped: 2 });
});

test("a browser test that passed at the second try has passed", () => {
  const stats = { expected: 3, flaky: 1, unexpected: 0, skipped: 0 };
  expect(counted({ stats, errors: [] })).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test("no report, or half of one, has no counts", () => {
  expect(countsIn(path.join(folder, "none.json"))).toBeUndefined();
  fs.writeFileSync(path.join(folder, "half.json"), '{"stats":');
  expect(countsIn(path.join(folder, "half.json"))).toBeUndefined();
});

test("counts add up", () => {
  const counts = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test("Vitest runs its layers in one step, and only the browser tests want a browser", () => {
  expect(planFor(["unit", "http"])).toHaveLength(1);
  expect(planFor(["unit"])[0]?.needsBrowser).toBeUndefined();
  expect(planFor(["e2e"])[0]?.needsBrowser).toBe(true);
  expect(planFor(LAYERS)[0]?.name).toBe("the checks");
});
