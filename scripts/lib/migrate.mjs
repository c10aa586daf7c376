import { goodsStatements } from "./goods-seed.mjs";
import { knowledgeStatements } from "./knowledge-seed.mjs";
import { readMigrations, readReferenceData } from "./migrations.mjs";

/**
 * A database to migrate, D1 or libSQL.
 * @typedef {object} MigrationTarget
 * @property {(sql: string) => Promise<Record<string, unknown>[]>} all the rows of one query
 * @property {(statements: Statement[]) => Promise<void>} batch all of them or none
 * @property {(queries: string[]) => Promise<Record<string, unknown>[][]>} snapshot the rows of several queries at one
 *   moment
 *
 * @typedef {{ sql: string, args?: (string | number | null)[] }} Statement
 */

/** The very table that `wrangler d1 migrations apply` keeps, so that either can go on where the other stopped. */
const LEDGER = `create table if not exists d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Brings a database up to date: every migration that it lacks, then the reference data and the articles of the
 * knowledge base. Safe to run again, and safe to run twice at once.
 * @param {MigrationTarget} target
 * @param {import("./migrations.mjs").Migration[]} [migrations]
 * @returns {Promise<string[]>} the names of the migrations that this call applied
 */
export async function migrate(target, migrations = readMigrations()) {
  // Read first: it takes long on a busy machine, and a connection that lies idle meanwhile is closed by the other side
  // just when the next statement goes out.
  const seed = [...readReferenceData(), ...(await goodsStatements()), ...(await knowledgeStatements())];
  const applied = await applyMissing(target, migrations);
  await target.batch(seed.map((sql) => ({ sql })));
  return applied;
}

/**
 * The migrations alone, without any data.
 * @param {MigrationTarget} target
 * @param {import("./migrations.mjs").Migration[]} migrations
 */
export async function applyMissing(target, migrations) {
  await target.batch([{ sql: LEDGER }]);
  const known = await namesInLedger(target);
  /** @type {string[]} */
  const applied = [];
  for (const migration of migrations) {
    if (!known.has(migration.name) && (await apply(target, migration))) applied.push(migration.name);
  }
  return applied;
}

/** @param {MigrationTarget} target */
async function namesInLedger(target) {
  return new Set((await target.all("select name from d1_migrations")).map((row) => row.name));
}

/**
 * Applies one migration together with its row in the ledger.
 * @param {MigrationTarget} target
 * @param {import("./migrations.mjs").Migration} migration
 * @returns {Promise<boolean>} false when another process has applied it in the meantime
 */
async function apply(target, { name, statements }) {
  // The row comes first: the later of two processes fails at its unique name, before it changes anything.
  const entry = { sql: "insert into d1_migrations (name) values (?)", args: [name] };
  try {
    await target.batch([entry, ...statements.map((sql) => ({ sql }))]);
    return true;
  } catch (cause) {
    if ((await namesInLedger(target)).has(name)) return false;
    throw new Error(`migration ${name} failed`, { cause });
  }
}

/**
 * What a migration run did, for the log.
 * @param {string[]} applied
 */
export function report(applied) {
  if (applied.length === 0) return "The database is up to date.";
  return `Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}: ${applied.join(", ")}.`;
}
