import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newThing } from "~db/schema/some-area.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createNewThing } from "../../../../tests/factories/new-thing.ts";

const db = testDatabase();

test("a new row of new_thing is the first version of a record, and no example", async () => {
  const row = await createNewThing(db);
  expect(await db.select().from(newThing).where(eq(newThing.id, row.id))).toEqual([
    { ...row, note: "", version: 1, sample: false },
  ]);
});

test("of twenty who change what they saw of a row of new_thing, one succeeds", async () => {
  const { id } = await createNewThing(db);
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      db
        .update(newThing)
        .set({ topic: `Topic ${n}`, version: sql`${newThing.version} + 1` })
        .where(and(eq(newThing.id, id), eq(newThing.version, 1)))
        .returning({ version: newThing.version }),
    ),
  );
  expect(results.flat()).toEqual([{ version: 2 }]);
});
