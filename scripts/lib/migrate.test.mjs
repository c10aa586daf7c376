import { Miniflare } from "miniflare";
import { afterEach, beforeEach, expect, test } from "vitest";
import { d1Target } from "./d1-target.mjs";
import { migrate } from "./migrate.mjs";
import { readMigrations } from "./migrations.mjs";

/** @type {Miniflare} */
let miniflare;
/** @type {import("./migrate.mjs").MigrationTarget} */
let target;
beforeEach(async () => {
  miniflare = new Miniflare({ cf: false, modules: true, script: "export default {}", d1Databases: ["DB"] });
  target = d1Target(await miniflare.getD1Database("DB"));
});
afterEach(() => miniflare.dispose());

const names = () => readMigrations().map(({ name }) => name);
const countOf = async (/** @type {string} */ table) =>
  (await target.all(`select count(*) as n from ${table}`))[0]?.n;

test("an empty database gets every migration and the reference data, once", async () => {
  expect(await migrate(target)).toEqual(names());
  const products = await countOf("products");
  expect(products).toBeGreaterThan(0);
  expect(await migrate(target)).toEqual([]);
  expect(await countOf("products")).toBe(products);
});

test("two at once apply each migration once", async () => {
  const [one, other] = await Promise.all([migrate(target), migrate(target)]);
  expect([...one, ...other].sort()).toEqual(names());
  expect(await countOf("d1_migrations")).toBe(names().length);
});

test("the later of two that both miss a migration takes it for applied", async () => {
  let looks = 0;
  const stale = {
    ...target,
    /** Sees an empty ledger at the first look. @param {string} sql */
    all: async (sql) => (looks++ === 0 ? [] : target.all(sql)),
  };
  await migrate(target);
  expect(await migrate(stale)).toEqual([]);
});

test("a migration that fails leaves nothing behind", async () => {
  const broken = {
    name: "9999_broken.sql",
    statements: ["create table half (a)", "insert into nowhere values (1)"],
  };
  await expect(migrate(target, [...readMigrations(), broken])).rejects.toThrow(
    "migration 9999_broken.sql failed",
  );
  expect(await target.all("select name from sqlite_master where name = 'half'")).toEqual([]);
  expect(await countOf("d1_migrations")).toBe(names().length);
});
