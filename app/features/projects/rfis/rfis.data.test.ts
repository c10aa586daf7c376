import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPost } from "~/engines/talk/talk.server.ts";
import { type Holder, inOwn, makeLink, type Person, revokeLink } from "~/engines/trust/trust.server.ts";
import { files } from "~db/schema/file.ts";
import { projects } from "~db/schema/projects.ts";
import { rfis } from "~db/schema/rfis.ts";
import { posts } from "~db/schema/talk.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshGuest } from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { removeWithDocuments } from "../projects/documents.commands.server.ts";
import { removeProject } from "../projects/projects.commands.server.ts";
import {
  addRfiFile,
  answerRfi,
  createRfi,
  editRfi,
  moveRfi,
  rfiStands,
  rfiSubject,
} from "./rfis.commands.server.ts";
import contribution from "./rfis.contributes.server.ts";
import { RFI } from "./rfis.limits.ts";
import { openRfiFile, readRfi } from "./rfis.queries.server.ts";
import { askedOf, heldRfiView, rfisView, rfiView } from "./rfis.view.server.ts";

const db = testDatabase();
const clock = createClock();
const { now } = clock;
const deps = { db, now };
const key = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());
const given = { db, now, language: "en" as const, formKey: key };
const present = (actor: Person, role: "owner" | "viewer" = "owner") => ({ ...actor, role });
const asked = (query = "") => askedOf(new URLSearchParams(query));

async function jobOf(actor: Person, zone = "America/Chicago") {
  const id = key();
  await db.insert(projects).values({
    ...{ id, name: "Sample house", workspace: actor.workspace, siteZone: zone, state: "planning" },
    ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
  });
  return id;
}

const QUESTION = {
  ...{ topic: "Header over the porch", question: "Which one is built?", trade: "structure" as const },
  ...{ location: "Porch", drawing: "S-2", askedOf: "Sample Architects", neededBy: null as string | null },
  ...{ costImpact: "yes" as const, timeImpact: "none" as const },
};

async function asking(actor: Person, project: string, more: object = {}) {
  const made = await createRfi(deps, actor, { idem: key(), project, ...QUESTION, ...more });
  if (!made.ok) throw new Error(made.error);
  return made.id;
}

const rowOf = async (id: string) => {
  const [row] = await db.select().from(rfis).where(eq(rfis.id, id));
  if (!row) throw new Error("it is there");
  return row;
};

async function moved(actor: Person, record: string, transition: string, note = "") {
  const { version } = await rowOf(record);
  const result = await moveRfi(deps, actor, { record, transition, version, note, idem: key() });
  return result.ok ? result.state : result.error;
}

async function open(actor: Person, more: object = {}) {
  const id = await asking(actor, await jobOf(actor), more);
  await moved(actor, id, "ask");
  return id;
}

async function holderOf(actor: Person, id: string, verbs: ("answer" | "upload")[] = ["answer", "upload"]) {
  const passwords = { hash: async (text: string) => text, verify: async () => true };
  const trust = { ...deps, secret: "s".repeat(32), passwords, contributions: { links: contribution.links } };
  const made = await makeLink(trust, actor, {
    ...{ idem: key(), workspace: actor.workspace, subject: { type: RFI, id } },
    ...{ name: "Sample Architects", verbs, kind: "person" as const, days: 30, asksName: true },
  });
  if (!made.ok) throw new Error(made.error);
  const holder: Holder = { kind: "holder", link: made.id, now: now() };
  return { trust, holder };
}

const answer = (id: string, version: number, more: object = {}) => ({
  ...{
    id,
    version,
    idem: key(),
    answer: "The engineered header.",
    printedName: "Architect 1",
    ...more,
  },
});

test("questions are counted within their job, the same form sent three times asks once, and other words from the same page ask something else", async () => {
  const actor = fresh();
  const [one, other] = [await jobOf(actor), await jobOf(actor)];
  const form = { idem: key(), project: one, ...QUESTION };
  const made = await Promise.all([1, 2, 3].map(() => createRfi(deps, actor, form)));
  const [first] = made;
  if (!first?.ok) throw new Error("it is asked");
  expect(made).toEqual([1, 2, 3].map(() => first));
  const changed = await createRfi(deps, actor, { ...form, question: "And the one beside it?" });
  if (!changed.ok) throw new Error(changed.error);
  expect((await rowOf(first.id)).question).toBe(QUESTION.question);
  expect((await rowOf(changed.id)).question).toBe("And the one beside it?");
  const ids = [await asking(actor, one), await asking(actor, other)];
  expect((await Promise.all(ids.map(rowOf))).map(({ number }) => number)).toEqual([3, 1]);
});

test("a question is asked on a job of one's own only, and read by nobody else", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  const project = await jobOf(actor);
  expect(await createRfi(deps, stranger, { idem: key(), project, ...QUESTION })).toEqual({
    ok: false,
    error: "gone",
  });
  const id = await asking(actor, project);
  expect(await rfiView(given, present(stranger), id)).toBeUndefined();
  expect(await moved(stranger, id, "ask")).toBe("gone");
  expect(await editRfi(deps, stranger, { id, version: 1, ...QUESTION })).toEqual({
    ok: false,
    error: "gone",
  });
});

