import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { goodsStatements } from "./goods-seed.mjs";
import { knowledgeStatements } from "./knowledge-seed.mjs";
import { readReferenceData } from "./migrations.mjs";
import { Refusal } from "./refusal.mjs";
import { run } from "./run.mjs";
import { DATABASE_ID_MISSING, databaseIdMissing, WRANGLER_ENV, wrangler } from "./wrangler.mjs";

const DATABASE = "groundwork";

/** Migrates the D1 database of the Cloudflare account that wrangler is signed in to; wrangler reports what it applies. */
export async function migrateRemoteD1() {
  if (databaseIdMissing()) throw new Refusal(DATABASE_ID_MISSING);
  // The way back: `wrangler d1 time-travel restore groundwork --bookmark <it>`.
  await d1(
    ["time-travel", "info", DATABASE],
    "The database's present bookmark could not be read; nothing was changed.",
  );
  await d1(["migrations", "apply", DATABASE, "--remote"], "The migrations were not all applied.");
  await withFile(
    [...readReferenceData(), ...(await goodsStatements()), ...(await knowledgeStatements())],
    (file) => execute(file, "The migrations are applied, but the reference data could not be written."),
  );
}

/**
 * @param {string} file
 * @param {string} failure
 */
function execute(file, failure) {
  return d1(["execute", DATABASE, "--remote", "--yes", "--file", file], failure);
}

/**
 * Hands over statements as a file, which is all that wrangler takes.
 * @param {string[]} statements
 * @param {(file: string) => Promise<unknown>} use
 */
async function withFile(statements, use) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "groundwork-"));
  try {
    const file = path.join(folder, "reference.sql");
    fs.writeFileSync(file, statements.map((sql) => `${sql};\n`).join(""));
    await use(file);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} args
 * @param {string} failure
 */
function d1(args, failure) {
  // wrangler asks before it migrates; without a terminal it takes "yes" for the answer.
  return run(...wrangler(["d1", ...args]), { env: WRANGLER_ENV, interactive: true, failure });
}
