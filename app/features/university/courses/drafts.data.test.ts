import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeWorkspace } from "~/engines/trust/trust.server.ts";
import { courseEditions, firmCourses } from "~db/schema/courses.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { scoreOf } from "./course.logic.ts";
import { enrol, handIn } from "./courses.commands.server.ts";
import { findCourse, pinned } from "./courses.learner.server.ts";
import { readStanding } from "./courses.queries.server.ts";
import type { DraftChange, DraftSettings } from "./draft.ts";
import {
  changeDraft,
  createDraft,
  discardDraft,
  publishDraft,
  retireDraft,
} from "./drafts.commands.server.ts";
import { readDraft, readDrafts } from "./drafts.queries.server.ts";
import { readEditions, readFirmCourses } from "./editions.queries.server.ts";

const db = testDatabase();
const deps = { db, now: createClock().now };
const SETTINGS: DraftSettings = {
  ...{ title: "Sample saw", about: "How we saw", language: "en", subject: "safety" },
  ...{ passPercent: 80, validMonths: 0 },
};

async function firm() {
  const [owner, worker, stranger] = await Promise.all([createMember(db), createMember(db), createMember(db)]);
  const made = await makeWorkspace(deps, owner.actor, { idem: crypto.randomUUID(), name: "Sample firm" });
  if (!made.ok) throw new Error(made.error);
  const workspace = made.id;
  await db.insert(workspaceMembers).values({ workspace, userId: worker.id, role: "member", joinedAt: "" });
  const at = (who: typeof owner) => ({ ...who.actor, workspace });
  const learning = (who: typeof owner) => ({ person: who.actor, payers: [who.actor, at(who)] });
  const id = crypto.randomUUID();
  const write = async (...changes: DraftChange[]) => {
    for (const change of changes) {
      const version = (await readDraft(db, at(owner), id))?.version ?? 0;
      expect(await changeDraft(deps, at(owner), { id, version, change })).toEqual({ ok: true });
    }
    return (await readDraft(db, at(owner), id))?.version ?? 0;
  };
  return { owner, worker, stranger, at, learning, id, write, workspace };
}

const LESSON = crypto.randomUUID();
const question = (ask: string) => ({
  ...{ id: crypto.randomUUID(), ask, choices: ["right", "wrong"], right: 0, why: "because" },
});
const WRITTEN: DraftChange[] = [
  { kind: "add-lesson", lesson: { id: LESSON, title: "One" } },
  { kind: "lesson", lesson: { id: LESSON, title: "One", body: "# Look\nfirst" } },
  { kind: "question", lesson: LESSON, question: question("First?") },
];

async function taught() {
  const all = await firm();
  const { owner, at, id, write } = all;
  expect(await createDraft(deps, at(owner), { idem: id, ...SETTINGS })).toEqual({ ok: true });
  expect(await createDraft(deps, at(owner), { idem: id, ...SETTINGS })).toEqual({ ok: true });
  const version = await write(...WRITTEN);
  expect(await publishDraft(deps, at(owner), { id, version })).toEqual({ ok: true });
  return { ...all, version };
}

test("owners write, nobody else: neither members of the firm nor strangers", async () => {
  const { owner, worker, stranger, at, id } = await firm();
  const refused = { ok: false, error: "not-allowed" };
  for (const who of [worker, stranger]) {
    expect(await createDraft(deps, at(who), { idem: crypto.randomUUID(), ...SETTINGS })).toEqual(refused);
  }
  await createDraft(deps, at(owner), { idem: id, ...SETTINGS });
  const gone = { ok: false, error: "gone" };
  const change: DraftChange = { kind: "add-lesson", lesson: { id: LESSON, title: "Mine" } };
  for (const who of [worker, stranger]) {
    // The id of a draft that somebody else has begun makes it nobody's.
    expect(await createDraft(deps, at(who), { idem: id, ...SETTINGS })).toEqual(refused);
    expect(await readDraft(db, at(who), id)).toBeUndefined();
    expect((await readDrafts(db, at(who))).drafts).toEqual([]);
    expect(await changeDraft(deps, at(who), { id, version: 1, change })).toEqual(gone);
    expect(await publishDraft(deps, at(who), { id, version: 1 })).toEqual(gone);
    expect(await retireDraft(deps, at(who), { id, retired: true })).toEqual(gone);
    await discardDraft(deps, at(who), id);
  }
  expect((await readDrafts(db, at(owner))).drafts).toMatchObject([{ id, title: "Sample saw", edition: 0 }]);
  await discardDraft(deps, at(owner), id);
  expect((await readDrafts(db, at(owner))).drafts).toEqual([]);
});

test("what is missing is not published, what was changed meanwhile neither, and the same twice is once", async () => {
  const { owner, at, id, write } = await firm();
  await createDraft(deps, at(owner), { idem: id, ...SETTINGS });
  expect(await publishDraft(deps, at(owner), { id, version: 1 })).toEqual({ ok: false, error: "gaps" });
  const version = await write(...WRITTEN);
  const stale = { ok: false, error: "stale" };
  const settings = { ...SETTINGS, title: "Late" };
  expect(
    await changeDraft(deps, at(owner), { id, version: version - 1, change: { kind: "settings", settings } }),
  ).toEqual(stale);
  expect(await publishDraft(deps, at(owner), { id, version: version - 1 })).toEqual(stale);
  const both = await Promise.all([1, 2].map(() => publishDraft(deps, at(owner), { id, version })));
  expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(await publishDraft(deps, at(owner), { id, version })).toEqual({ ok: true });
  expect(await db.select().from(courseEditions).where(eq(courseEditions.course, id))).toHaveLength(1);
  expect(await db.select().from(firmCourses).where(eq(firmCourses.id, id))).toMatchObject([{ edition: 1 }]);
});

