import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ELSEWHERE, type Vector } from "../../../tests/formula-vectors.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const AREAS = new Set(
  (JSON.parse(readFileSync(path.join(ROOT, "tests/data/vectors.json"), "utf8")) as Vector[]).map(
    ({ area }) => area,
  ),
);

/** What the tests that take worked cases name in quotes. */
const named = new Set<string>(
  readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(path.join(ROOT, "app", file), "utf8"))
    .filter((text) => /describeArea|data\/vectors\.json/.test(text))
    .flatMap((text) =>
      [...text.matchAll(/(?:describeArea\(\s*|area === )"(\w+)"/g)].flatMap(([, area]) => area ?? []),
    ),
);

test("every area of the worked cases is held against the code by a test that names it", () => {
  expect([...AREAS].filter((area) => !named.has(area))).toEqual([]);
});

test("no test names an area that has no worked cases", () => {
  expect([...named].filter((area) => !AREAS.has(area))).toEqual([]);
});

const SOURCES = readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file: `app/${file}`, text: readFileSync(path.join(ROOT, "app", file), "utf8") }));

test.each(Object.entries(ELSEWHERE))("what answers %s is used by the product too", (area, [name, file]) => {
  expect(AREAS.has(area)).toBe(true);
  const own = SOURCES.find((source) => source.file === file);
  expect(own?.text).toMatch(new RegExp(`export .*\\b${name}\\b`));
  const users = SOURCES.filter((source) => source !== own && new RegExp(`\\b${name}\\(`).test(source.text));
  expect(users.map((user) => user.file)).not.toEqual([]);
});
