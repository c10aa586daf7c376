import { expect, test } from "vitest";
import { addPost } from "~/engines/talk/talk.server.ts";
import { makeWorkspace, type Person } from "~/engines/trust/trust.server.ts";
import { workspaceMembers } from "~db/schema/trust.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { courseFixture, learner } from "../../../../tests/factories/courses.ts";
import { createClock, createMember } from "../../../../tests/factories.ts";
import { COURSE_LIMITS } from "./courses.limits.ts";
import { changeDraft, createDraft, publishDraft } from "./drafts.commands.server.ts";
import { askInstructor, questionSubject } from "./questions.commands.server.ts";
import {
  isOf,
  questionIs,
  readAsked,
  readQuestion,
  readWaiting,
  type Speaker,
} from "./questions.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now };

const as = (person: Person, isAdmin = false): Speaker => ({ person, isAdmin });

function say(speaker: Speaker, id: string, body: string) {
  const post = { idem: crypto.randomUUID(), subject: questionSubject(speaker, id), body };
  return addPost(deps, speaker.person, post, questionIs(id, isOf(speaker)));
}

test("a question about a course of the house is answered by administrators, once it is asked once", async () => {
  const [asker, admin, stranger] = await Promise.all([createMember(db), createMember(db), createMember(db)]);
  const who = learner(asker.owner);
  const course = courseFixture();
  const id = crypto.randomUUID();
  const asked = { idem: id, course, lesson: "one", body: "Why so?" };
  expect(await askInstructor(deps, who, asked)).toEqual({ ok: true });
  expect(await askInstructor(deps, who, asked)).toEqual({ ok: true });
  expect(await readAsked(db, who.person, course.id, ["one"])).toMatchObject([
    { id, words: "Why so?", waits: 1 },
  ]);
  const seen = (await readQuestion(db, as(admin.actor, true), id, deps.now())) ?? { posts: [] };
  expect(seen).toMatchObject({ teaches: 1, posts: [{ body: "Why so?", mine: 0 }] });
  const waiting = await readWaiting(db, as(admin.actor, true), undefined);
  expect(waiting.filter((one) => one.id === id)).toMatchObject([{ waits: 1 }]);
  // Nobody else reads it, and nobody else speaks.
  expect(await readQuestion(db, as(stranger.actor), id, deps.now())).toBeUndefined();
  expect(await readWaiting(db, as(stranger.actor), undefined)).toEqual([]);
  expect(await say(as(stranger.actor), id, "spam")).toEqual({ ok: false, error: "gone" });
  clock.advance(1000);
  expect(await say(as(admin.actor, true), id, "Because.")).toEqual({ ok: true });
  const answered = await readQuestion(db, as(who.person), id, deps.now());
  expect(answered).toMatchObject({
    waits: 0,
    teaches: 0,
    posts: [{ mine: 1 }, { body: "Because.", mine: 0 }],
  });
});

test("a question about a firm's course is answered by its owners, not by administrators of the site", async () => {
  const [owner, worker, colleague] = await Promise.all([
    createMember(db),
    createMember(db),
    createMember(db),
  ]);
  const made = await makeWorkspace(deps, owner.actor, { idem: crypto.randomUUID(), name: "Sample firm" });
  if (!made.ok) throw new Error(made.error);
  const workspace = made.id;
  for (const { id: userId } of [worker, colleague])
    await db.insert(workspaceMembers).values({ workspace, userId, role: "member", joinedAt: "" });
  const author = { ...owner.actor, workspace };
  const [draft, lesson] = [crypto.randomUUID(), crypto.randomUUID()];
  await createDraft(deps, author, {
    ...{ idem: draft, title: "Saw", about: "x", language: "en", subject: "safety" },
    ...{ passPercent: 80, validMonths: 0 },
  });
  const question = { id: crypto.randomUUID(), ask: "?", choices: ["a", "b"], right: 0, why: "b" };
  const changes = [
    { kind: "add-lesson", lesson: { id: lesson, title: "One" } },
    { kind: "lesson", lesson: { id: lesson, title: "One", body: "text" } },
    { kind: "question", lesson, question },
  ] as const;
  for (const [n, change] of changes.entries())
    expect(await changeDraft(deps, author, { id: draft, version: n + 1, change })).toEqual({ ok: true });
  expect(await publishDraft(deps, author, { id: draft, version: 4 })).toEqual({ ok: true });
  const course = courseFixture({ id: draft, access: { kind: "firm", workspace } });
  const id = crypto.randomUUID();
  const asked = { idem: id, course, lesson, body: "Which guard?" };
  const stranger = await createMember(db);
  expect(await askInstructor(deps, learner(stranger.owner), asked)).toEqual({ ok: false, error: "closed" });
  expect(await askInstructor(deps, learner(worker.owner), asked)).toEqual({ ok: true });
  // The id of another's question makes it nobody else's.
  expect(await askInstructor(deps, learner(colleague.owner), asked)).toEqual({ ok: false, error: "full" });
  expect(await readQuestion(db, as(colleague.actor), id, deps.now())).toBeUndefined();
  expect(await readQuestion(db, as(stranger.actor, true), id, deps.now())).toBeUndefined();
  expect(await readWaiting(db, as(author), workspace)).toMatchObject([{ id, waits: 1 }]);
  expect(await say(as(owner.actor), id, "The upper one.")).toEqual({ ok: true });
});

test("so much is asked on a day", async () => {
  const who = learner((await createMember(db)).owner);
  const course = courseFixture();
  const ask = () =>
    askInstructor(deps, who, { idem: crypto.randomUUID(), course, lesson: "two", body: "And?" });
  for (let n = 0; n < COURSE_LIMITS.questionsADay; n++) expect(await ask()).toEqual({ ok: true });
  expect(await ask()).toEqual({ ok: false, error: "full" });
});
