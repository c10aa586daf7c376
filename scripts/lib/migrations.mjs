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

/** Rows that every installation needs, a file an area. */
const REFERENCE_DATA = "db/seed/reference";

/** The statements that write the reference data; each is safe to run again. */
export function readReferenceData() {
  const folder = inRoot(REFERENCE_DATA);
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .flatMap((name) => splitSql(fs.readFileSync(path.join(folder, name), "utf8")));
}

/** @param {string} sql */
function statementsOf(sql) {
  return sql
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter(Boolean);
}
