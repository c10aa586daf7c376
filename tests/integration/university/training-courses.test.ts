import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { orderOf, questionsOf, saidIn } from "../../../app/features/university/courses/course.logic.ts";
import type { Course } from "../../../app/features/university/courses/course.ts";
import { COURSES } from "../../../app/features/university/courses/data/courses.data.ts";
import { PATHS } from "../../../app/features/university/courses/paths.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "courses");
const open = (course: Course) => course.access.kind === "free" && !course.after;
const COURSE = COURSES.find((course) => open(course)) as Course;
const LAST = COURSE.lessons.length - 1;
const TEST = `/course-test/${COURSE.id}`;
const lesson = (n: number) => `/course/${COURSE.id}/lesson/${COURSE.lessons[n]?.id}`;

/** The answers to a test; those of some places are wrong. */
function answers(isRight: (n: number) => boolean = () => true): Record<string, string> {
  const entries = questionsOf(COURSE).map(({ question }, n) => {
    const wrong = (question.right + 1) % question.text.en.choices.length;
    return [`answer${n + 1}`, String(isRight(n) ? question.right : wrong)];
  });
  return Object.fromEntries(entries);
}

const isChosen = (page: Page, field: string, value: string) =>
  [...page.body.matchAll(/<input[^>]*type="radio"[^>]*>/g)].some(
    ([tag]) => tag.includes(`name="${field}"`) && tag.includes(`value="${value}"`) && tag.includes("checked"),
  );

describe.each(LANGUAGES)("in %s", (language) => {
  const words = translator(language, "courses");

  test("the courses are listed, chosen and found by words of a lesson, in less than 12 KB each", async () => {
    const browser = new Browser(product);
    const page = await browser.visit(`/training-courses?lang=${language}`);
    expect([page.status, page.heading]).toEqual([
      200,
      translator(language, "shell")("screens.trainingCourses.title"),
    ]);
    for (const course of COURSES) expect(page.text).toContain(saidIn(course.text, language).said.title);
    expect(page.text).toContain(words("oursOnly"));
    expect(gzipSync(page.body).length).toBeLessThan(12 * 1024);
    const none = await browser.visit("/training-courses?q=zzzzqqqq");
    expect(none.text).toContain(words("noLessons"));
    const first = COURSE.lessons[0];
    const found = await browser.visit(
      `/training-courses?q=${encodeURIComponent(first ? saidIn(first.text, language).said.title : "")}`,
    );
    expect(found.body).toContain(`href="${lesson(0)}"`);
  });

  test("a newcomer reads all lessons, takes the test and passes, without scripts", async () => {
    const browser = new Browser(product);
    let page = await browser.submit(await browser.visit(`/course/${COURSE.id}?lang=${language}`), {
      intent: "start",
    });
    for (const [n, one] of COURSE.lessons.entries()) {
      expect([page.status, page.path]).toEqual([200, lesson(n)]);
      expect(page.heading).toBe(saidIn(one.text, language).said.title);
      expect(Buffer.byteLength(page.body)).toBeLessThan(60 * 1024);
      page = await browser.submit(page, { intent: "done" });
    }
    expect(page.path).toBe(TEST);
    expect(gzipSync(page.body).length).toBeLessThan(12 * 1024);
    const done = await browser.submit(page, { intent: "hand-in" }, answers());
    expect(done.toasts).toEqual([words("toasts.courseHandedIn")]);
    expect(done.text).toContain(words("test.passed"));
    for (const { question } of questionsOf(COURSE))
      expect(done.text).toContain(saidIn(question.text, language).said.why);
    const course = await browser.visit(`/course/${COURSE.id}`);
    expect(course.text).toContain(words("states.passed"));
    expect((await browser.visit(TEST)).text).toContain(words("test.over"));
  });

  test("the page of paths shows each path, what is needed and how long it takes", async () => {
    const browser = new Browser(product);
    const page = await browser.visit(`/university?lang=${language}`);
    const own = translator(language, "university");
    expect(page.status).toBe(200);
    for (const { id } of PATHS) expect(page.text).toContain(own(`roles.${id}`));
    expect(page.text).toContain(own("figures.sample"));
    for (const { id } of PATHS) {
      const path = await browser.visit(`/university?path=${id}`);
      expect([path.status, gzipSync(path.body).length < 12 * 1024]).toEqual([200, true]);
    }
  });
});

test("what has no answer is named, and what was answered stays", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(TEST);
  const { answer1: _, answer3: __, ...some } = answers();
  const refused = await browser.submit(page, { intent: "hand-in" }, some);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(t("errors.openAt", { n: 1 }));
  expect(refused.text).toContain(t("errors.openAt", { n: 3 }));
  expect(refused.body).toContain('href="#answer1"');
  expect(isChosen(refused, "answer2", some.answer2 ?? "")).toBe(true);
  const [first] = questionsOf(COURSE);
  expect(refused.text).not.toContain(first?.question.text.en.why ?? "none");
  // A choice that is not offered is none.
  const odd = await browser.submit(page, { intent: "hand-in" }, { ...answers(), answer1: "17" });
  expect([odd.status, odd.text.includes(t("errors.openAt", { n: 1 }))]).toEqual([422, true]);
});

