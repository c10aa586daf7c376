import { Miniflare } from "miniflare";
import { bridge, bridgedDatabase } from "./d1-bridge.mjs";
import { d1Target } from "./d1-target.mjs";
import { migrate } from "./migrate.mjs";
import { workerOptions } from "./miniflare-workers.mjs";
import { persistRoot } from "./state.mjs";
import { WORKERS } from "./wrangler.mjs";

/** The name of the D1 binding in wrangler.toml. */
export const D1_BINDING = "DB";

/**
 * Opens nothing but the embedded D1 database of a state folder. Miniflare listens before a migration can run, so the
 * database is migrated in such an instance, thrown away before the real one lets the first visitor in.
 * @param {string} stateDir
 */
export async function openEmbeddedDatabase(stateDir) {
  const { d1Databases, compatibilityDate } = workerOptions(WORKERS[0].config, {});
  const { key, options } = bridge();
  const miniflare = new Miniflare({
    cf: false,
    ...options,
    compatibilityDate,
    d1Databases,
    defaultPersistRoot: persistRoot(stateDir),
  });
  const address = { url: (await miniflare.ready).href, key };
  return { database: bridgedDatabase(address), address, close: () => miniflare.dispose() };
}

/**
 * Migrates the embedded D1 database of a state folder.
 * @param {string} stateDir
 * @returns {Promise<string[]>} the migrations that were applied
 */
export async function migrateEmbedded(stateDir) {
  const { database, close } = await openEmbeddedDatabase(stateDir);
  try {
    return await migrate(d1Target(database));
  } finally {
    await close();
  }
}
