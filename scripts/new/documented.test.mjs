import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../lib/root.mjs";

// Whoever adds a feature looks for parts and helpers in its guide, so the guide must not fall behind.
const guide = fs.readFileSync(inRoot("docs/adding-a-feature.md"), "utf8");

/**
 * The names of the files in a folder, without their endings.
 * @param {string} folder
 * @param {RegExp} wanted
 */
const namesIn = (folder, wanted) =>
  fs
    .readdirSync(inRoot(folder))
    .filter((file) => wanted.test(file) && !file.includes(".test."))
    .map((file) => path.parse(file).name);

test("the guide lists every component of the kit", () => {
  const parts = namesIn("app/ui", /\.tsx$/);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test("the guide lists every helper of the tests over HTTP", () => {
  const helpers = namesIn("tests/integration/support", /\.ts$/);
  expect(helpers.length).toBeGreaterThan(8);
  expect(helpers.filter((name) => !new RegExp(`[/\`]${name}\\.ts\``).test(guide))).toEqual([]);
});

test("the guide lists every kind of field that forms share", () => {
  const source = fs.readFileSync(inRoot("app/services/form-fields.ts"), "utf8");
  const fields = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  expect(fields.length).toBeGreaterThan(6);
  expect(fields.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});
