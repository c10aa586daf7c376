import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { adoptGuest } from "~/services/guest.server.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { joinedContributions } from "../../../app/composition/contributions.server.ts";
import { testDatabase } from "../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../tests/factories.ts";
import { times } from "../../../tests/prove.ts";
import { inOwn } from "../trust/trust.server.ts";
import {
  acceptDocument,
  createDocument,
  deleteDraft,
  freezeDocument,
  isOutdated,
  listDocuments,
  prepareVersion,
  readDocument,
  saveDocument,
  sentContent,
  verifyDocument,
} from "./lines.server.ts";
import { type Content, emptyContent, type KindName, type Line } from "./lines.ts";

const db = testDatabase();

const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  text: `Line ${id}`,
  qty: "1",
  unit: "ea",
  unitCost: "100",
  ...more,
});
const content = (kind: KindName, lines: Line[]): Content => ({
  ...emptyContent(kind),
  sections: [{ id: "s", title: "Work", lines }],
});

async function setUp(kind: KindName = "proposal", lines: Line[] = [line("a")]) {
  const clock = createClock();
  const deps = { db, now: clock.now };
  const { id: userId, owner, actor } = await createMember(db);
  const make = async (given = content(kind, lines)) => {
    const id = crypto.randomUUID();
    const made = await createDocument(deps, actor, { id, workspace: owner, title: "Deck", content: given });
    expect(made).toEqual({ ok: true, id });
    return id;
  };
  const id = await make();
  const read = async (of = id) => {
    const found = await readDocument(db, actor, of);
    if (!found) throw new Error("no document");
    return found;
  };
  const freeze = async (of = id) =>
    freezeDocument(deps, actor, { id: of, kind, version: (await read(of)).version });
  const frozen = async (of = id) => {
    const done = await freeze(of);
    if (!done.ok) throw new Error(done.error);
    return done;
  };
  const save = async (given: Content, version?: number) =>
    saveDocument(deps, actor, {
      id,
      version: version ?? (await read()).version,
      title: "Deck",
      content: given,
    });
  const accept = (versionId: string, chosen?: Content["chosen"], name = "Sample Client") =>
    acceptDocument(deps, { versionId, name, actor: owner, chosen }, sql`1`);
  return { clock, deps, userId, owner, actor, id, make, read, freeze, frozen, save, accept };
}

test("a document keeps its lines and the total that they give, in one row", async () => {
  const { id, read, save, actor, owner } = await setUp();
  expect(await read()).toMatchObject({ totalCents: 10_000, version: 1, number: null, versions: [] });
  const more = content("proposal", [line("a"), line("b", { qty: "2.5" })]);
  expect(await save(more)).toEqual({ ok: true, version: 2 });
  expect(await read()).toMatchObject({ totalCents: 35_000, version: 2, content: more });
  expect(await listDocuments(db, actor, { workspace: owner, kind: "proposal" })).toEqual([
    expect.objectContaining({ id, totalCents: 35_000 }),
  ]);
});

test("what cannot be kept, is stale, or is somebody else's is refused by its name", async () => {
  const { deps, id, save, owner } = await setUp();
  const bad = content("proposal", [line("a", { qty: "1,5" })]);
  expect(await save(bad)).toMatchObject({
    ok: false,
    error: "invalid",
    problems: [{ at: "a", field: "qty" }],
  });
  expect(await save(content("proposal", []), 7)).toEqual({ ok: false, error: "stale", version: 1 });
  const stranger = inOwn(freshGuest());
  const change = { id, version: 1, title: "Mine", content: content("proposal", []) };
  expect(await saveDocument(deps, stranger, change)).toEqual({ ok: false, error: "gone" });
  expect(await readDocument(db, stranger, id)).toBeUndefined();
  expect(
    await createDocument(deps, stranger, {
      id: crypto.randomUUID(),
      workspace: owner,
      title: "x",
      content: content("proposal", []),
    }),
  ).toEqual({ ok: false, error: "not-allowed" });
  expect(await deleteDraft(deps, stranger, { id, kind: "proposal" })).toEqual({
    ok: false,
    error: "not-allowed",
  });
});

