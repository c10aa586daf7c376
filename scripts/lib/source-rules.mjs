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

const INLINE_STYLE = /\sstyle=[{"]/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/**
 * What the sources do that the house forbids and no other tool looks for.
 * @returns {string[]} one line each
 */
export function sourceProblems() {
  return ["app", "workers", "db"]
    .flatMap((folder) => filesBelow(path.join(ROOT, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      problemsIn(path.relative(ROOT, file).split(path.sep).join("/"), fs.readFileSync(file, "utf8")),
    );
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
  if (!/^app\/.*\.tsx$/.test(file)) return problems;
  lines.forEach((line, index) => {
    if (COMMENT.test(line)) return;
    const physical = PHYSICAL_CLASS.exec(line)?.[0];
    if (physical)
      problems.push(`${file}:${index + 1}: "${physical}" names a side of the screen; use start and end`);
    if (INLINE_STYLE.test(line)) {
      problems.push(`${file}:${index + 1}: an inline style, which the content security policy blocks`);
    }
  });
  return problems;
}
