#!/usr/bin/env node
// npm run prove: the tests with random or concurrent cases, each tried twenty times as often as in `npm test`, and the
// worst cases against the clock, with their figures. It takes minutes and wants a quiet machine, so nothing else runs it.
//   npm run prove -- formula   only the files whose paths contain this
import "./lib/node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { lapLogger } from "./lib/laps.mjs";
import { inRoot, ROOT } from "./lib/root.mjs";
import { outcomeOf, tool } from "./lib/run.mjs";
import { setUp } from "./lib/set-up.mjs";

const wanted = process.argv.slice(2);
await setUp(lapLogger());
const files = fs
  .readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join("app", file))
  .filter((file) => fs.readFileSync(path.join(ROOT, file), "utf8").includes("tests/prove.ts"))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
if (files.length === 0) {
  console.error("No test repeats or times anything there.");
  process.exit(1);
}
const projects = ["unit", "data-d1", "data-libsql"].map((project) => `--project=${project}`);
const args = ["run", ...files, ...projects, "--no-file-parallelism", "--testTimeout=600000"];
const { code } = await outcomeOf(...tool("vitest/vitest.mjs", args), { env: { PROVE: "1" } });
process.exit(code);
