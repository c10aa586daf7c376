import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { settle } from "~/engines/process/process.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { adoptGuest } from "~/services/guest.server.ts";
import {
  courseAnswers,
  courseAttempts,
  courseEnrolments,
  courseLessons,
  courseReviews,
  topicSuggestions,
} from "~db/schema/courses.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { ALL_RIGHT, courseFixture, learner, ONE_RIGHT } from "../../../../tests/factories/courses.ts";
import {
  createClock,
  createMember,
  DAY,
  failingAtTheEnd,
  freshGuest,
  MINUTE,
} from "../../../../tests/factories.ts";
import { times } from "../../../../tests/prove.ts";
import { scoreOf } from "./course.logic.ts";
import type { Course } from "./course.ts";
import {
  choosePath,
  enrol,
  finishLesson,
  handIn,
  repeatQuestions,
  suggestTopic,
} from "./courses.commands.server.ts";
import contribution from "./courses.contributes.server.ts";
import { pinned } from "./courses.learner.server.ts";
import {
  passedCourses,
  readAttempt,
  readChoice,
  readItems,
  readLearning,
  readReviews,
  readStanding,
} from "./courses.queries.server.ts";
import process from "./enrolment.process.server.ts";

const db = testDatabase();
const TODAY = "2026-03-02";
const contributions = { onPassed: [] };

const score = (course: Course, ...choices: string[]) => scoreOf(course, (n) => choices[n]);

async function begun(course: Course, who = learner(), clock = createClock()) {
  const deps = { db, now: clock.now, contributions };
  const result = await enrol(deps, who, course);
  if (!result.ok) throw new Error(result.error);
  const take = (choices: string[], idem: string = crypto.randomUUID(), today = TODAY) =>
    handIn(deps, who.person, {
      ...{ enrolment: result.enrolment, course, scored: score(course, ...choices), idem, today },
    });
  return { ...who, deps, clock, enrolment: result.enrolment, take };
}

test("who enrols twice, or at once in two windows, takes the course once", async () => {
  const course = courseFixture();
  const who = learner();
  const deps = { db, now: createClock().now };
  const all = await Promise.all([
    enrol(deps, who, course),
    enrol(deps, who, course),
    enrol(deps, who, course),
  ]);
  const ids = new Set(all.map((one) => (one.ok ? one.enrolment.id : one.error)));
  expect(ids.size).toBe(1);
});

test("what is begun is finished in its edition, although the course has changed since", async () => {
  const course = courseFixture();
  const { person, payers, enrolment, take } = await begun(course);
  const changed = { ...course, version: 2, lessons: course.lessons.slice(0, 1) };
  expect(await enrol({ db, now: createClock().now }, { person, payers }, changed)).toMatchObject({
    ok: true,
    enrolment: { id: enrolment.id, edition: 1 },
  });
  expect(await pinned({ db }, { current: changed, editions: [] }, enrolment)).toEqual(course);
  expect(await take(ALL_RIGHT)).toEqual({ ok: true });
  const standing = await readStanding(db, { person, payers }, changed, new Date(TODAY));
  expect(standing.enrolment).toMatchObject({ state: "passed", edition: 1, best: 100 });
});

test("a course with a plan or an order is closed to whoever has paid for neither, and nothing is written", async () => {
  for (const access of [{ kind: "plan" }, { kind: "order", product: "project-management-course" }] as const) {
    const course = courseFixture({ access });
    const who = learner();
    expect(await enrol({ db, now: createClock().now }, who, course)).toEqual({ ok: false, error: "closed" });
    const standing = await readStanding(db, who, course, new Date(TODAY));
    expect([standing.open, standing.enrolment]).toEqual([false, undefined]);
  }
  const sold = courseFixture({ access: { kind: "order", product: "project-management-course" } });
  expect((await readStanding(db, undefined, sold, new Date(TODAY))).priceCents).toBe(19_999);
});

