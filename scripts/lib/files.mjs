import fs from "node:fs";
import path from "node:path";

/**
 * Every file below a path, sorted; a path that does not exist holds none.
 * @param {string} start a file or a folder
 * @returns {string[]}
 */
export function filesBelow(start) {
  const stat = fs.statSync(start, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [start];
  return fs
    .readdirSync(start)
    .sort()
    .flatMap((name) => filesBelow(path.join(start, name)));
}

/**
 * Writes a file so that a reader sees the old text or the new one, never half of it.
 * @param {string} file
 * @param {string} text
 */
export function writeWhole(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}

/**
 * The text of a file, or undefined when there is none.
 * @param {string} file
 */
export function readIfPresent(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}
