import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { block } from "~/engines/talk/talk.server.ts";
import { inOwn, type Present } from "~/engines/trust/trust.server.ts";
import { directoryEntries, directoryReviews } from "~db/schema/directory.ts";
import { files } from "~db/schema/file.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../tests/factories.ts";
import { png } from "../../../tests/pictures.ts";
import { type FileStore, openShown } from "../file/file.server.ts";
import contribution from "./directory.contributes.server.ts";
import {
  addEntryPhoto,
  answerReview,
  dropEntryPhoto,
  dropSearch,
  entryOf,
  entryPhotos,
  entryStatements,
  keepSearch,
  keptSearches,
  maySeeEntryPhoto,
  saveEntry,
} from "./directory.server.ts";
import { DIRECTORY_LIMITS, defineDirectory } from "./directory.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const store: FileStore = { db, now, bucket: undefined };
const uuid = () => crypto.randomUUID() as string;
const member = async () => (await createMember(db)).actor;
const kind = defineDirectory({ name: "extra", schema: v.object({}), facets: [], facetsOf: () => [] });

async function pageOf(actor: Present) {
  const saved = await saveEntry(deps, actor, {
    ...{ kind, idem: uuid(), name: `Ridge ${uuid()}`, about: "", attrs: {}, places: [] },
  });
  if (!saved.ok) throw new Error(saved.error);
  return saved.id;
}

test("a search is kept once under its last name, by a guest too, up to a limit, and forgotten by nobody else", async () => {
  const [one, other] = [inOwn(freshGuest()), inOwn(freshGuest())];
  const keep = (query: string, called = "Roofs", who = one) => keepSearch(deps, who, { kind, called, query });
  const kept = (who = one) => keptSearches(db, kind, who);
  expect(await Promise.all([keep("trade=roofing"), keep("trade=roofing", "Roofs near")])).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(await kept()).toHaveLength(1);
  await keep("trade=roofing", "All roofs");
  const [row] = await kept();
  expect(row).toMatchObject({ called: "All roofs", query: "trade=roofing" });
  expect(await kept(other)).toEqual([]);
  await dropSearch(deps, other, { id: row?.id ?? "" });
  expect(await kept()).toHaveLength(1);
  for (let n = 1; n < DIRECTORY_LIMITS.searches; n++) await keep(`q=${n}`);
  expect(await keep("q=one-too-many")).toEqual({ ok: false, error: "fullSearches" });
  // What is kept already may be called otherwise all the same.
  expect(await keep("q=1", "First")).toEqual({ ok: true });
  expect(await dropSearch(deps, one, { id: row?.id ?? "" })).toEqual({ ok: true });
  expect(await keep("q=one-too-many")).toEqual({ ok: true });
});

test("a photo of a job is added by whoever looks after the page alone, up to a limit, and seen by everybody", async () => {
  const [owner, other] = [await member(), await member()];
  const entry = await pageOf(owner);
  const idem = uuid();
  const add = (actor: Present, id = uuid()) =>
    addEntryPhoto(store, actor, {
      ...{ entry, idem: id, name: "stairs.png", bytes: png(), job: "Stairs in Austin", year: 2024 },
    });
  expect(await add(other)).toEqual({ ok: false, error: "not-allowed" });
  expect([await add(owner, idem), await add(owner, idem)]).toEqual([{ ok: true }, { ok: true }]);
  expect(await entryPhotos(db, undefined, entry)).toEqual([
    { id: idem, job: "Stairs in Austin", year: 2024 },
  ]);
  expect(await openShown(store, maySeeEntryPhoto(undefined), idem)).toBeDefined();
  const all = await Promise.all(Array.from({ length: DIRECTORY_LIMITS.photos + 3 }, () => add(owner)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(DIRECTORY_LIMITS.photos - 1);
  expect(all.find(({ ok }) => !ok)).toEqual({ ok: false, error: "tooMany" });
  expect(await dropEntryPhoto(store, other, { entry, file: idem })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  await dropEntryPhoto(store, owner, { entry, file: idem });
  expect(await entryPhotos(db, undefined, entry)).toHaveLength(DIRECTORY_LIMITS.photos - 1);
  expect(await openShown(store, maySeeEntryPhoto(undefined), idem)).toBeUndefined();
});

test("photos of whoever looked after a page before are not shown by the firm that has it now, and go", async () => {
  const [writer, firm] = [await member(), await member()];
  const entry = await pageOf(writer);
  const idem = uuid();
  await addEntryPhoto(store, writer, {
    ...{ entry, idem, name: "a.png", bytes: png(), job: "Porch", year: null },
  });
  await db.update(directoryEntries).set({ workspace: firm.workspace }).where(eq(directoryEntries.id, entry));
  expect(await entryPhotos(db, undefined, entry)).toEqual([]);
  expect(await openShown(store, maySeeEntryPhoto(undefined), idem)).toBeUndefined();
  for (const task of contribution.tasks) await task({ db, now } as never);
  expect(await db.$count(files, eq(files.id, idem))).toBe(0);
});

test("the words of a review do not reach whom its writer has blocked, nor the other way, and count for all the same", async () => {
  const [firm, client, stranger] = [await member(), await member(), await member()];
  const entry = await pageOf(firm);
  await db
    .update(directoryEntries)
    .set({ firmSince: now().toISOString() })
    .where(eq(directoryEntries.id, entry));
  const id = uuid();
  await db.insert(directoryReviews).values({
    ...{ id, workspace: client.workspace, entryId: entry, relationKind: "test", relationId: uuid() },
    ...{ stars: 4, body: "On time", createdAt: now().toISOString() },
  });
  const seen = async (actor: Present | undefined) => {
    const [rows, places, reviews, claims] = await db.batch([...entryStatements(db, kind, actor, entry)]);
    const found = entryOf(kind, [rows, places, reviews, claims]);
    return { words: found?.reviews.map(({ body }) => body), n: found?.entry.reviews };
  };
  for (const actor of [firm, stranger, undefined])
    expect(await seen(actor)).toEqual({ words: ["On time"], n: 1 });
  await block(deps, client.owner, sql`${firm.owner}`);
  await block(deps, stranger.owner, sql`${client.owner}`);
  for (const actor of [firm, stranger]) expect(await seen(actor)).toEqual({ words: [], n: 1 });
  for (const actor of [client, undefined]) expect(await seen(actor)).toEqual({ words: ["On time"], n: 1 });
  expect(await answerReview(deps, firm, { id, version: 1, answer: "Thanks" })).toEqual({
    ok: false,
    error: "not-allowed",
  });
});
