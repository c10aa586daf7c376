import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder for one test run, and its removal. */
export function temporaryFolder(purpose: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `groundwork-${purpose}-`));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  // Also when the run is interrupted, or what was to be served in it did not start.
  process.once("exit", remove);
  return { folder, remove };
}
