import { applyMissing, migrate } from "./migrate.mjs";
import { readMigrations } from "./migrations.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * @typedef {import("./migrate.mjs").MigrationTarget} MigrationTarget
 * @typedef {import("./bucket.mjs").Bucket} Bucket
 *
 * A backup is lines of JSON: first what it is, then every row with its table, then every file.
 * @typedef {{ backup: 1, madeAt: string, migrations: string[] }} Header
 * @typedef {{ table: string, row: Record<string, unknown> }} RowLine
 * @typedef {{ file: string, type: string, base64: string }} FileLine
 */

/** Below the hundred values that a statement of D1 takes, and short enough for one request. */
const ROWS_AT_ONCE = 100;

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * The tables with rows of ours. Those of the full-text index follow from others, by triggers; what the database keeps
 * for itself is none of ours.
 * @param {MigrationTarget} target
 */
async function tablesOf(target) {
  const all = /** @type {{ name: string, sql: string }[]} */ (
    await target.all("select name, sql from sqlite_master where type = 'table' order by name")
  );
  const virtual = all.filter(({ sql }) => /^create virtual/i.test(sql ?? "")).map(({ name }) => name);
  const names = all
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite_|_cf_|libsql_|d1_)/.test(name))
    .filter((name) => !virtual.some((index) => name === index || name.startsWith(`${index}_`)));
  return { names: await parentsFirst(target, names), virtual };
}

/**
 * In an order in which each table comes after those that its rows lead to.
 * @param {MigrationTarget} target
 * @param {string[]} names
 */
async function parentsFirst(target, names) {
  const parents = new Map();
  for (const name of names) {
    const keys = await target.all(`pragma foreign_key_list(${quoted(name)})`);
    parents.set(name, new Set(keys.map(({ table }) => table).filter((table) => table !== name)));
  }
  /** @type {string[]} */
  const ordered = [];
  while (ordered.length < names.length) {
    const next = names.filter(
      (name) => !ordered.includes(name) && [...parents.get(name)].every((parent) => ordered.includes(parent)),
    );
    if (next.length === 0) throw new Error("tables lead to each other in a circle");
    ordered.push(...next);
  }
  return ordered;
}

/**
 * Everything that an installation keeps, line by line. The rows of all tables are read at one moment.
 * @param {MigrationTarget} target
 * @param {Bucket} bucket
 * @param {Date} now
 * @returns {AsyncGenerator<Header | RowLine | FileLine>}
 */
export async function* backup(target, bucket, now) {
  const { names } = await tablesOf(target);
  const [ledger = [], ...tables] = await target.snapshot([
    "select name from d1_migrations order by id",
    ...names.map((name) => `select * from ${quoted(name)} order by rowid`),
  ]);
  yield { backup: 1, madeAt: now.toISOString(), migrations: ledger.map(({ name }) => String(name)) };
  for (const [index, table] of names.entries()) for (const row of tables[index] ?? []) yield { table, row };
  for (const file of (await bucket.keys()).sort()) {
    const { type, bytes } = await bucket.read(file);
    yield { file, type, base64: bytes.toString("base64") };
  }
}

/**
 * Puts everything back as it was, and brings it up to date with this version. What the database and the bucket held is
 * gone afterwards. A restore that breaks off is run again from the beginning.
 * @param {MigrationTarget} target
 * @param {Bucket} bucket
 * @param {AsyncIterable<unknown>} lines
 * @param {{ replace: boolean }} options
 */
export async function restore(target, bucket, lines, { replace }) {
  const reader = lines[Symbol.asyncIterator]();
  const header = /** @type {Header | undefined} */ ((await reader.next()).value);
  if (header?.backup !== 1) throw new Refusal("This file is no backup of Groundwork.");
  const wanted = migrationsOf(header);
  if (!replace && (await holdsAccounts(target)))
    throw new Refusal(
      "The database holds accounts, which a restore replaces; add --replace if you mean that.",
    );
  await empty(target);
  for (const key of await bucket.keys()) await bucket.remove(key);
  await applyMissing(target, wanted);
  const { names } = await tablesOf(target);
  // What migrations themselves wrote is in the backup, as it was by then.
  await target.batch(names.toReversed().map((name) => ({ sql: `delete from ${quoted(name)}` })));

  const counts = { rows: 0, files: 0 };
  /** @type {import("./migrate.mjs").Statement[]} */
  let waiting = [];
  const flush = async () => {
    if (waiting.length > 0) await target.batch(waiting);
    waiting = [];
  };
  for (;;) {
    const { value, done } = await reader.next();
    if (done) break;
    const line = /** @type {RowLine | FileLine} */ (value);
    if ("table" in line) {
      if (!names.includes(line.table))
        throw new Refusal(`The backup names a table ${line.table} that is not there.`);
      waiting.push(insertOf(line));
      counts.rows++;
    } else {
      await bucket.write(line.file, line.type, Buffer.from(line.base64, "base64"));
      counts.files++;
    }
    if (waiting.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  await migrate(target);
  return counts;
}

/** @param {RowLine} line */
function insertOf({ table, row }) {
  const columns = Object.keys(row);
  return {
    sql: `insert into ${quoted(table)} (${columns.map(quoted).join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    args: /** @type {(string | number | null)[]} */ (Object.values(row)),
  };
}

/**
 * The migrations that the backup had; a backup of a later version cannot be restored here.
 * @param {Header} header
 */
function migrationsOf({ migrations }) {
  const known = readMigrations();
  const unknown = migrations.filter((name) => !known.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new Refusal(`The backup is of a later version of Groundwork: it has ${unknown.join(", ")}.`);
  return known.filter(({ name }) => migrations.includes(name));
}

/** @param {MigrationTarget} target */
async function holdsAccounts(target) {
  const [there] = await target.all("select 1 from sqlite_master where type = 'table' and name = 'users'");
  return there !== undefined && (await target.all("select 1 from users limit 1")).length > 0;
}

/**
 * Leaves nothing of ours in a database, its structure included.
 * @param {MigrationTarget} target
 */
async function empty(target) {
  const triggers = await target.all("select name from sqlite_master where type = 'trigger'");
  const { names, virtual } = await tablesOf(target);
  const drops = [
    ...triggers.map(({ name }) => `drop trigger ${quoted(String(name))}`),
    ...virtual.map((name) => `drop table ${quoted(name)}`),
    ...names.toReversed().map((name) => `drop table ${quoted(name)}`),
    "drop table if exists d1_migrations",
  ];
  await target.batch(drops.map((sql) => ({ sql })));
}
