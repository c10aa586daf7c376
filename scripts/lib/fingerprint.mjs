import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./root.mjs";

/**
 * One SHA-256 over the names and contents of files, so that a rename counts as a change too.
 * @param {string[]} files absolute paths
 */
export function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = fs.readFileSync(file);
    // The length keeps the end of one file apart from the name of the next.
    hash
      .update(`${path.relative(ROOT, file).split(path.sep).join("/")}\0${content.length}\0`)
      .update(content);
  }
  return hash.digest("hex");
}
