#!/usr/bin/env node
// npm run prove: the tests with random or concurrent cases, each tried twenty times as often as in `npm test`, the walks
// that go everywhere and not only to the screens, and the worst cases against the clock, with their figures. It takes long
// and wants a quiet machine, so nothing else runs it.
//   npm run prove -- formula   only the files whose paths contain this
//   npm run prove -- e2e       browser tests only when named, on a phone and in a wide window
import "./lib/node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { ensureBrowser } from "./lib/ensure-browser.mjs";
import { filesBelow } from "./lib/files.mjs";
import { lapLogger } from "./lib/laps.mjs";
import { ensureBuilt } from "./lib/product-build.mjs";
import { inRoot, ROOT } from "./lib/root.mjs";
import { outcomeOf, tool } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";

const wanted = process.argv.slice(2);
const files = ["app", "db", "scripts", "tests/integration"]
  .flatMap((folder) => filesBelow(inRoot(folder)))
  .map((file) => path.relative(ROOT, file).split(path.sep).join("/"))
  .filter((file) => /\.test\.(tsx?|mjs)$/.test(file))
  .filter((file) => /\/prove\.ts"|env\.PROVE\b/.test(fs.readFileSync(inRoot(file), "utf8")))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
const specs = filesBelow(inRoot("tests/e2e"))
  .map((file) => path.relative(ROOT, file).split(path.sep).join("/"))
  .filter((file) => file.endsWith(".spec.ts") && wanted.some((part) => file.includes(part)));
if (files.length === 0 && specs.length === 0) {
  console.error("No test repeats or times anything there.");
  process.exit(1);
}
const overHttp = files.some((file) => file.startsWith("tests/integration/"));
const needed = [
  ...(overHttp || specs.length > 0 ? [ensureBuilt] : []),
  ...(specs.length > 0 ? [ensureBrowser] : []),
];
await setUp(lapLogger(), needed);
const env = { PROVE: "1" };
/** @type {number[]} */
const codes = [];
if (files.length > 0) {
  const projects = ["unit", "data-d1", "data-libsql", "http"].map((project) => `--project=${project}`);
  const args = ["run", ...files, ...projects, "--no-file-parallelism", "--testTimeout=600000"];
  codes.push((await outcomeOf(...tool("vitest/vitest.mjs", args), { env })).code);
}
if (specs.length > 0) {
  const args = ["test", ...specs, "--reporter=line"];
  codes.push((await outcomeOf(...tool("@playwright/test/cli.js", args), { env })).code);
}
process.exit(Math.max(...codes));
