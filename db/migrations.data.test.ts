import { eq, sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { d1Target } from "../scripts/lib/d1-target.mjs";
import { openEmbeddedDatabase } from "../scripts/lib/embedded-database.mjs";
import { libsqlTarget } from "../scripts/lib/libsql-target.mjs";
import { migrate, report } from "../scripts/lib/migrate.mjs";
import { readMigrations } from "../scripts/lib/migrations.mjs";
import { startSqld } from "../scripts/lib/sqld.mjs";
import { type DatabaseConnection, testDatabase } from "../tests/database.ts";
import { temporaryFolder } from "../tests/setup/temporary-folder.ts";
import { TABLES } from "../tests/tables.ts";
import { products } from "./schema/materials.ts";

const NAMES = readMigrations().map(({ name }) => name);

/** An empty database of the kind that this project tests. */
async function emptyDatabase(kind: DatabaseConnection["kind"] = inject("database").kind) {
  const { folder, remove } = temporaryFolder("migrations");
  if (kind === "libsql") {
    const { url, stop } = await startSqld(folder);
    onTestFinished(async () => {
      await stop();
      remove();
    });
    return libsqlTarget(url);
  }
  const { database, close } = await openEmbeddedDatabase(folder);
  onTestFinished(async () => {
    await close();
    remove();
  });
  return d1Target(database);
}

type Target = Awaited<ReturnType<typeof emptyDatabase>>;

async function tablesOf(target: Target): Promise<unknown[]> {
  const rows = await target.all("select name from sqlite_master where type = 'table'");
  return rows.map(({ name }) => name);
}

async function ledgerOf(target: Target): Promise<unknown[]> {
  return (await target.all("select name from d1_migrations order by id")).map(({ name }) => name);
}

test("an empty database gets every migration in its order, and the six products", async () => {
  const target = await emptyDatabase();
  expect(await migrate(target)).toEqual(NAMES);
  expect(await ledgerOf(target)).toEqual(NAMES);
  expect(await target.all("select count(*) as count from products")).toEqual([{ count: 6 }]);
});

test("a second run changes nothing, not even what was changed by hand", async () => {
  const target = await emptyDatabase();
  await migrate(target);
  await target.batch([{ sql: "update products set price_cents = 1 where id = 'insurance-guide'" }]);
  const before = await target.all("select * from products order by id");
  expect(await migrate(target)).toEqual([]);
  expect(await target.all("select * from products order by id")).toEqual(before);
  expect(await ledgerOf(target)).toEqual(NAMES);
});

test("two runs at once apply every migration once between them", async () => {
  const target = await emptyDatabase();
  const applied = await Promise.all([migrate(target), migrate(target)]);
  expect(applied.flat().toSorted()).toEqual(NAMES);
  expect(await ledgerOf(target)).toEqual(NAMES);
});

test("a migration that fails leaves nothing behind and is tried again by the next run", async () => {
  const target = await emptyDatabase();
  const name = "9999_broken.sql";
  const broken = { name, statements: ["create table half (x text)", "insert into nowhere values (1)"] };
  await expect(migrate(target, [...readMigrations(), broken])).rejects.toThrow(`migration ${name} failed`);
  expect(await tablesOf(target)).not.toContain("half");
  expect(await ledgerOf(target)).toEqual(NAMES);
  const mended = { name, statements: ["create table half (x text)"] };
  expect(await migrate(target, [...readMigrations(), mended])).toEqual([name]);
  expect(await tablesOf(target)).toContain("half");
});

test.each([
  { applied: [], text: "The database is up to date." },
  { applied: ["0000_a.sql"], text: "Applied 1 migration: 0000_a.sql." },
  { applied: ["0000_a.sql", "0001_b.sql"], text: "Applied 2 migrations: 0000_a.sql, 0001_b.sql." },
])("a run reports: $text", ({ applied, text }) => {
  expect(report(applied)).toBe(text);
});

test("every table and column of the schema exists in the migrated database", async () => {
  const db = testDatabase();
  expect(TABLES.length).toBeGreaterThan(8);
  for (const table of TABLES) await db.select().from(table).limit(1);
});

test("foreign keys are enforced", async () => {
  const db = testDatabase();
  const orphan = sql`insert into cart_lines (owner, product_id, quantity, added_at) values ('x', 'nothing', 1, '')`;
  await expect(db.run(orphan)).rejects.toThrow();
  expect(await db.select().from(products).where(eq(products.id, "nothing"))).toEqual([]);
});
