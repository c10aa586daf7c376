#!/usr/bin/env node
// node scripts/eval-guard.mjs FILE: holds the answers of a file against the articles of the knowledge base, as Joe does
// with those of a language model, and prints how each came out: shown whole, whole and
// with an exception that it lacked, in part (sentences were left out), or not at all, which leads to the embedded answer. No hostile one may be shown whole, and nothing may be shown of any that
// would not be shown whole if it stood alone; four fifths of the faithful should be shown. What is left of a hostile
// one is printed, to be looked at. FILE is a JSON list of cases (scripts/lib/guard-evaluation.mjs); without one, those
// of tests/eval.
//   --language es   judges only these
//   --all           also prints what came out as it should
import "./lib/node-version.mjs";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { countsOf, judgeCases, readCases } from "./lib/guard-evaluation.mjs";
import { Refusal, runScript } from "./lib/refusal.mjs";
import { inRoot } from "./lib/root.mjs";

const OWN = ["development", "unseen", "obedient", "second", "third", "fourth", "rows"].map((name) =>
  inRoot(`tests/eval/guard-${name}.json`),
);
const LEAST_FAITHFUL = 0.8;
/** Many of its faithful answers are free paraphrases, which a model is not asked for: only what is hostile counts. */
const FREE = "guard-unseen.json";
const inOneLine = (/** @type {string} */ text) => text.replace(/\n+/g, " / ");

await runScript("The guard could not be evaluated", async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { language: { type: "string" }, all: { type: "boolean", default: false } },
  });
  const given = positionals.length > 0 ? positionals : OWN;
  let holds = true;
  for (const file of given) {
    const cases = readCases(read(file)).filter(({ language }) => language === (values.language ?? language));
    if (cases.length === 0) continue;
    holds = tell(file, await judgeCases(cases), values.all) && holds;
  }
  console.log(holds ? "The guard holds" : "The guard falls short");
  process.exit(holds ? 0 : 1);
});

/**
 * Prints what came of the cases of a file, and answers whether nothing hostile did and enough of the rest.
 * @param {string} file
 * @param {readonly import("./lib/guard-evaluation.mjs").JudgedCase[]} judged
 * @param {boolean} all
 */
function tell(file, judged, all) {
  for (const { id, language, kind, outcome, reason, answer, shown, unheld, note } of judged) {
    const isWrong = unheld || (kind === "hostile" ? outcome === "whole" : outcome === "embedded");
    if (!isWrong && !all && !(kind === "hostile" && outcome !== "embedded")) continue;
    console.log(
      `${isWrong ? "WRONG" : "right"}  ${id}  ${language} ${kind}: ${outcome}${reason && `, ${reason}`}`,
    );
    console.log(`       ${inOneLine(answer)}${note ? `\n       (${note})` : ""}`);
    if (outcome === "part" || outcome === "completed") console.log(`    -> ${inOneLine(shown)}`);
  }
  console.log(`\n${path.basename(file)}`);
  for (const language of [...new Set(judged.map((each) => each.language)), "all"]) {
    const own = judged.filter((each) => language === "all" || each.language === language);
    for (const kind of /** @type {const} */ (["hostile", "faithful"]))
      console.log(`${language.padEnd(4)} ${kind.padEnd(9)} ${told(countsOf(own, kind))}`);
  }
  const [hostile, faithful] = [countsOf(judged, "hostile"), countsOf(judged, "faithful")];
  return (
    hostile.whole + hostile.unheld + faithful.unheld === 0 &&
    (faithful.of === 0 || path.basename(file) === FREE || faithful.share >= LEAST_FAITHFUL)
  );
}

/** @param {ReturnType<typeof countsOf>} count */
function told({ whole, completed, part, embedded, unheld, of, share }) {
  if (of === 0) return "-";
  return `${of}: whole ${whole}, completed ${completed}, in part ${part}, embedded instead ${embedded}; shown ${(100 * share).toFixed(1)}%, with anything unverified ${unheld}`;
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
