import { openBucket } from "./bucket.mjs";
import { d1Target } from "./d1-target.mjs";
import { openEmbeddedDatabase } from "./embedded-database.mjs";
import { libsqlTarget } from "./libsql-target.mjs";
import { Refusal } from "./refusal.mjs";
import { holdState, stateDir } from "./state.mjs";

/**
 * Opens the database and the bucket of an installation, alone on its state folder, and closes them afterwards.
 * @template T
 * @param {{ libsql: boolean }} which
 * @param {(opened: { target: import("./migrate.mjs").MigrationTarget, bucket: import("./bucket.mjs").Bucket }) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withInstallation({ libsql }, use) {
  const dir = stateDir();
  const release = await holdState(dir);
  const bucket = await openBucket(dir);
  try {
    if (libsql) {
      const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;
      if (!LIBSQL_URL) throw new Refusal("LIBSQL_URL is not set; it names the libSQL server.");
      return await use({ target: await libsqlTarget(LIBSQL_URL, LIBSQL_AUTH_TOKEN), bucket });
    }
    const { database, close } = await openEmbeddedDatabase(dir);
    try {
      return await use({ target: d1Target(database), bucket });
    } finally {
      await close();
    }
  } finally {
    await bucket.close();
    release();
  }
}
