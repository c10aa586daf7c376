import { and, eq, sql } from "drizzle-orm";
import { sqliteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { localDay } from "../app/lib/local-day.ts";
import { testDatabase } from "../tests/database.ts";
import { cents, createdAt, id, sample, siteZone, version, workspace } from "./schema/columns.ts";

const db = testDatabase();

/** Every shared column once; it stands in these tests alone. */
const shifts = sqliteTable("columns_shifts", {
  id: id(),
  workspace: workspace(),
  version: version(),
  sample: sample(),
  payCents: cents("pay_cents").notNull(),
  siteZone: siteZone(),
  createdAt: createdAt(),
});

beforeAll(async () => {
  await db.run(sql`create table if not exists columns_shifts (
    id text primary key, workspace_id text not null, version integer not null default 1,
    sample integer not null default 0, pay_cents integer not null, site_zone text not null, created_at text not null)`);
});

async function writeShift(values: Partial<typeof shifts.$inferInsert> = {}) {
  const row = {
    id: crypto.randomUUID(),
    workspace: `visitor:${crypto.randomUUID()}`,
    payCents: 123_45,
    siteZone: "America/Chicago",
    createdAt: "2026-03-08T05:30:00.000Z",
    ...values,
  };
  await db.insert(shifts).values(row);
  return row;
}

const read = async (key: string) => (await db.select().from(shifts).where(eq(shifts.id, key)))[0];

/** The guarded change that every command makes. */
async function setPay(key: string, seen: number, payCents: number): Promise<boolean> {
  const changed = await db
    .update(shifts)
    .set({ payCents, version: sql`${shifts.version} + 1` })
    .where(and(eq(shifts.id, key), eq(shifts.version, seen)))
    .returning({ id: shifts.id });
  return changed.length === 1;
}

test("a new row is the first version of a record, and no example", async () => {
  const { id: key, ...written } = await writeShift();
  expect(await read(key)).toEqual({ id: key, ...written, version: 1, sample: false });
});

test("of two people who change what both saw, the first is kept and the second is told", async () => {
  const { id: key } = await writeShift();
  expect([await setPay(key, 1, 200_00), await setPay(key, 1, 300_00)]).toEqual([true, false]);
  expect(await read(key)).toMatchObject({ payCents: 200_00, version: 2 });
  expect(await setPay(key, 2, 300_00)).toBe(true);
});

test("of twenty who change it at once, one succeeds", async () => {
  const { id: key } = await writeShift();
  const results = await Promise.all(Array.from({ length: 20 }, (_, n) => setPay(key, 1, n)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect((await read(key))?.version).toBe(2);
});

test.each([0, 1, -250, 123_456_789_012_34])("money is kept to the cent: %i", async (payCents) => {
  const { id: key } = await writeShift({ payCents });
  expect((await read(key))?.payCents).toBe(payCents);
});

test.each([0.5, 19.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  "%d is no money in whole cents and is not written",
  async (payCents) => {
    await expect(writeShift({ payCents })).rejects.toThrow("whole cents");
  },
);

test("sums of cents are exact", async () => {
  const { workspace: own } = await writeShift({ payCents: 10 });
  for (const payCents of [20, 70, -1]) await writeShift({ workspace: own, payCents });
  const [row] = await db
    .select({ total: sql<number>`sum(${shifts.payCents})` })
    .from(shifts)
    .where(eq(shifts.workspace, own));
  expect(row?.total).toBe(99);
});

test("a day is counted where the site is", async () => {
  const { id: key } = await writeShift();
  const row = await read(key);
  expect(row && localDay(new Date(row.createdAt), row.siteZone)).toBe("2026-03-07");
});

test.each(["-06:00", "Chicago", "america/chicago", ""])("%j is no zone of a site", async (zone) => {
  await expect(writeShift({ siteZone: zone })).rejects.toThrow("IANA time zone");
});
