import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { workspaceOf } from "~/services/workspace.ts";
import { fileLeftovers, fileParts, files } from "~db/schema/file.ts";
import { memoryBucket } from "../../../tests/bucket.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, failingAtTheEnd, HOUR } from "../../../tests/factories.ts";
import { jpeg, png, SVG } from "../../../tests/pictures.ts";
import {
  answerFile,
  dropFiles,
  type FileRules,
  type FileStore,
  keepFile,
  listFiles,
  openFile,
  sweepFiles,
} from "./file.server.ts";
import { FILE_LIMITS } from "./file.ts";

const db = testDatabase();
const clock = createClock();
const ONE: FileRules = { kind: "picture", most: FILE_LIMITS.plainBytes, count: "replace" };
const SOME: FileRules = { ...ONE, count: 3 };

const fresh = (bytes: Uint8Array = png(), name = "site.png") => ({ id: crypto.randomUUID(), name, bytes });
const rowOf = async (id: string) => (await db.select().from(files).where(eq(files.id, id)))[0];
const parts = (id: string) => db.$count(fileParts, eq(fileParts.fileId, id));

async function someone() {
  const { actor, owner } = await createMember(db);
  const subject = { workspace: workspaceOf(owner), type: "test", id: crypto.randomUUID() };
  return { actor, subject };
}

/** With a bucket and without one. */
const STORES = ["bucket", "database"] as const;
function storeIn(where: (typeof STORES)[number]) {
  const { kept, pictures } = memoryBucket();
  const store: FileStore = { db, now: clock.now, bucket: where === "bucket" ? pictures : undefined };
  return { store, kept };
}