test("of two who save at once one wins and the other is told", async () => {
  const { save, read } = await setUp();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((qty) => save(content("proposal", [line("a", { qty: `${qty}` })]), 1)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const { content: kept, totalCents } = await read();
  expect(totalCents).toBe(Number(kept.sections[0]?.lines[0]?.qty) * 10_000);
});

test("what was sent stays as it was, letter for letter, whatever is worked on afterwards", async () => {
  const { id, frozen, save, read } = await setUp();
  const first = await frozen();
  expect(first).toMatchObject({ number: 1, version: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await save(content("proposal", [line("a", { qty: "3" })]));
  const second = await frozen();
  expect(second).toMatchObject({ number: 1, version: 2 });
  expect(second.hash).not.toBe(first.hash);
  const { versions } = await read();
  expect(
    versions.map((one) => [one.number, one.totalCents, sentContent(one).sections[0]?.lines[0]?.qty]),
  ).toEqual([
    [2, 30_000, "3"],
    [1, 10_000, "1"],
  ]);
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 2 });
  for (const change of [{ content: "{}" }, { hash: "0" }, { totalCents: 1 }, { number: 9 }])
    await expect(
      db.update(documentVersions).set(change).where(eq(documentVersions.documentId, id)),
    ).rejects.toThrow();
});

test("numbers of a series have no gaps, however many are sent at once", async () => {
  const { make, frozen, freeze, read, id } = await setUp("invoice");
  const others = await Promise.all(Array.from({ length: times(5) }, () => make()));
  const all = [id, ...others];
  // Each tries again when another one took its number; so many at once may give up and be sent again.
  let waiting = all;
  for (let round = 0; round < all.length && waiting.length > 0; round++) {
    const answers = await Promise.all(waiting.map((one) => freeze(one)));
    waiting = waiting.filter((_, n) => !answers[n]?.ok);
  }
  const numbers = await Promise.all(all.map(async (one) => (await read(one)).number));
  expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(all.map((_, n) => n + 1));
  expect(await frozen(id)).toMatchObject({ version: 2 });
});

test("a version that was made ready from what has changed since takes its whole batch with it", async () => {
  const { id, deps, save, read } = await setUp();
  const prepared = await prepareVersion(deps, id);
  if (!prepared) throw new Error("no document");
  await save(content("proposal", [line("a", { qty: "9" })]));
  const failure = await db.batch(prepared.statements()).catch((error) => error);
  expect(isOutdated(failure)).toBe(true);
  expect(await read()).toMatchObject({ number: null, versions: [] });
  await db.batch(prepared.statements(sql`0`));
  expect((await read()).versions).toEqual([]);
});

test("accepting keeps name, choice, total and moment under a hash, once, and only of the newest version", async () => {
  const lines = [
    line("base"),
    line("gutter", { optional: true, unitCost: "50" }),
    line("good", { option: { group: "deck", choice: "good" }, unitCost: "10" }),
    line("best", { option: { group: "deck", choice: "best" }, unitCost: "30" }),
  ];
  const { id, accept, frozen, save, read } = await setUp("proposal", lines);
  const old = await frozen();
  await save(content("proposal", [...lines, line("rail")]));
  expect(await accept(crypto.randomUUID())).toEqual({ ok: false, error: "gone" });
  const { versionId } = await frozen();
  expect(await accept(old.versionId)).toEqual({ ok: false, error: "superseded" });
  expect(await accept(versionId, { lines: ["base"], options: {} })).toEqual({
    ok: false,
    error: "not-offered",
  });
  expect(await accept(versionId, { lines: [], options: { deck: "gold" } })).toEqual({
    ok: false,
    error: "not-offered",
  });
  const chosen = { lines: ["gutter"], options: { deck: "best" } };
  const answers = await Promise.all([accept(versionId, chosen), accept(versionId), accept(versionId)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.error === "accepted")).toHaveLength(2);
  const { acceptance } = await read();
  expect(acceptance).toMatchObject({ printedName: "Sample Client", versionId });
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 3 });
  await expect(
    db.update(documentAcceptances).set({ totalCents: 1 }).where(eq(documentAcceptances.documentId, id)),
  ).rejects.toThrow();
});

