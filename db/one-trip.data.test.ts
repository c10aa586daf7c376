import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../tests/database.ts";
import { errorOf } from "../tests/error-of.ts";
import { inOneTrip } from "./one-trip.ts";
import { rateLimits } from "./schema/operations.ts";

const db = testDatabase();
const read = async (from: typeof db, ...numbers: number[]) => {
  const [first, ...rest] = numbers.map((n) => from.select({ n: sql<number>`${n}` }).from(sql`(select 1)`));
  if (!first) return [];
  const rows = await from.batch([first, ...rest]);
  return rows.map(([row]) => row?.n);
};

test("what readers ask in one turn is one batch, and each gets its own rows", async () => {
  const batch = vi.spyOn(db, "batch");
  const found = await inOneTrip({ db }, ({ db: one }) =>
    Promise.all([read(one, 1, 2), read(one, 3), read(one)]),
  );
  expect(found).toEqual([[1, 2], [3], []]);
  expect(batch).toHaveBeenCalledTimes(1);
  batch.mockRestore();
});

test("what a reader asks after its first answer is a trip of its own", async () => {
  const batch = vi.spyOn(db, "batch");
  const found = await inOneTrip({ db }, ({ db: one }) =>
    Promise.all([read(one, 1).then(() => read(one, 2)), read(one, 3)]),
  );
  expect(found).toEqual([[2], [3]]);
  expect(batch).toHaveBeenCalledTimes(2);
  batch.mockRestore();
});

test("every reader of a trip that fails hears of it", async () => {
  const broken = async (one: typeof db) =>
    one.batch([one.select({ n: sql`nothing_of_this_name` }).from(rateLimits)]);
  const outcomes = await inOneTrip({ db }, ({ db: one }) =>
    Promise.all([errorOf(broken(one)), errorOf(read(one, 1))]),
  );
  expect(outcomes.every((error) => error instanceof Error)).toBe(true);
});