describe.each(STORES)("where files lie in the %s", (where) => {
  test("a picture comes back as it was sent, for its own workspace and for nobody else", async () => {
    const { store, kept } = storeIn(where);
    const { actor, subject } = await someone();
    const file = fresh(png({ noise: 300_000 }), "C:\\photos\\site\u202e\r\n 1.png");
    expect(await keepFile(store, actor, subject, file, ONE)).toEqual({ ok: true });
    expect(await listFiles(store, actor, subject)).toMatchObject([
      { id: file.id, name: "site 1.png", type: "image/png", bytes: file.bytes.length, width: 8 },
    ]);
    const opened = await openFile(store, actor, file.id);
    expect(Buffer.compare((await opened?.content()) as Uint8Array, file.bytes)).toBe(0);
    expect([kept.size, await parts(file.id)]).toEqual(where === "bucket" ? [1, 0] : [0, 4]);
    const { actor: other } = await someone();
    expect(await openFile(store, other, file.id)).toBeUndefined();
    expect(await listFiles(store, other, subject)).toEqual([]);
    expect(await dropFiles(store, other, subject)).toBe(0);
    expect(await rowOf(file.id)).toBeDefined();
  });

  test("what replaces a picture leaves nothing of it, and deleting leaves nothing at all", async () => {
    const { store, kept } = storeIn(where);
    const { actor, subject } = await someone();
    const [first, second] = [fresh(), fresh(jpeg(), "me.jpg")];
    await keepFile(store, actor, subject, first, ONE);
    const [old] = [...kept.keys()];
    await keepFile(store, actor, subject, second, ONE);
    expect(await rowOf(first.id)).toBeUndefined();
    expect(await parts(first.id)).toBe(0);
    expect(old && kept.has(old)).toBeFalsy();
    expect((await listFiles(store, actor, subject)).map(({ id }) => id)).toEqual([second.id]);
    expect(await dropFiles(store, actor, subject)).toBe(1);
    expect([kept.size, await parts(second.id), await rowOf(second.id)]).toEqual([0, 0, undefined]);
    expect(await openFile(store, actor, second.id)).toBeUndefined();
  });

  test("a form that is sent twice keeps one file, and one with another's id changes nothing", async () => {
    const { store, kept } = storeIn(where);
    const { actor, subject } = await someone();
    const file = fresh();
    expect(await keepFile(store, actor, subject, file, SOME)).toEqual({ ok: true });
    expect(await keepFile(store, actor, subject, file, SOME)).toEqual({ ok: true });
    const { actor: thief, subject: theirs } = await someone();
    const forged = { ...file, bytes: jpeg() };
    expect((await keepFile(store, thief, theirs, forged, SOME)).ok).toBe(false);
    expect((await keepFile(store, thief, subject, forged, SOME)).ok).toBe(false);
    const opened = await openFile(store, actor, file.id);
    expect(Buffer.compare((await opened?.content()) as Uint8Array, file.bytes)).toBe(0);
    expect(kept.size).toBe(where === "bucket" ? 1 : 0);
  });

  test("a small picture is kept beside the one that it shows, counts as none, and goes with it", async () => {
    const { store, kept } = storeIn(where);
    const { actor, subject } = await someone();
    const only: FileRules = { ...ONE, count: 1 };
    const photo = { ...fresh(jpeg()), thumb: png() };
    expect(await keepFile(store, actor, subject, photo, only)).toEqual({ ok: true });
    expect(await keepFile(store, actor, subject, photo, only)).toEqual({ ok: true });
    const listed = await listFiles(store, actor, subject);
    expect(listed.map(({ id }) => id)).toEqual([photo.id]);
    const small = listed[0]?.thumb ?? "";
    expect((await openFile(store, actor, small))?.type).toBe("image/png");
    expect(await keepFile(store, actor, subject, fresh(), only)).toEqual({ ok: false, error: "tooMany" });
    expect(await dropFiles(store, actor, subject, photo.id)).toBe(1);
    expect([kept.size, await rowOf(small), await parts(small)]).toEqual([0, undefined, 0]);
  });

  test("a file that stands is shown by no small picture that somebody sends with its id", async () => {
    const { store } = storeIn(where);
    const { actor, subject } = await someone();
    const photo = fresh(jpeg());
    expect(await keepFile(store, actor, subject, photo, SOME)).toEqual({ ok: true });
    for (const bytes of [photo.bytes, png()])
      expect(await keepFile(store, actor, subject, { ...photo, bytes, thumb: png() }, SOME)).toEqual({
        ok: true,
      });
    expect((await listFiles(store, actor, subject)).map(({ id, thumb }) => [id, thumb])).toEqual([
      [photo.id, null],
    ]);
  });

  test("what is sent as a small picture and is none, or not small, is left aside", async () => {
    const { store } = storeIn(where);
    const { actor, subject } = await someone();
    const page = { ...fresh(), thumb: new TextEncoder().encode(SVG) };
    const large = { ...fresh(), thumb: png({ noise: FILE_LIMITS.thumbBytes }) };
    for (const photo of [page, large])
      expect(await keepFile(store, actor, subject, photo, SOME)).toEqual({ ok: true });
    expect((await listFiles(store, actor, subject)).map(({ thumb }) => thumb)).toEqual([null, null]);
  });

  test("of many uploads at once no more are kept than the record has room for", async () => {
    const { store, kept } = storeIn(where);
    const { actor, subject } = await someone();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => keepFile(store, actor, subject, fresh(), SOME)),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
    expect(sent.filter((one) => !one.ok).map((one) => !one.ok && one.error)).toEqual(
      Array(5).fill("tooMany"),
    );
    expect(await listFiles(store, actor, subject)).toHaveLength(3);
    expect(kept.size).toBe(where === "bucket" ? 3 : 0);
  });

  test("of many uploads at once no more are kept than the workspace has room for", async () => {
    const { store } = storeIn(where);
    const { actor, subject } = await someone();
    const quota = where === "bucket" ? FILE_LIMITS.workspaceBytes : FILE_LIMITS.workspaceBytesInDatabase;
    const size = png().length;
    await db.insert(files).values({
      ...{ id: crypto.randomUUID(), workspace: subject.workspace, subjectType: "test", subjectId: "other" },
      ...{
        name: "x",
        type: "image/png" as const,
        bytes: quota - 2 * size,
        hash: "",
        createdAt: clock.now().toISOString(),
      },
    });
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => keepFile(store, actor, subject, fresh(), { ...SOME, count: 10 })),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(2);
    expect(sent).toContainEqual({ ok: false, error: "full" });
    // What it replaces makes room.
    const before = await listFiles(store, actor, subject);
    expect(await keepFile(store, actor, subject, fresh(), ONE)).toEqual({ ok: true });
    expect(await listFiles(store, actor, subject)).toHaveLength(1);
    expect(before).toHaveLength(2);
  });

  test("when the row cannot be written, what was put aside is swept, and nothing that is kept", async () => {
    const { store, kept } = storeIn(where);
    const { actor, subject } = await someone();
    const file = fresh();
    await keepFile(store, actor, subject, file, ONE);
    await expect(
      keepFile({ ...store, db: failingAtTheEnd(db) }, actor, subject, fresh(jpeg()), ONE),
    ).rejects.toThrow();
    expect(kept.size).toBe(where === "bucket" ? 2 : 0);
    await sweepFiles({ ...store, now: () => new Date(clock.now().getTime() + HOUR / 2) });
    expect(kept.size).toBe(where === "bucket" ? 2 : 0);
    await sweepFiles({ ...store, now: () => new Date(clock.now().getTime() + HOUR + 1) });
    expect(kept.size).toBe(where === "bucket" ? 1 : 0);
    const opened = await openFile(store, actor, file.id);
    expect((await opened?.content())?.length).toBe(file.bytes.length);
  });
});

