import fs from "node:fs";
import path from "node:path";
import { commandProblems } from "./command-rules.mjs";
import { filesBelow } from "./files.mjs";
import { ROOT } from "./root.mjs";

const MOST_LINES = 400;

/** Text and data may be as long as they are; tests and generated types too. */
const MAY_BE_LONG = /\/locales\/|\.data\.ts$|\.test\.tsx?$|\.d\.ts$/;

/** What may follow a spacing or position class: a number, a fraction, a keyword or a value in brackets. */
const VALUE = String.raw`(?:\d|px\b|auto\b|full\b|\[|\()`;

/** Classes that name a side of the screen; Hebrew is read from the other side. */
const PHYSICAL_CLASS = new RegExp(
  String.raw`(?<![\w/.-])!?-?(?:(?:scroll-)?(?:m|p)[lr]-${VALUE}|(?:left|right)-${VALUE}|` +
    String.raw`(?:text|float|clear)-(?:left|right)\b(?!-)|border-[lr]\b|rounded-(?:l|r|tl|tr|bl|br)\b)`,
);

/** The mark at the beginning of a table: whoever writes it makes one without the only writer that defuses formulas. */
const TABLE_MARK = /["'`]\\ufeff/i;
const TABLE_WRITER = "app/lib/csv.ts";

/** A screen whose script is fetched late is counted by no budget of its route, and comes after a second wait. */
const LATE_SCREEN = /latePart\([\s\S]{0,120}?import\("([^"]*-screen\.tsx)"\)/g;
/**
 * A screen that is one of several states of an address, opened by a press; the budgets weigh it as such a state
 * (`AWAKE_STATES`).
 */
const STATES = ["/plan-screen.tsx", "/chat-screen.tsx"];

/** How long the folder of hydration may be, its README with it: what wakes a page stays small enough to be read whole. */
const WAKE_FOLDER = "app/hydration";
const MOST_WAKE_LINES = 250;
/** A browser's own functions put in place of by ours, or the inside of the router. */
const PATCHED =
  /\b(?:window|globalThis|self)\.(?:fetch|history|navigation|setTimeout)\s*=(?!=)|__remixRouter\b/;

/** A limit that a form and its schema share is a name: as a number it would stand in both, and one day differ. */
const LIMIT_IN_FIGURES = /\bmaxLength=(?:\{\d|"\d)/;

const INLINE_STYLE = /\sstyle=[{"]/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/**
 * What the sources do that the house forbids and no other tool looks for.
 * @returns {string[]} one line each
 */
export function sourceProblems() {
  const files = filesBelow(path.join(ROOT, WAKE_FOLDER)).filter((file) => !/\.test\.tsx?$/.test(file));
  const wake = files.map((file) => fs.readFileSync(file, "utf8"));
  const sources = ["app", "workers", "db"]
    .flatMap((folder) => filesBelow(path.join(ROOT, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      problemsIn(path.relative(ROOT, file).split(path.sep).join("/"), fs.readFileSync(file, "utf8")),
    );
  return [...sources, ...wakeProblems(wake)];
}

/**
 * @param {readonly string[]} sources the files of the wake layer
 * @returns {string[]}
 */
export function wakeProblems(sources) {
  const lines = sources.reduce((sum, source) => sum + source.replace(/\n$/, "").split("\n").length, 0);
  return lines > MOST_WAKE_LINES
    ? [`${WAKE_FOLDER}: ${lines} lines; ${MOST_WAKE_LINES} is the most, with its script and its README`]
    : [];
}

/**
 * @param {string} file relative to the project, with forward slashes
 * @param {string} source
 * @returns {string[]}
 */
export function problemsIn(file, source) {
  const lines = source.replace(/\n$/, "").split("\n");
  const problems = commandProblems(file, source);
  if (lines.length > MOST_LINES && !MAY_BE_LONG.test(file)) {
    problems.push(`${file}: ${lines.length} lines; split it by meaning, ${MOST_LINES} is the most`);
  }
  if (file !== TABLE_WRITER && !/\.test\.tsx?$/.test(file) && TABLE_MARK.test(source))
    problems.push(`${file}: a table is written by csvOf of ${TABLE_WRITER}, which runs no formula`);
  if (PATCHED.test(source) && !/\.test\.tsx?$/.test(file))
    problems.push(`${file}: what belongs to the browser or to the router is used, not replaced`);
  for (const [, screen = ""] of source.matchAll(LATE_SCREEN)) {
    if (!STATES.some((end) => screen.endsWith(end)))
      problems.push(`${file}: the whole screen ${screen} is no late part; only what a press opens is one`);
  }
  if (!/^app\/.*\.tsx$/.test(file)) return problems;
  lines.forEach((line, index) => {
    if (COMMENT.test(line)) return;
    const physical = PHYSICAL_CLASS.exec(line)?.[0];
    if (physical)
      problems.push(`${file}:${index + 1}: "${physical}" names a side of the screen; use start and end`);
    if (LIMIT_IN_FIGURES.test(line))
      problems.push(
        `${file}:${index + 1}: a limit in figures; the schema names it, and the field takes that name`,
      );
    if (INLINE_STYLE.test(line)) {
      problems.push(`${file}:${index + 1}: an inline style, which the content security policy blocks`);
    }
  });
  return problems;
}
