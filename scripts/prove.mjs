#!/usr/bin/env node
// npm run prove: the tests with random or concurrent cases, each tried twenty times as often as in `npm test`, and the
// worst cases against the clock, with their figures. It takes minutes and wants a quiet machine, so nothing else runs it.
//   npm run prove -- formula   only the files whose paths contain this
import "./lib/node-version.mjs";
import fs from "node:fs";
import path from "node:path";
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
if (files.length === 0) {
  console.error("No test repeats or times anything there.");
  process.exit(1);
}
const overHttp = files.some((file) => file.startsWith("tests/integration/"));
await setUp(lapLogger(), overHttp ? [ensureBuilt] : []);
const projects = ["unit", "data-d1", "data-libsql", "http"].map((project) => `--project=${project}`);
const args = ["run", ...files, ...projects, "--no-file-parallelism", "--testTimeout=600000"];
const { code } = await outcomeOf(...tool("vitest/vitest.mjs", args), { env: { PROVE: "1" } });
process.exit(code);
