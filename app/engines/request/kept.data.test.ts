import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { intakes } from "~db/schema/intakes.ts";
import { testDatabase } from "../../../tests/database.ts";
import { freshGuest } from "../../../tests/factories.ts";
import { addingFile, keeping, takingFile } from "./request.server.ts";

const db = testDatabase();
const AT = "2026-03-02T08:00:00.000Z";
const kept = { table: intakes, id: intakes.id, answers: intakes.answers, version: intakes.version };
const open = sql`${intakes.state} = 'draft'`;

async function begun(state = "draft") {
  const id = crypto.randomUUID() as string;
  await db.insert(intakes).values({
    ...{ id, workspace: freshGuest(), template: "deck", formVersion: 1, title: "Deck", form: {}, words: {} },
    ...{ client: "Homeowner 1", state, stateSince: AT, createdAt: AT },
  });
  return id;
}
const read = async (id: string) => (await db.select().from(intakes).where(eq(intakes.id, id)))[0];

test("sections that are kept at once are all kept, and what was cleared is not there", async () => {
  const id = await begun();
  await Promise.all(
    ["a", "b", "c", "d"].map((name) => keeping(db, kept, { id, when: open, patch: { [name]: `${name}!` } })),
  );
  await keeping(db, kept, { id, when: open, patch: { a: null, b: 'it’s "so"' } });
  expect(await read(id)).toMatchObject({ answers: { b: 'it’s "so"', c: "c!", d: "d!" }, version: 6 });
});

test("nothing is kept once it is sent", async () => {
  const id = await begun("submitted");
  expect(await keeping(db, kept, { id, when: open, patch: { a: "late" } })).toEqual([]);
  expect(await read(id)).toMatchObject({ answers: {}, version: 1 });
});

test("a file is an answer once, and taken away it is none", async () => {
  const id = await begun();
  const of = { id, when: open, question: "photos" };
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  await addingFile(db, kept, { ...of, file: one, written: sql`1` });
  await addingFile(db, kept, { ...of, file: one, written: sql`1` });
  await addingFile(db, kept, { ...of, file: crypto.randomUUID(), written: sql`0` });
  await addingFile(db, kept, { ...of, file: two, written: sql`1` });
  expect((await read(id))?.answers).toEqual({ photos: `${one},${two}` });
  await takingFile(db, kept, { ...of, file: one });
  expect((await read(id))?.answers).toEqual({ photos: two });
  await takingFile(db, kept, { ...of, file: two });
  expect((await read(id))?.answers).toEqual({});
});
