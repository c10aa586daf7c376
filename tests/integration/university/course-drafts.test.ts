import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { COURSES } from "../../../app/features/university/courses/data/courses.data.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newAdmin, newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "authoring");
const courses = translator("en", "courses");
const COURSE = "falls-and-ladders";

const SETTINGS = {
  ...{ title: "Sample saw", about: "How we saw", language: "es", subject: "trade" },
  ...{ passPercent: "80", validMonths: "0" },
};
const QUESTION = {
  ...{ ask: "Which hand?", choice1: "Left", choice2: "", choice3: "Right", choice4: "", choice5: "" },
  ...{ right: "3", why: "It holds the handle." },
};

/** A course that is written by its forms up to its publication, without scripts. */
async function written(browser: Browser) {
  const begun = await browser.submit(await browser.visit("/course-drafts"), { intent: "create" }, SETTINGS);
  expect([begun.status, begun.heading]).toEqual([200, SETTINGS.title]);
  expect(begun.text).toContain(t("publish.lessons"));
  const draft = begun.path;
  const lesson = await browser.submit(begun, { intent: "add-lesson" }, { lessonTitle: "Before" });
  expect(lesson.status).toBe(200);
  const read = await browser.submit(
    lesson,
    { intent: "lesson" },
    { title: "Before", body: "# Mire\r\nbien\r\n\r\n- uno\r\n- <b>dos</b>" },
  );
  expect(read.body).toContain("<h2");
  expect(read.text).toContain("<b>dos</b>");
  const asked = await browser.submit(read, { intent: "question" }, { ...QUESTION, choice2: "Both" });
  expect(asked.text).toContain("Which hand?");
  return { draft, id: draft.split("/").at(-1) ?? "", lesson: lesson.path, asked };
}

const publish = (browser: Browser, page: Page) => browser.submit(page, { intent: "publish" });

test.each(LANGUAGES)("the pages of authors say the same in %s, with an example of each", async (language) => {
  const { browser } = await newMember(product);
  const words = translator(language, "authoring");
  const list = await browser.visit(`/course-drafts?lang=${language}`);
  expect(list.heading).toBe(translator(language, "shell")("screens.courseDrafts.title"));
  const draft = await browser.visit("/course-draft/sample");
  expect([draft.status, draft.heading]).toEqual([200, words("example.title")]);
  const lesson = await browser.visit("/course-draft/sample/lesson/1");
  expect(lesson.text).toContain(words("example.why"));
  const question = await browser.visit("/course-question/sample");
  expect(question.text).toContain(translator(language, "courses")("ask.exampleSaid"));
  for (const page of [list, draft, lesson, question]) {
    expect(page.status).toBe(200);
    expect(gzipSync(page.body).length).toBeLessThan(12 * 1024);
  }
});

test("a firm writes a course by forms, publishes it, takes it in the player, and changes it for those who come later", async () => {
  const { browser } = await newMember(product);
  const { draft, id, lesson } = await written(browser);
  const published = await publish(browser, await browser.visit(draft));
  expect(published.toasts).toEqual([t("toasts.draftPublished")]);
  expect(published.text).toContain(t("states.taught", { edition: 1 }));
  const list = await browser.visit("/training-courses");
  expect(list.text).toContain(SETTINGS.title);
  let page = await browser.submit(await browser.visit(`/course/${id}`), { intent: "start" });
  expect(page.heading).toBe("Before");
  expect(page.text).toContain(courses("lesson.onlyIn", { language: courses("languages.es") }));
  expect(page.text).toContain(courses("ofFirm"));
  // The next edition comes out in the middle of it.
  await browser.submit(await browser.visit(lesson), { intent: "question" }, { ...QUESTION, choice2: "Both" });
  await publish(browser, await browser.visit(draft));
  page = await browser.submit(page, { intent: "done" });
  expect(page.text).toContain(courses("course.edition", { began: 1, now: 2 }));
  expect(page.body).not.toContain('name="answer2"');
  // Before it is handed in nothing tells what is right.
  expect(page.text).not.toContain(QUESTION.why);
  const done = await browser.submit(page, { intent: "hand-in" }, { answer1: "2" });
  expect(done.text).toContain(courses("test.passed"));
  expect(done.text).toContain(QUESTION.why);
  const mine = await browser.visit("/my-learning");
  expect(mine.text).toContain(SETTINGS.title);
  // No certificate of the house is made of what a firm teaches.
  expect((await browser.visit("/certifications")).text).not.toContain(SETTINGS.title);
});

