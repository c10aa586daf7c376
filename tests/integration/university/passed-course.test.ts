import { expect, test } from "vitest";
import { questionsOf } from "../../../app/features/university/courses/course.logic.ts";
import { COURSES } from "../../../app/features/university/courses/data/courses.data.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "certificates");
const c = translator("en", "courses");

test("whoever passes a course makes its certificate, which anybody checks, without scripts", async () => {
  const course = COURSES.find(({ id }) => id === "falls-and-ladders");
  if (!course) throw new Error("there is no such course");
  const { browser } = await newMember(product);
  await browser.submit(await browser.visit(`/course/${course.id}?lang=en`), { intent: "start" });
  const paper = await browser.visit(`/course-test/${course.id}?lang=en`);
  const answers = questionsOf(course).map(({ question }, n) => [`answer${n + 1}`, String(question.right)]);
  const handed = await browser.submit(paper, { intent: "hand-in" }, Object.fromEntries(answers));
  expect(handed.text).toContain(c("test.passed"));
  const wallet = await browser.visit("/certifications?lang=en");
  expect(wallet.text).toContain(t("issue.title"));
  const nameless = await browser.submit(wallet, { intent: "issue" }, { holder: " " });
  expect(nameless.problem).toContain(t("errors.holder"));
  const made = await browser.submit(wallet, { intent: "issue" }, { holder: "Carpenter 3" });
  expect(made.toasts).toEqual([t("toasts.certificatesIssued")]);
  expect([made.path.startsWith("/certificate/"), made.text.includes("Carpenter 3")]).toEqual([true, true]);
  expect((await browser.visit("/certifications")).text).not.toContain(t("issue.title"));
});