test("what was accepted is changed by nobody, and comes to what was chosen", async () => {
  const lines = [line("base"), line("gutter", { optional: true, unitCost: "50" })];
  const { id, accept, frozen, freeze, save, read, deps, actor } = await setUp("proposal", lines);
  const { versionId } = await frozen();
  const done = await accept(versionId, { lines: ["gutter"], options: {} });
  expect(done).toMatchObject({ ok: true, totalCents: 15_000 });
  expect(await save(content("proposal", []))).toMatchObject({ ok: false, error: "accepted" });
  expect(await freeze()).toEqual({ ok: false, error: "stale" });
  expect(await deleteDraft(deps, actor, { id, kind: "proposal" })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  const { acceptance } = await read();
  expect(JSON.parse(acceptance?.content ?? "{}")).toEqual({
    format: 1,
    version: expect.stringMatching(/^[0-9a-f]{64}$/),
    name: "Sample Client",
    chosen: { lines: ["gutter"], options: {} },
    totalCents: 15_000,
    at: "2026-03-02T10:00:00.000Z",
  });
});

test("nobody accepts without being allowed to", async () => {
  const { frozen, deps, owner, read } = await setUp();
  const { versionId } = await frozen();
  const refused = await acceptDocument(deps, { versionId, name: "x", actor: owner }, sql`0`);
  expect(refused).toEqual({ ok: false, error: "not-allowed" });
  expect((await read()).acceptance).toBeUndefined();
});

test("a forged row is found by its hash", async () => {
  const { id, frozen, owner } = await setUp();
  await frozen();
  await db.insert(documentVersions).values({
    id: crypto.randomUUID(),
    workspace: owner,
    documentId: id,
    number: 2,
    content: '{"forged":true}',
    hash: "0".repeat(64),
    totalCents: 1,
    createdAt: "2026-03-02T10:00:00.000Z",
  });
  expect(await verifyDocument(db, id)).toEqual({ whole: false, checked: 2 });
});

test("a guest's documents are the member's after sign-in, though both have a number 1", async () => {
  const guest = freshGuest();
  const { deps, userId, owner, actor, frozen } = await setUp("estimate");
  const id = crypto.randomUUID();
  const given = content("estimate", [line("a")]);
  await createDocument(deps, inOwn(guest), { id, workspace: guest, title: "Fence", content: given });
  await freezeDocument(deps, inOwn(guest), { id, kind: "estimate", version: 1 });
  await frozen();
  await adoptGuest(db, joinedContributions.owned, guest, userId);
  const theirs = await listDocuments(db, actor, { workspace: owner, kind: "estimate" });
  expect(theirs.map(({ title, number }) => [title, number]).sort()).toEqual([
    ["Deck", 1],
    ["Fence", 1],
  ]);
  expect(await verifyDocument(db, id)).toEqual({ whole: true, checked: 1 });
  expect((await readDocument(db, actor, id))?.versions).toHaveLength(1);
  expect(await db.$count(documents, eq(documents.workspace, guest))).toBe(0);
});

test("a document of another kind is neither frozen nor deleted by whoever handles this kind", async () => {
  const { id, read, deps, actor } = await setUp("changeOrder");
  const { version } = await read();
  expect(await freezeDocument(deps, actor, { id, kind: "estimate", version })).toEqual({
    ok: false,
    error: "gone",
  });
  expect(await deleteDraft(deps, actor, { id, kind: "estimate" })).toEqual({
    ok: false,
    error: "not-allowed",
  });
  expect(await read()).toMatchObject({ number: null, versions: [] });
});
