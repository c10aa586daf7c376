import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onStop } from "./on-stop.mjs";
import { serve } from "./serve.mjs";

/**
 * Serves the built product on data of its own while something is done with it; the data go with it.
 * @template T
 * @param {Omit<import("./serve.mjs").ServeOptions, "stateDir">} options
 * @param {(origin: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withTemporaryProduct(options, use) {
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-product-"));
  const remove = () => fs.rmSync(stateDir, { recursive: true, force: true });
  process.on("exit", remove);
  const { url, dispose } = await serve({ stateDir, onLog: () => {}, ...options });
  onStop(dispose, 130);
  try {
    return await use(url.origin);
  } finally {
    await dispose();
    remove();
  }
}
