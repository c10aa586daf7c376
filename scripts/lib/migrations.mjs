import fs from "node:fs";
import path from "node:path";
import { unstable_splitSqlQuery as splitSql } from "wrangler";
import { inRoot } from "./root.mjs";

const BREAKPOINT = "--> statement-breakpoint";

/**
 * @typedef {object} Migration
 * @property {string} name the file's name, which is also wrangler's name for it in the ledger
 * @property {string[]} statements
 */

/**
 * The migrations in the order of their numbers.
 * @param {string} [folder]
 * @returns {Migration[]}
 */
export function readMigrations(folder = inRoot("migrations")) {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({ name, statements: statementsOf(fs.readFileSync(path.join(folder, name), "utf8")) }));
}

/** The file whose rows every installation needs; wrangler reads it too. */
export const REFERENCE_DATA = "db/seed/reference.sql";

/** The statements that write the reference data; each is safe to run again. */
export function readReferenceData() {
  return splitSql(fs.readFileSync(inRoot(REFERENCE_DATA), "utf8"));
}

/** @param {string} sql */
function statementsOf(sql) {
  return sql
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
