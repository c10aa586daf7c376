import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder for one test run, and its removal. */
export function temporaryFolder(purpose: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `groundwork-${purpose}-`));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
