import { expect, test } from "vitest";
import { problemsIn, wakeProblems } from "./source-rules.mjs";

const FILE = "app/features/materials/shop/basket.tsx";

test.each([
  "ml-4",
  "-mr-2",
  "md:pl-[3px]",
  "left-0",
  "hover:right-1/2",
  "text-left",
  "border-l",
  "border-r-2",
  "rounded-l-md",
  "rounded-tr",
])("%s names a side of the screen", (name) => {
  expect(problemsIn(FILE, `<p className="flex ${name}">`)).toHaveLength(1);
});

test.each([
  "ms-4 pe-2 start-0 text-start border-s rounded-s-md",
  "rounded-lg border-lime-500 mb-4 plain",
  "left-handed",
])("%s does not", (names) => {
  expect(problemsIn(FILE, `<p className="${names}">`)).toEqual([]);
});

test("inline styles are found, comments are not read", () => {
  expect(problemsIn(FILE, "<p style={{ color }}>")).toHaveLength(1);
  expect(problemsIn(FILE, '// <p style={{ color }} className="ml-4">')).toEqual([]);
});

test("a long file must be split, unless it is text, data or a test", () => {
  const long = "const a = 1;\n".repeat(401);
  expect(problemsIn("workers/app/index.ts", long)).toHaveLength(1);
  expect(problemsIn("workers/app/index.ts", long.slice(13))).toEqual([]);
  for (const file of ["app/ui/locales/en.ts", "app/features/a/prices.data.ts", "app/lib/a.test.ts"]) {
    expect(problemsIn(file, long)).toEqual([]);
  }
});

test("a table is written by the one writer that leaves no formula in it", () => {
  const table = 'const csv = "\\uFEFF" + rows.join(",");\n';
  expect(problemsIn("app/features/patents/patents/document/list-csv.ts", table)).toHaveLength(1);
  expect(problemsIn("app/lib/csv.ts", table)).toEqual([]);
  expect(problemsIn("app/lib/csv.test.ts", table)).toEqual([]);
});

test("a whole screen is no late part, unless it is a state that a press opens", () => {
  const late = (/** @type {string} */ screen) =>
    `const Part = import.meta.env.SSR ? Drawn : latePart(() => import("~/features/a/b/components/${screen}"));\n`;
  const route = "app/routes/patents/patents.tsx";
  expect(problemsIn(route, late("patents-screen.tsx"))).toHaveLength(1);
  expect(problemsIn(route, late("plan-screen.tsx"))).toEqual([]);
  expect(problemsIn(route, late("comparison-table.tsx"))).toEqual([]);
  const named = 'latePart(async () => ({\n  default: (await import("~/features/a/b-screen.tsx")).B,\n}));\n';
  expect(problemsIn(route, named)).toHaveLength(1);
});

test("the layer that wakes a page stays short enough to be read whole", () => {
  expect(wakeProblems(["a\n".repeat(200), "b\n".repeat(50)])).toEqual([]);
  expect(wakeProblems(["a\n".repeat(200), "b\n".repeat(51)])).toHaveLength(1);
});

test("nothing of the browser or of the router is replaced", () => {
  for (const line of [
    "window.fetch = ours;",
    "globalThis.fetch=ours",
    "const router = window.__remixRouter;",
  ])
    expect(problemsIn("app/hydration/navigation.ts", line)).toHaveLength(1);
  for (const line of ["if (window.fetch === ours) return;", "window.fetch(address)"])
    expect(problemsIn("app/hydration/navigation.ts", line)).toEqual([]);
});

test("a field takes its limit by name", () => {
  expect(problemsIn(FILE, "<Field maxLength={80} />")).toHaveLength(1);
  expect(problemsIn(FILE, '<input maxLength="80" />')).toHaveLength(1);
  expect(problemsIn(FILE, "<Field maxLength={SITE_LIMITS.name} />")).toEqual([]);
});
