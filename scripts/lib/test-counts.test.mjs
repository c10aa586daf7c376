import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inRoot } from "./root.mjs";
import { countsIn, NOTHING, sum } from "./test-counts.mjs";
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

test("a test file that could not be loaded counts as a failure and is named with its reason", () => {
  const testResults = [
    { name: inRoot("app", "good.test.ts"), status: "passed", assertionResults: [{ status: "passed" }] },
    {
      name: inRoot("app", "bad.test.ts"),
      status: "failed",
      message: "no such module\n  at x",
      assertionResults: [],
    },
  ];
  const report = { testResults, numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0 };
  expect(counted(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    notes: ["FAILED  app/bad.test.ts: no such module"],
  });
});

test("a failed test is named with the first line of its reason, and so is one that passed at the second try", () => {
  const failed = {
    status: "failed",
    fullName: "adds up",
    failureMessages: ["\u001b[31mexpected 1\u001b[39m\nat y"],
  };
  const passed = { status: "passed", fullName: "passes", failureMessages: [] };
  const wavers = { status: "passed", fullName: "wavers", failureMessages: ["too late\nat z"] };
  const testResults = [
    { name: inRoot("a.test.ts"), status: "failed", assertionResults: [passed, failed, wavers] },
  ];
  const report = { testResults, numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  expect(counted(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    notes: ["FAILED  a.test.ts adds up: expected 1", "at the second try  a.test.ts wavers: too late"],
  });
});

test("a browser test that passed at the second try has passed, and is named; one that failed twice has not", () => {
  const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 0 };
  const spec = (/** @type {string} */ title, /** @type {string} */ status, message = "") => ({
    title,
    file: "a.spec.ts",
    tests: [{ status, projectName: "phone", results: [{ error: { message } }] }],
  });
  const inner = { specs: [spec("falls", "unexpected", "Error: gone")] };
  const suites = [
    { specs: [spec("works", "expected"), spec("wavers", "flaky", "Timeout")], suites: [inner] },
  ];
  expect(counted({ stats, suites, errors: [] })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    notes: [
      "at the second try  [phone] a.spec.ts wavers: Timeout",
      "FAILED  [phone] a.spec.ts falls: Error: gone",
    ],
  });
});

test("no report, or half of one, has no counts", () => {
  expect(countsIn(path.join(folder, "none.json"))).toBeUndefined();
  fs.writeFileSync(path.join(folder, "half.json"), '{"stats":');
  expect(countsIn(path.join(folder, "half.json"))).toBeUndefined();
});

test("counts add up, and what was noted stays in order", () => {
  const counts = { passed: 1, failed: 2, skipped: 3, notes: ["a"] };
  expect(sum([counts, { ...counts, notes: ["b"] }, NOTHING])).toEqual({
    passed: 2,
    failed: 4,
    skipped: 6,
    notes: ["a", "b"],
  });
});

test("Vitest runs its layers in one step, both databases and the checks side by side, and only the browser tests want a browser", () => {
  expect(planFor(["unit", "http"])).toHaveLength(1);
  expect(planFor(["data"]).map((turn) => turn.map(({ name }) => name))).toEqual([
    ["Vitest (data-d1)", "Vitest (data-libsql)"],
  ]);
  expect(planFor(["unit"])[0]?.[0]?.needsBrowser).toBeUndefined();
  expect(planFor(["e2e"])[0]?.[0]?.needsBrowser).toBe(true);
  expect(planFor(LAYERS)[0]?.map(({ name }) => name)).toEqual([
    "the checks",
    "Vitest (data-d1)",
    "Vitest (data-libsql)",
  ]);
});