test("before it is handed in, a test shows in no way what is right", async () => {
  const page = await new Browser(product).visit(TEST);
  for (const { question } of questionsOf(COURSE)) {
    expect(page.body).not.toContain(question.text.en.why);
    if (question.cite) expect(page.body).not.toContain(question.cite);
  }
  expect(page.body).not.toMatch(/"right"|isRight/);
  // The choices are mixed: the right one does not always stand in its place of the data.
  const places = questionsOf(COURSE).map(({ question }) =>
    orderOf(question, "guest 0").indexOf(question.right),
  );
  expect(places).not.toEqual(questionsOf(COURSE).map(({ question }) => question.right));
});

test("three tests a day; what was missed is explained, and nobody else reads what came of it", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(TEST);
  const failed = await browser.submit(
    page,
    { intent: "hand-in" },
    answers(() => false),
  );
  expect(failed.status).toBe(200);
  expect(failed.text).toContain(t("test.result", { right: 0, of: questionsOf(COURSE).length }));
  expect(failed.text).toContain(t("test.left", { count: 2 }));
  // The same form once more is the same test.
  const again = await browser.submit(page, { intent: "hand-in" }, answers());
  expect(again.text).toContain(t("test.result", { right: 0, of: questionsOf(COURSE).length }));
  const stranger = await new Browser(product).visit(failed.path);
  expect(stranger.status).toBe(404);
  for (let n = 0; n < 2; n++)
    await browser.submit(
      await browser.visit(TEST),
      { intent: "hand-in" },
      answers(() => false),
    );
  const over = await browser.visit(TEST);
  expect(over.text).toContain(t("test.tomorrow"));
  expect(over.body).not.toContain('name="answer1"');
  const fourth = await browser.post(TEST, {
    ...{ intent: "hand-in", idem: crypto.randomUUID(), edition: String(COURSE.version), ...answers() },
  });
  expect(fourth.status).toBe(409);
});

test("answers to another edition are not taken for answers to this one", async () => {
  const browser = new Browser(product);
  const sent = await browser.post(TEST, {
    ...{ intent: "hand-in", idem: crypto.randomUUID(), edition: String(COURSE.version + 1), ...answers() },
  });
  expect([sent.status, sent.text.includes(t("errors.changed"))]).toEqual([409, true]);
});

test("forms that lack what the page sends, and addresses of nothing, are refused", async () => {
  const browser = new Browser(product);
  for (const [path, fields] of [
    [TEST, { intent: "hand-in" }],
    [TEST, { intent: "x" }],
    [`/course/${COURSE.id}`, { intent: "x" }],
    [lesson(0), { intent: "x" }],
    ["/university", { intent: "choose", path: "nothing" }],
    ["/university", { intent: "suggest", idem: crypto.randomUUID(), topic: "" }],
  ] as const)
    expect([path, (await browser.post(path, fields)).status]).toEqual([path, 400]);
  for (const path of [
    "/course/none",
    "/course-test/none",
    `/course/${COURSE.id}/lesson/none`,
    `${TEST}?attempt=x`,
  ])
    expect([path, (await browser.visit(path)).status]).toEqual([path, 404]);
  expect((await browser.post("/course/none", { intent: "start" })).status).toBe(404);
});

const GATED = COURSES.filter((course) => course.access.kind !== "free");
test.runIf(GATED.length > 0)(
  "a course that is paid for shows its first lesson and its price, and no other lesson",
  async () => {
    const browser = new Browser(product);
    for (const course of GATED) {
      const last = course.lessons.at(-1);
      const page = await browser.visit(`/course/${course.id}/lesson/${last?.id}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(t("gate.closed"));
      expect(page.text).toContain(t("gate.title"));
      expect(page.body).not.toContain('value="done"');
      const sent = await browser.post(`/course/${course.id}/lesson/${last?.id}`, { intent: "done" });
      expect(sent.status).toBe(403);
      const asked = await browser.visit(`/course-test/${course.id}`);
      expect(asked.body).not.toContain('name="answer1"');
      expect((await browser.post(`/course/${course.id}`, { intent: "start" })).status).toBeGreaterThan(400);
      // Who knows all answers from elsewhere passes nothing by sending them.
      const right = questionsOf(course).map(({ question }, n) => [`answer${n + 1}`, String(question.right)]);
      const handed = await browser.post(`/course-test/${course.id}`, {
        ...{ intent: "hand-in", idem: crypto.randomUUID(), edition: String(course.version) },
        ...Object.fromEntries(right),
      });
      expect(handed.status).toBe(403);
    }
  },
);

test("a member sees their courses and hours, follows a path, and is told what is best learned next", async () => {
  const { browser } = await newMember(product);
  const empty = await browser.visit("/my-learning");
  expect(empty.text).toContain(t("learning.none.title"));
  await browser.submit(
    await browser.visit(TEST),
    { intent: "hand-in" },
    answers(() => false),
  );
  const mine = await browser.visit("/my-learning");
  expect(mine.text).toContain(COURSE.text.en.title);
  expect(mine.text).toContain(t("learning.nothing"));
  const own = translator("en", "university");
  const chosen = await browser.submit(
    await browser.visit("/university"),
    { intent: "choose" },
    { path: "laborer" },
  );
  expect(chosen.toasts).toEqual([own("toasts.universityChosen")]);
  expect(chosen.text).toContain(own("next.title"));
  expect(chosen.text).toContain(own("path.title", { role: own("roles.laborer") }));
  const said = await browser.submit(
    await browser.visit(`/university?about=${COURSE.id}/${COURSE.lessons[LAST]?.id}`),
    { intent: "suggest" },
    { topic: "<script>alert(1)</script>" },
  );
  expect(said.toasts).toEqual([own("toasts.universitySuggested")]);
});