test("a course that builds on another waits until that is passed", async () => {
  const base = courseFixture();
  const next = courseFixture({ after: [base.id] });
  const { person, payers, deps, take } = await begun(base);
  const at = deps.now();
  const standing = async (who: Parameters<typeof readStanding>[1], course: Course) => {
    const { open, ready } = await readStanding(db, who, course, at);
    return [open, ready];
  };
  expect(await standing({ person, payers }, base)).toEqual([true, true]);
  expect(await standing(undefined, base)).toEqual([true, true]);
  expect(await standing({ person, payers }, next)).toEqual([true, false]);
  expect(await standing(undefined, next)).toEqual([true, false]);
  expect(await enrol(deps, { person, payers }, next)).toEqual({ ok: false, error: "first" });
  await take(ALL_RIGHT);
  expect(await enrol(deps, { person, payers }, next)).toMatchObject({ ok: true });
});

test("a lesson counts once, begins the course, and counts no longer than three times its minutes", async () => {
  const course = courseFixture();
  const { person, payers, deps, clock, enrolment } = await begun(course);
  clock.advance(4 * MINUTE);
  await finishLesson(deps, person, { enrolment, lesson: "one", minutes: 5 });
  await finishLesson(deps, person, { enrolment, lesson: "one", minutes: 5 });
  clock.advance(9 * 60 * MINUTE);
  const now = await readStanding(db, { person, payers }, course, clock.now());
  expect(now.enrolment?.state).toBe("in_progress");
  await finishLesson(deps, person, { enrolment: now.enrolment ?? enrolment, lesson: "two", minutes: 5 });
  const rows = await db.select().from(courseLessons).where(eq(courseLessons.enrolment, enrolment.id));
  expect(rows.map(({ lesson, seconds }) => [lesson, seconds]).sort()).toEqual([
    ["one", 240],
    ["two", 900],
  ]);
});

test("a test counts once however often its form is sent, and the first answers stand", async () => {
  const course = courseFixture();
  const { person, enrolment, take } = await begun(course);
  const idem = crypto.randomUUID();
  expect(await take(ONE_RIGHT, idem)).toEqual({ ok: true });
  expect(await take(ALL_RIGHT, idem)).toEqual({ ok: true });
  expect(await take(ONE_RIGHT, idem)).toEqual({ ok: true });
  expect(await readAttempt(db, person, course.id, idem)).toMatchObject({ right: 1, asked: 4, passed: false });
  const [row] = await db.select().from(courseEnrolments).where(eq(courseEnrolments.id, enrolment.id));
  expect([row?.state, row?.best]).toEqual(["failed", 25]);
});

