import fs from "node:fs";
import { readIfPresent } from "./files.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The variable that names the file in which one of our own scripts leaves its counts. */
export const REPORT_FILE = "REPORT_FILE";

/** @type {Readonly<Counts>} */
export const NOTHING = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

/** @param {Counts[]} all */
export function sum(all) {
  const total = { ...NOTHING };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
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
    return { passed: report.passed, failed: report.failed, skipped: report.skipped ?? 0 };
  } catch {
    return undefined;
  }
}

/** @param {any} report */
function vitestCounts(report) {
  // A file that could not even be loaded has no tests in it, and has failed all the same.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {any} report */
function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}
