import { expect, test } from "vitest";
import { KB, WORKER } from "./budgets.mjs";
import { assertWithinLimits, weightLine } from "./bundle-weight.mjs";
import { planFor } from "./test-layers.mjs";

const most = WORKER.app ?? 0;

test("a worker of exactly its budget may be deployed, and one byte more may not", () => {
  expect(() => assertWithinLimits([{ key: "app", raw: 0, gzip: most }])).not.toThrow();
  expect(() => assertWithinLimits([{ key: "app", raw: 0, gzip: most + 1 }])).toThrow(
    `the budget is ${(most / KB).toFixed(1)} KB`,
  );
});

test("a kilobyte has 1,024 bytes wherever one is told", () => {
  expect(KB).toBe(1024);
  expect(weightLine({ key: "app", raw: 10 * 1024, gzip: 1024 })).toBe(
    "app       10.0 KB raw     1.0 KB gzip",
  );
});

test("the deployment is tried with the budgets, on what is built already", () => {
  expect(
    planFor(["budgets"])
      .flat()
      .map(({ name }) => name),
  ).toEqual(["the budgets", "the deployment, dry"]);
  expect(
    planFor(["unit"])
      .flat()
      .map(({ name }) => name),
  ).not.toContain("the deployment, dry");
});
