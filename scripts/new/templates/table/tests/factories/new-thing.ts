import type { Database } from "~db/client.ts";
import { newThing } from "~db/schema/some-area.ts";
import { freshGuest } from "../factories.ts";

/** A row of `new_thing` in a workspace of its own, unless the test says otherwise. */
export function newThingRow(values: Partial<typeof newThing.$inferInsert> = {}) {
  return {
    id: crypto.randomUUID(),
    workspace: freshGuest() as string,
    topic: "A topic",
    createdAt: "2026-03-02T10:00:00.000Z",
    ...values,
  };
}

/** Such a row, written. */
export async function createNewThing(db: Database, values: Partial<typeof newThing.$inferInsert> = {}) {
  const row = newThingRow(values);
  await db.insert(newThing).values(row);
  return row;
}