test("whoever holds the link answers with a printed name, and the ball goes back to the team", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const id = await open(actor);
  const { holder } = await holderOf(actor, id);
  expect((await rfiView(given, present(actor), id))?.standing.mine).toBe(false);
  const { version } = await rowOf(id);
  const form = answer(id, version);
  const all = await Promise.all([1, 2, 3].map(() => answerRfi(deps, holder, form)));
  expect(all).toEqual([1, 2, 3].map(() => ({ ok: true })));
  const view = await rfiView(given, present(actor), id);
  expect(view?.standing).toMatchObject({ state: "answered", mine: true });
  expect(view?.posts.map(({ body, mark, printedName }) => [body, mark, printedName])).toEqual([
    ["The engineered header.", "answer", "Architect 1"],
  ]);
  expect(await moved(actor, id, "close")).toBe("closed");
  expect(await moved(actor, id, "reopen")).toBe("note-missing");
  expect(await moved(actor, id, "reopen", "The beam does not fit")).toBe("open");
});

test("of two answers at once one moves the question, and the other leaves no words behind", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const id = await open(actor);
  const [one, other] = [await holderOf(actor, id), await holderOf(actor, id)];
  const { version } = await rowOf(id);
  const both = await Promise.all([
    answerRfi(deps, one.holder, answer(id, version)),
    answerRfi(deps, other.holder, answer(id, version, { answer: "Two 2x10." })),
  ]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await db.select().from(posts).where(eq(posts.subjectId, id))).toHaveLength(1);
});

test("a link that was revoked, or that may only read, answers nothing and brings no file", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const id = await open(actor);
  const { version } = await rowOf(id);
  const reading = await holderOf(actor, id, []);
  expect(await answerRfi(deps, reading.holder, answer(id, version))).toEqual({
    ok: false,
    error: "not-allowed",
  });
  const { trust, holder } = await holderOf(actor, id);
  const store = { ...deps, bucket: memoryBucket().pictures };
  const file = { id, idem: key(), name: "sketch.png", bytes: png() };
  expect(await addRfiFile(store, holder, file)).toEqual({ ok: true });
  await revokeLink(trust, actor, holder.link);
  expect((await answerRfi(deps, holder, answer(id, version))).ok).toBe(false);
  expect((await addRfiFile(store, holder, { ...file, idem: key() })).ok).toBe(false);
  expect((await rowOf(id)).state).toBe("open");
});

test("no move but the answer's own makes an answer, and what was answered is not asked otherwise", async () => {
  const actor = fresh();
  const id = await open(actor);
  expect(await moved(actor, id, "record")).toBe("blocked");
  const { version } = await rowOf(id);
  expect(await answerRfi(deps, actor, answer(id, version))).toEqual({ ok: true });
  const row = await rowOf(id);
  expect([row.state, row.answeredAt]).toEqual(["answered", now().toISOString()]);
  expect(await editRfi(deps, actor, { id, version: row.version, ...QUESTION })).toEqual({
    ok: false,
    error: "answered",
  });
  expect(await editRfi(deps, actor, { id, version: 1, ...QUESTION })).toEqual({ ok: false, error: "stale" });
});

test("a question is overdue after its day at the job, ages until it is answered, and is counted so", async () => {
  const actor = fresh();
  const today = now().toISOString().slice(0, 10);
  const id = await open(actor, { neededBy: today });
  await open(actor);
  expect((await rfisView(given, present(actor), asked("view=overdue"))).rfis).toEqual([]);
  clock.advance(3 * DAY);
  const late = await rfisView(given, present(actor), asked("view=overdue"));
  expect(late.rfis.map((rfi) => [rfi.id, rfi.overdue, rfi.age])).toEqual([[id, true, 3]]);
  expect(late.figures).toMatchObject({ open: 2, overdue: 1, answered: 0, oldest: 3 });
  const { version } = await rowOf(id);
  await answerRfi(deps, actor, answer(id, version));
  clock.advance(5 * DAY);
  expect((await rfiView(given, present(actor), id))?.rfi).toMatchObject({ overdue: false, age: 3 });
  const mine = await rfisView(given, present(actor), asked("view=mine"));
  expect(mine.rfis.map((rfi) => rfi.id)).toEqual([id]);
});

test("a draft is not shown by link, and a removed job takes its questions and what was said with it", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const project = await jobOf(actor);
  const id = await asking(actor, project);
  const { holder } = await holderOf(actor, id);
  const link = { subject: { type: RFI, id }, id: holder.link, verbs: ["read"], asksName: true } as never;
  expect(await heldRfiView(given, { holder, link, name: "" })).toBeUndefined();
  await moved(actor, id, "ask");
  expect(await heldRfiView(given, { holder, link, name: "" })).toMatchObject({ mayAnswer: true });
  const { version } = await rowOf(id);
  await answerRfi(deps, holder, answer(id, version));
  expect(await removeProject(deps, actor, project)).toEqual({ ok: true });
  expect(await db.select().from(posts).where(eq(posts.subjectId, id))).toEqual([]);
  expect(await readRfi(db, actor, id, now())).toBeUndefined();
});

