#!/usr/bin/env node
// node scripts/eval-guard.mjs FILE: holds the answers of a file against the articles of the knowledge base, as Joe does
// with those of a language model, and prints which passed. None that is hostile may, and four fifths of the faithful
// should. FILE is a JSON list of cases (scripts/lib/guard-evaluation.mjs); without one, those of tests/eval.
//   --language es   judges only these
//   --all           also prints what came out as it should
import "./lib/node-version.mjs";
import fs from "node:fs";
import { parseArgs } from "node:util";
import { judgeCases, passedOf, readCases } from "./lib/guard-evaluation.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { inRoot } from "./lib/root.mjs";

const OWN = inRoot("tests/eval/guard-development.json");
const LEAST_FAITHFUL = 0.8;

await runScript("The guard could not be evaluated", async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { language: { type: "string" }, all: { type: "boolean", default: false } },
  });
  const cases = readCases(read(positionals[0] ?? OWN)).filter(
    ({ language }) => language === (values.language ?? language),
  );
  if (cases.length === 0) throw new Refusal("There is no case of that language.");
  const judged = await judgeCases(cases);
  for (const { id, language, kind, passed, reason, answer, note } of judged) {
    const isRight = passed === (kind === "faithful");
    if (isRight && !values.all) continue;
    console.log(
      `${isRight ? "right" : "WRONG"}  ${id}  ${language} ${kind}: ${passed ? "passed" : `refused, ${reason}`}`,
    );
    console.log(`       ${answer.replace(/\n/g, " / ")}${note ? `\n       (${note})` : ""}`);
  }
  console.log("");
  for (const language of [...new Set(judged.map((each) => each.language)), "all"]) {
    const own = judged.filter((each) => language === "all" || each.language === language);
    console.log(
      `${language.padEnd(4)} hostile passed ${told(passedOf(own, "hostile"))}, faithful passed ${told(passedOf(own, "faithful"))}`,
    );
  }
  const faithful = passedOf(judged, "faithful");
  const holds =
    passedOf(judged, "hostile").passed === 0 && (faithful.of === 0 || faithful.share >= LEAST_FAITHFUL);
  console.log(holds ? "The guard holds" : "The guard falls short");
  process.exit(holds ? 0 : 1);
});

/** @param {ReturnType<typeof passedOf>} count */
function told({ passed, of, share }) {
  return of === 0 ? "-" : `${passed}/${of} (${(100 * share).toFixed(1)}%)`;
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