test("three tests a day, also when four are handed in at once; the next day there are more", async () => {
  const course = courseFixture();
  const { enrolment, take } = await begun(course);
  const all = await Promise.all([1, 2, 3, 4].map(() => take(ONE_RIGHT)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await take(ALL_RIGHT)).toEqual({ ok: false, error: "tomorrow" });
  expect(await take(ALL_RIGHT, crypto.randomUUID(), "2026-03-03")).toEqual({ ok: true });
  const rows = await db.select().from(courseAttempts).where(eq(courseAttempts.enrolment, enrolment.id));
  expect(rows).toHaveLength(4);
  expect(await take(ALL_RIGHT, crypto.randomUUID(), "2026-03-04")).toEqual({ ok: false, error: "over" });
});

test("an attempt is read by nobody else, and another's enrolment takes no test of mine", async () => {
  const course = courseFixture();
  const { enrolment, take, deps } = await begun(course);
  const idem = crypto.randomUUID();
  await take(ONE_RIGHT, idem);
  const other = learner();
  expect(await readAttempt(db, other.person, course.id, idem)).toBeUndefined();
  const refused = await handIn(deps, other.person, {
    ...{ enrolment, course, scored: score(course, ...ALL_RIGHT), idem: crypto.randomUUID(), today: TODAY },
  });
  expect(refused.ok).toBe(false);
  expect(await readReviews(db, other.person, ["x"])).toEqual([]);
});

test("only the answers of the first test say how hard a question is", async () => {
  const course = courseFixture();
  const { take } = await begun(course);
  await take(ONE_RIGHT);
  await take(ALL_RIGHT);
  const rows = await db.select().from(courseAnswers).where(eq(courseAnswers.course, course.id));
  expect(rows.filter(({ first }) => first).map(({ right, others }) => [right, others])).toEqual([
    [true, 0],
    [false, 1],
    [false, 1],
    [false, 1],
  ]);
  expect(rows.filter(({ first }) => !first)).toHaveLength(4);
});

test("what fails in the middle writes nothing of a test", async () => {
  const course = courseFixture();
  const { person, deps, enrolment } = await begun(course);
  const broken = { ...deps, db: failingAtTheEnd(db) };
  const sent = {
    enrolment,
    course,
    scored: score(course, ...ALL_RIGHT),
    idem: crypto.randomUUID(),
    today: TODAY,
  };
  await expect(handIn(broken, person, sent)).rejects.toThrow();
  expect(await readAttempt(db, person, course.id, sent.idem)).toBeUndefined();
  expect(await db.select().from(courseReviews).where(eq(courseReviews.course, course.id))).toEqual([]);
});

test("what was missed waits in the queue, moves on when it is right, and counts once for two windows", async () => {
  const course = courseFixture();
  const { person, deps, take } = await begun(course);
  await take(["0", "1", "0", "0"]);
  expect((await readLearning(db, person, TODAY)).due).toEqual([]);
  const [row] = (await readLearning(db, person, "2026-03-03")).due;
  expect(row).toMatchObject({ question: "one-b", step: 0, dueOn: "2026-03-03" });
  if (!row) throw new Error("nothing is due");
  const answer = { id: row.id, version: row.version, step: row.step, right: true };
  await repeatQuestions(deps, person, { answers: [answer], today: "2026-03-03" });
  await repeatQuestions(deps, person, { answers: [{ ...answer, right: false }], today: "2026-03-03" });
  expect(await readReviews(db, person, [row.id])).toMatchObject([{ step: 1, dueOn: "2026-03-06" }]);
  const other = learner();
  const [mine] = await readReviews(db, person, [row.id]);
  await repeatQuestions(deps, other.person, {
    answers: [{ ...answer, version: mine?.version ?? 0 }],
    today: "2026-03-06",
  });
  expect(await readReviews(db, person, [row.id])).toMatchObject([{ step: 1 }]);
});

test("a passed course lasts its months, then it has run out and is taken again in the present edition", async () => {
  const course = courseFixture();
  const { person, payers, deps, clock, enrolment, take } = await begun(course);
  const told: string[] = [];
  await take(ALL_RIGHT);
  const [passed] = await passedCourses(db, [person.owner], clock.now());
  expect(passed).toMatchObject({ course: course.id, enrolment: enrolment.id, best: 100 });
  expect(passed?.expiresAt?.slice(0, 10)).toBe("2027-03-02");
  clock.advance(366 * DAY);
  expect(await passedCourses(db, [person.owner], clock.now())).toEqual([]);
  await settle(deps, process, { record: enrolment.id });
  const again = await enrol(deps, { person, payers }, { ...course, version: 2 });
  expect(again).toMatchObject({ ok: true, enrolment: { edition: 2, turn: 2, state: "enrolled" } });
  expect(told).toEqual([]);
});

test("what others write when a course is passed stands in the same batch, and only when it is passed", async () => {
  const course = courseFixture();
  const { person, deps, enrolment } = await begun(course);
  const onPassed = [
    (at: typeof db, { enrolments }: { enrolments: import("drizzle-orm").SQL }) => [
      at
        .update(courseEnrolments)
        .set({ best: 99 })
        .where(and(eq(courseEnrolments.id, enrolments))),
    ],
  ];
  const sent = (choices: string[]) => ({
    ...{ enrolment, course, scored: score(course, ...choices), idem: crypto.randomUUID(), today: TODAY },
  });
  const best = async () =>
    (await db.select().from(courseEnrolments).where(eq(courseEnrolments.id, enrolment.id)))[0]?.best;
  await handIn({ ...deps, contributions: { onPassed } }, person, sent(ONE_RIGHT));
  expect(await best()).toBe(25);
  await handIn({ ...deps, contributions: { onPassed } }, person, sent(ALL_RIGHT));
  expect(await best()).toBe(99);
});

test("what a guest learned goes with them when they sign in, and the member's own course stays", async () => {
  const [kept, moved] = [courseFixture(), courseFixture()];
  const guest = freshGuest();
  const member = await createMember(db);
  await begun(kept, learner(member.owner));
  await (await begun(kept, learner(guest))).take(ALL_RIGHT);
  await (await begun(moved, learner(guest))).take(ONE_RIGHT);
  await choosePath({ db, now: createClock().now }, inOwn(guest), "foreman");
  await adoptGuest(db, contribution.owned, guest, member.id);
  const mine = await readChoice(db, member.actor);
  expect(mine.path).toBe("foreman");
  expect(mine.enrolments.map(({ course, state }) => [course, state]).sort()).toEqual(
    [
      [kept.id, "enrolled"],
      [moved.id, "failed"],
    ].sort(),
  );
  expect((await readLearning(db, member.actor, "2026-03-03")).due).toHaveLength(3);
});

test("a suggestion counts once, and a workspace sends ten a day", async () => {
  const { person } = learner();
  const deps = { db, now: createClock().now };
  const said = (idem: string, topic: string) =>
    suggestTopic(deps, person, { idem, topic, about: "", language: "en", today: TODAY });
  const idem = crypto.randomUUID();
  await said(idem, "Cranes");
  await said(idem, "Cranes");
  for (let n = 1; n < 10; n++) expect(await said(crypto.randomUUID(), `Topic ${n}`)).toEqual({ ok: true });
  expect(await said(crypto.randomUUID(), "One more")).toEqual({ ok: false, error: "full" });
  const rows = await db
    .select()
    .from(topicSuggestions)
    .where(eq(topicSuggestions.workspace, person.workspace));
  expect(rows).toHaveLength(10);
});

test("the figures of a question are the sums over all first answers to its edition, and over no others", async () => {
  const course = courseFixture();
  await (await begun(course)).take(["0", "1", "1", "1"]);
  await (await begun(course)).take(["0", "0", "0", "1"]);
  const third = await begun(course);
  await third.take(["1", "0", "0", "0"]);
  await third.take(ALL_RIGHT);
  const items = await readItems(db, course.id, 1);
  expect(items.find((item) => item.question === "one-a")).toEqual({
    ...{ question: "one-a", n: 3, right: 2, others: 0 + 2 + 3, squares: 0 + 4 + 9, ofRight: 0 + 2 },
  });
  expect(await readItems(db, course.id, 2)).toEqual([]);
});

/** Tests that were handed in, of twenty questions each: a hundred thousand answers in `npm run prove`. */
const TESTS = times(250);

test("the figures of a course come from one statement, a row for each question, however many answers there are", async () => {
  const { enrolment, person } = await begun(courseFixture());
  const course = `fixture-${crypto.randomUUID()}`;
  const at = createClock().now().toISOString();
  const up = sql`with recursive up(n) as (select 1 union all select n + 1 from up where n < ${TESTS})`;
  await db.batch([
    db.insert(courseAttempts).select(
      sql`${up} select ${course} || ':' || n, ${person.workspace}, ${enrolment.id}, ${course}, 1, ${course} || n, ${TODAY},
          1, 20, 0, ${at} from up`,
    ),
    db.insert(courseAnswers).select(
      sql`${up}, q(m) as (select 1 union all select m + 1 from q where m < 20)
          select ${course} || ':' || n || ':' || m, ${person.workspace}, ${course} || ':' || n, ${course}, 1, 'q' || m, 0,
            n % 2, m, 1, ${at} from up, q`,
    ),
  ]);
  const items = await readItems(db, course, 1);
  expect(items).toHaveLength(20);
  expect(items.every(({ n, right }) => n === TESTS && right === Math.ceil(TESTS / 2))).toBe(true);
});

test("nobody writes into the enrolment of somebody else: no lesson, no test, no answer", async () => {
  const course = courseFixture();
  const { enrolment } = await begun(course);
  const thief = learner();
  const deps = { db, now: createClock().now, contributions };
  await finishLesson(deps, thief.person, { enrolment, lesson: "one", minutes: 5 });
  const handed = await handIn(deps, thief.person, {
    ...{ enrolment, course, scored: score(course, ...ALL_RIGHT), idem: crypto.randomUUID(), today: TODAY },
  });
  expect(handed.ok).toBe(false);
  const of = eq(courseAttempts.enrolment, enrolment.id);
  expect(await db.select().from(courseAttempts).where(of)).toEqual([]);
  expect(await db.select().from(courseLessons).where(eq(courseLessons.enrolment, enrolment.id))).toEqual([]);
  expect(await db.select().from(courseEnrolments).where(eq(courseEnrolments.id, enrolment.id))).toMatchObject(
    [{ state: "enrolled", best: null }],
  );
});