test("the people of the firm take it, in any of their workspaces, and nobody else sees that it is there", async () => {
  const { worker, stranger, learning, id, workspace } = await taught();
  const who = { person: worker.actor, payers: [worker.actor] };
  expect(await readFirmCourses(db, worker.actor)).toMatchObject([
    { id, title: "Sample saw", lessons: 1, minutes: 1, access: "firm", languages: ["en"] },
  ]);
  const found = await findCourse(deps, who, id);
  expect(found?.current).toMatchObject({ version: 1, access: { kind: "firm", workspace } });
  if (!found) throw new Error("gone");
  expect(await enrol(deps, who, found.current)).toMatchObject({ ok: true });
  expect(await findCourse(deps, learning(stranger), id)).toBeUndefined();
  expect(await findCourse(deps, undefined, id)).toBeUndefined();
  expect(await readFirmCourses(db, stranger.actor)).toEqual([]);
  // Whoever knows the whole course from elsewhere is refused by the statement.
  expect(await enrol(deps, learning(stranger), found.current)).toEqual({ ok: false, error: "closed" });
  const begun = [{ course: id, edition: 1 }];
  expect([
    (await readEditions(db, stranger.actor, begun)).size,
    (await readEditions(db, undefined, begun)).size,
    (await readEditions(db, worker.actor, begun)).size,
  ]).toEqual([0, 0, 1]);
  // Whoever leaves the firm sees it no more, and what they passed stays theirs.
  await db.delete(workspaceMembers).where(eq(workspaceMembers.userId, worker.id));
  expect(await findCourse(deps, who, id)).toBeUndefined();
  expect((await readEditions(db, worker.actor, begun)).size).toBe(0);
});

test("whoever is in the middle of an edition finishes it; all others get the next", async () => {
  const { owner, worker, at, learning, id, write } = await taught();
  const early = learning(worker);
  const first = await findCourse(deps, early, id);
  const begun = first && (await enrol(deps, early, first.current));
  if (!begun?.ok) throw new Error("not begun");
  const version = await write({ kind: "question", lesson: LESSON, question: question("Second?") });
  // A draft changes nothing that is taught.
  expect((await findCourse(deps, early, id))?.current.lessons[0]?.questions).toHaveLength(1);
  expect(await publishDraft(deps, at(owner), { id, version })).toEqual({ ok: true });
  const next = await findCourse(deps, early, id);
  if (!next) throw new Error("gone");
  expect(next.current.version).toBe(2);
  const own = await pinned(deps, next, begun.enrolment);
  expect([own.version, own.lessons[0]?.questions.length]).toEqual([1, 1]);
  const done = await handIn({ ...deps, contributions: { onPassed: [] } }, early.person, {
    ...{ enrolment: begun.enrolment, course: own, scored: scoreOf(own, () => "0") },
    ...{ idem: crypto.randomUUID(), today: "2026-03-02" },
  });
  expect(done).toEqual({ ok: true });
  const late = learning(owner);
  const other = await findCourse(deps, late, id);
  expect(other && (await enrol(deps, late, other.current))).toMatchObject({ enrolment: { edition: 2 } });
  // Its authors see how the edition that is taught now was answered, which nobody has done yet.
  expect((await readDraft(db, at(owner), id))?.items).toEqual([]);
});

test("what is withdrawn is finished by whoever is in it, and begun by nobody", async () => {
  const { owner, worker, at, learning, id } = await taught();
  const found = await findCourse(deps, learning(worker), id);
  if (!found) throw new Error("gone");
  await enrol(deps, learning(worker), found.current);
  expect(await retireDraft(deps, at(owner), { id, retired: true })).toEqual({ ok: true });
  expect(await findCourse(deps, learning(worker), id)).toBeDefined();
  expect(await findCourse(deps, learning(owner), id)).toBeUndefined();
  expect(await enrol(deps, learning(owner), found.current)).toEqual({ ok: false, error: "closed" });
  expect((await readStanding(db, learning(worker), found.current, deps.now())).open).toBe(true);
  // What was published is not thrown away.
  await discardDraft(deps, at(owner), id);
  expect(await readDraft(db, at(owner), id)).toBeDefined();
});

test("its authors see how its questions were answered", async () => {
  const { owner, worker, at, learning, id } = await taught();
  const found = await findCourse(deps, learning(worker), id);
  const begun = found && (await enrol(deps, learning(worker), found.current));
  if (!begun?.ok) throw new Error("not begun");
  await handIn({ ...deps, contributions: { onPassed: [] } }, worker.actor, {
    ...{ enrolment: begun.enrolment, course: found?.current as never },
    ...{
      scored: scoreOf(found?.current as never, () => "1"),
      idem: crypto.randomUUID(),
      today: "2026-03-02",
    },
  });
  expect((await readDraft(db, at(owner), id))?.items).toMatchObject([{ n: 1, right: 0 }]);
});