test("an object that could not be deleted is deleted by the next sweep", async () => {
  const { store, kept } = storeIn("bucket");
  const { actor, subject } = await someone();
  const file = fresh();
  await keepFile(store, actor, subject, file, ONE);
  const broken = { ...store.bucket, delete: () => Promise.reject(new Error("out of reach")) };
  await dropFiles({ ...store, bucket: broken as unknown as FileStore["bucket"] }, actor, subject);
  const [key = ""] = [...kept.keys()];
  expect(await db.$count(fileLeftovers, eq(fileLeftovers.storedAs, key))).toBe(1);
  await sweepFiles({ ...store, now: () => new Date(clock.now().getTime() + 2 * HOUR) });
  expect([kept.size, await db.$count(fileLeftovers, eq(fileLeftovers.storedAs, key))]).toEqual([0, 0]);
});

test.each([
  ["an SVG", new TextEncoder().encode(SVG), "unknown"],
  ["a byte more than the cap", png({ noise: FILE_LIMITS.plainBytes }), "tooLarge"],
])("%s is refused and nothing of it is kept", async (_, bytes, error) => {
  const { store, kept } = storeIn("bucket");
  const { actor, subject } = await someone();
  expect(await keepFile(store, actor, subject, fresh(bytes), ONE)).toEqual({ ok: false, error });
  expect(kept.size).toBe(0);
  expect(await listFiles(store, actor, subject)).toEqual([]);
});

test("whoever may not write in the workspace keeps nothing there", async () => {
  const { store, kept } = storeIn("bucket");
  const { subject } = await someone();
  const { actor: other } = await someone();
  expect(await keepFile(store, other, subject, fresh(), ONE)).toEqual({ ok: false, error: "not-allowed" });
  expect(kept.size).toBe(0);
});

test("a deleted row takes its parts along", async () => {
  const { store } = storeIn("database");
  const { actor, subject } = await someone();
  const file = fresh();
  await keepFile(store, actor, subject, file, ONE);
  expect(await parts(file.id)).toBe(1);
  await db.delete(files).where(eq(files.id, file.id));
  expect(await parts(file.id)).toBe(0);
});

test("a file is answered so that nothing in it can run, and not sent again to whoever has it", async () => {
  const { store } = storeIn("database");
  const { actor, subject } = await someone();
  const file = fresh(png(), "גג 'מוגמר'.png");
  await keepFile(store, actor, subject, file, ONE);
  const opened = await openFile(store, actor, file.id);
  if (!opened) throw new Error("it is not there");
  const answer = await answerFile(new Request("http://x.example/"), opened);
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    "content-type": "image/png",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-cache",
    "content-disposition": `inline; filename="__ _______.png"; filename*=UTF-8''${encodeURIComponent("גג ")}%27${encodeURIComponent("מוגמר")}%27.png`,
  });
  const again = new Request("http://x.example/", {
    headers: { "if-none-match": `W/${answer?.headers.get("etag")}` },
  });
  expect((await answerFile(again, opened))?.status).toBe(304);
});