test("an answer and a message go into the workspace of the question, whichever one is chosen now", async () => {
  const { id: userId, owner } = await createMember(db);
  const workspace = `workspace:${key()}` as const;
  await db.insert(workspaces).values({ id: workspace, name: "Room", version: 1, createdAt: "" });
  await db.insert(workspaceMembers).values({ workspace, userId, role: "owner", joinedAt: "" });
  const id = await open({ ...inOwn(owner), workspace });
  const elsewhere = inOwn(owner);
  const post = { idem: key(), subject: rfiSubject(id), body: "Soon" };
  expect(await addPost(deps, elsewhere, post, rfiStands(id, elsewhere))).toEqual({ ok: true });
  const { version } = await rowOf(id);
  expect(await answerRfi(deps, elsewhere, answer(id, version))).toEqual({ ok: true });
  const rows = await db.select().from(posts).where(eq(posts.subjectId, id));
  expect(rows.map((row) => row.workspace)).toEqual([workspace, workspace]);
});

test("an answer whose form key was used for a message before keeps its words", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const id = await open(actor);
  const { holder } = await holderOf(actor, id);
  const { version } = await rowOf(id);
  const form = answer(id, version);
  const post = { idem: form.idem, subject: rfiSubject(id), body: "Soon", printedName: "Architect 1" };
  expect(await addPost(deps, holder, post, rfiStands(id, holder))).toEqual({ ok: true });
  expect(await answerRfi(deps, holder, form)).toEqual({ ok: true });
  const rows = await db.select().from(posts).where(eq(posts.subjectId, id));
  expect(rows.map(({ body }) => body).sort()).toEqual(["Soon", "The engineered header."]);
});

test("a question that was answered stays as it was asked when it is opened again", async () => {
  const actor = fresh();
  const id = await open(actor);
  await answerRfi(deps, actor, answer(id, (await rowOf(id)).version));
  expect(await moved(actor, id, "reopen", "It does not fit")).toBe("open");
  const { version } = await rowOf(id);
  expect(await editRfi(deps, actor, { id, version, ...QUESTION, question: "Other?" })).toEqual({
    ok: false,
    error: "answered",
  });
  expect((await rowOf(id)).question).toBe(QUESTION.question);
});

test("nothing is said by link about a question that is not asked yet", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const id = await asking(actor, await jobOf(actor));
  const { holder } = await holderOf(actor, id);
  const post = { idem: key(), subject: rfiSubject(id), body: "Hello", printedName: "Architect 1" };
  expect(await addPost(deps, holder, post, rfiStands(id, holder))).toEqual({ ok: false, error: "gone" });
});

test("by link a file comes while a question is open, once, and no file of one that is not asked is opened", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const id = await asking(actor, await jobOf(actor));
  const { holder } = await holderOf(actor, id);
  const store = { ...deps, bucket: memoryBucket().pictures };
  const file = () => ({ id, idem: key(), name: "sketch.png", bytes: png() });
  expect(await addRfiFile(store, holder, file())).toEqual({ ok: false, error: "gone" });
  const theirs = file();
  expect(await addRfiFile(store, actor, theirs)).toEqual({ ok: true });
  expect(await openRfiFile(store, holder, theirs.idem)).toBeUndefined();
  await moved(actor, id, "ask");
  expect((await openRfiFile(store, holder, theirs.idem))?.name).toBe("sketch.png");
  const kept = file();
  expect(await addRfiFile(store, holder, kept)).toEqual({ ok: true });
  await answerRfi(deps, holder, answer(id, (await rowOf(id)).version));
  expect(await addRfiFile(store, holder, kept)).toEqual({ ok: true });
  expect(await addRfiFile(store, holder, file())).toEqual({ ok: false, error: "stale" });
  expect(await addRfiFile(store, actor, file())).toEqual({ ok: true });
  expect(await db.$count(files, eq(files.subjectId, id))).toBe(3);
});

test("a removed project takes the files of its questions with it, and no others", async () => {
  const { owner } = await createMember(db);
  const actor = inOwn(owner);
  const project = await jobOf(actor);
  const [goes, stays] = [await asking(actor, project), await open(actor)];
  const bucket = memoryBucket();
  const store = { ...deps, bucket: bucket.pictures };
  for (const id of [goes, stays])
    await addRfiFile(store, actor, { id, idem: key(), name: "sketch.png", bytes: png() });
  expect(await removeWithDocuments(store, actor, project)).toEqual({ ok: true });
  expect(await db.$count(files, eq(files.subjectId, goes))).toBe(0);
  expect(await db.$count(files, eq(files.subjectId, stays))).toBe(1);
  expect(bucket.kept.size).toBe(1);
});
