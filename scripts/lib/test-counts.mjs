import fs from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readIfPresent } from "./files.mjs";
import { ROOT } from "./root.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [notes] what failed, and what passed only at a second try: a line each
 */

/** The variable that names the file in which one of our own scripts leaves its counts. */
export const REPORT_FILE = "REPORT_FILE";

/** @type {Readonly<Counts>} */
export const NOTHING = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

const FAILED = "FAILED";
const SECOND_TRY = "at the second try";

/** The longest line of a note: enough for a sentence and its reason. */
const NOTE_LENGTH = 300;

/**
 * One line for the end of the run, where it is still read when the thousands before it are cut off.
 * @param {string} kind
 * @param {string} name
 * @param {string} [reason] an error's message, of which the first line is told
 */
export function note(kind, name, reason = "") {
  const [first = ""] = stripVTControlCharacters(reason).trim().split("\n");
  return `${kind}  ${name}${first && `: ${first}`}`.slice(0, NOTE_LENGTH);
}

/** @param {Counts[]} all */
export function sum(all) {
  /** @type {Required<Counts>} */
  const total = { ...NOTHING, notes: [] };
  for (const { passed, failed, skipped, notes = [] } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.notes.push(...notes);
  }
  return total;
}

/**
 * How long a step took, and how much it tested.
 * @param {string} name
 * @param {Counts} counts
 * @param {number} ms
 */
export function timeLine(name, { passed, failed }, ms) {
  const seconds = Math.round(ms / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
  return `${time.padStart(10)}  ${name}: ${passed + failed} tests`;
}

/**
 * Leaves the counts of a script of ours for `npm test`, if it asked for them.
 * @param {Counts} counts
 */
export function reportCounts(counts) {
  const file = process.env[REPORT_FILE];
  if (file) fs.writeFileSync(file, JSON.stringify(counts));
}

/**
 * The counts in a report, in the form of whichever tool wrote it.
 * @param {string} file
 * @returns {Counts | undefined} undefined when there is no whole report
 */
export function countsIn(file) {
  try {
    const report = JSON.parse(readIfPresent(file) ?? "");
    if ("testResults" in report) return vitestCounts(report);
    if ("stats" in report) return playwrightCounts(report);
    return report;
  } catch {
    return undefined;
  }
}

/** @param {any} report */
function vitestCounts({ testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  let failed = numFailedTests;
  const notes = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(ROOT, name ?? "");
    for (const { status, fullName, failureMessages: [reason] = [] } of assertionResults) {
      // A test that has passed and names a reason failed before.
      const kind = status === "failed" ? FAILED : status === "passed" && reason && SECOND_TRY;
      if (kind) notes.push(note(kind, `${file} ${fullName}`, reason));
    }
    // A file that could not even be loaded has no tests in it, and has failed all the same.
    if (status === "failed" && assertionResults.length === 0) {
      failed++;
      notes.push(note(FAILED, file, message));
    }
  }
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, notes };
}

const BROWSER_TEST = /** @type {const} */ ({ unexpected: FAILED, flaky: SECOND_TRY });

/** @param {any} report */
function playwrightCounts({ stats, errors = [], suites = [] }) {
  const notes = errors.map((/** @type {any} */ error) => note(FAILED, "the browser tests", error.message));
  for (const { file, title, tests } of suites.flatMap(specsOf)) {
    for (const { status, projectName, results } of tests) {
      const kind = BROWSER_TEST[/** @type {keyof typeof BROWSER_TEST} */ (status)];
      if (kind) notes.push(note(kind, `[${projectName}] ${file} ${title}`, results[0]?.error?.message));
    }
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    notes,
  };
}

/**
 * The tests of a suite and of those inside it.
 * @param {any} suite
 * @returns {any[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