test("nobody else finds a firm's course by its address, its test, its draft or its questions", async () => {
  const [{ browser }, other, admin] = await Promise.all([
    newMember(product),
    newMember(product),
    newAdmin(product),
  ]);
  const { draft, id, lesson } = await written(browser);
  await publish(browser, await browser.visit(draft));
  const read = await browser.visit(`/course/${id}/lesson/1`);
  const asked = await browser.submit(read, { intent: "ask" }, { body: "Which guard?" });
  expect(asked.text).toContain("Which guard?");
  const sent = { intent: "hand-in", idem: crypto.randomUUID(), edition: "1", answer1: "2" };
  for (const stranger of [other.browser, admin]) {
    for (const path of [
      `/course/${id}`,
      `/course/${id}/lesson/1`,
      `/course-test/${id}`,
      draft,
      lesson,
      asked.path,
    ])
      expect([path, (await stranger.visit(path)).status]).toEqual([path, 404]);
    expect((await stranger.post(`/course/${id}`, { intent: "start" })).status).toBe(404);
    expect((await stranger.post(`/course-test/${id}`, sent)).status).toBe(404);
    expect((await stranger.post(draft, { intent: "publish", version: "5" })).status).toBe(404);
    const words = { intent: "post", idem: crypto.randomUUID(), body: "mine" };
    expect((await stranger.post(asked.path, words)).status).toBe(404);
    expect((await stranger.visit("/training-courses")).text).not.toContain(SETTINGS.title);
  }
  expect((await new Browser(product).visit(`/course/${id}`)).status).toBe(404);
});

test("what is wrong in a form of authors is said beside its field, and what was typed stays", async () => {
  const { browser } = await newMember(product);
  const list = await browser.visit("/course-drafts");
  const wrong = await browser.submit(
    list,
    { intent: "create" },
    { ...SETTINGS, title: "", passPercent: "20" },
  );
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain(t("errors.title"));
  expect(wrong.text).toContain(t("errors.percent"));
  expect(wrong.body).toContain(SETTINGS.about);
  const { draft, asked } = await written(browser);
  const empty = await browser.submit(
    asked,
    { intent: "question" },
    { ...QUESTION, choice2: "Both", right: "4" },
  );
  expect([empty.status, empty.text.includes(t("errors.rightEmpty"))]).toEqual([422, true]);
  expect(empty.body).toContain(QUESTION.why);
  const same = await browser.submit(asked, { intent: "question" }, { ...QUESTION, choice2: "Left" });
  expect([same.status, same.text.includes(t("errors.choicesSame"))]).toEqual([422, true]);
  const stale = await browser.post(draft, { intent: "settings", version: "1", ...SETTINGS, title: "Late" });
  expect([stale.status, stale.text.includes(t("errors.stale"))]).toEqual([409, true]);
});

test("a question about a lesson is answered by an administrator, and whoever asked reads it; guests are asked to sign in", async () => {
  const path = `/course/${COURSE}/lesson/1`;
  const guest = await new Browser(product).visit(path);
  expect(guest.text).toContain(courses("ask.signIn"));
  const refused = await new Browser(product).post(path, {
    ...{ intent: "ask", idem: crypto.randomUUID(), body: "Who am I?" },
  });
  expect(refused.status).toBe(403);
  const { browser } = await newMember(product);
  const words = `Which ladder? ${crypto.randomUUID()}`;
  const asked = await browser.submit(await browser.visit(path), { intent: "ask" }, { body: words });
  expect(asked.toasts).toEqual([courses("toasts.courseAsked")]);
  expect(asked.text).toContain(courses("ask.waits"));
  const admin = await newAdmin(product);
  expect((await admin.visit("/admin/course-figures")).text).toContain(words);
  const answered = await admin.submit(
    await admin.visit(asked.path),
    { intent: "post" },
    { body: "The long one." },
  );
  expect(answered.text).toContain("The long one.");
  const seen = await browser.visit(path);
  expect(seen.text).toContain(courses("ask.answered"));
  expect((await browser.visit(asked.path)).text).toContain("The long one.");
  expect((await (await newMember(product)).browser.visit(asked.path)).status).toBe(404);
});

test("nobody asks about a lesson that is not open to them", async () => {
  const { browser } = await newMember(product);
  const asked = { intent: "ask", idem: crypto.randomUUID(), body: "What stands there?" };
  for (const course of COURSES.filter(({ access }) => access.kind !== "free"))
    expect((await browser.post(`/course/${course.id}/lesson/2`, asked)).status).toBe(403);
});
