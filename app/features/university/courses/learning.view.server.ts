import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { courseOf } from "./catalogue.server.ts";
import { minutesOf, orderOf, questionsOf, saidIn } from "./course.logic.ts";
import type { Course, Question } from "./course.ts";
import { COURSE_LIMITS, fieldOf } from "./courses.limits.ts";
import { type ReviewRow, readEdition, readLearning, readReviews } from "./courses.queries.server.ts";
import { explained, listed } from "./courses.view.server.ts";

type Asked = Pick<AppLoadContext, "db" | "language">;

/** Where in an address the answers stand that were checked: `<id>.<choice>`, with commas between them. */
export const CHECKED = "checked";

export const writeChecked = (answers: readonly { id: string; choice: number }[]) =>
  answers.map(({ id, choice }) => `${id}.${choice}`).join(",");

const readChecked = (text: string | null) =>
  (text ?? "")
    .split(",")
    .slice(0, COURSE_LIMITS.repeated)
    .flatMap((one) => {
      const [, id, choice] = /^([0-9a-z:-]{1,80})\.(\d{1,2})$/.exec(one) ?? [];
      return id && choice ? [{ id, choice: Number(choice) }] : [];
    });

/** Questions of a queue with their texts; what no edition has any more is left out. */
export async function questionsFor(db: AppLoadContext["db"], rows: readonly ReviewRow[]) {
  const editions = new Map<string, Course | undefined>();
  for (const { course, edition } of rows) {
    const key = `${course} ${edition}`;
    if (editions.has(key)) continue;
    const current = courseOf(course);
    editions.set(key, current?.version === edition ? current : await readEdition(db, course, edition));
  }
  return rows.flatMap((row) => {
    const course = editions.get(`${row.course} ${row.edition}`);
    const found = course && questionsOf(course).find(({ question }) => question.id === row.question);
    return found ? [{ row, question: found.question as Question, lesson: found.lesson }] : [];
  });
}

const hours = (minutes: number) => Math.round(minutes / 6) / 10;

/** What somebody learns and has passed, what is asked again today, and what was just answered. */
export async function learningView(
  { db, language }: Asked,
  person: Person,
  { today, search }: { today: string; search: URLSearchParams },
) {
  const checked = readChecked(search.get(CHECKED));
  const { enrolments, lessons, due, later } = await readLearning(db, person, today);
  const seen = await readReviews(
    db,
    person,
    checked.map(({ id }) => id),
  );
  // What is still to be answered today is not explained: an address is no way to the answers.
  const answered = seen.filter(({ dueOn }) => dueOn === null || dueOn > today);
  const courses = enrolments.flatMap((enrolment) => {
    const course = courseOf(enrolment.course);
    if (!course) return [];
    const done = lessons.filter((lesson) => lesson.enrolment === enrolment.id).length;
    return [{ ...listed(course, language), state: enrolment.state, done, expiresAt: enrolment.expiresAt }];
  });
  const passed = enrolments.filter(({ state }) => state === "passed");
  const passedMinutes = passed.reduce((sum, one) => {
    const course = courseOf(one.course);
    return sum + (course ? minutesOf(course) : 0);
  }, 0);
  return {
    courses,
    hours: hours(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    passed: passed.length,
    passedHours: hours(passedMinutes),
    due: (await questionsFor(db, due)).map(({ row, question }, n) => {
      const { said, language: written } = saidIn(question.text, language);
      return {
        ...{ id: row.id, version: row.version, field: fieldOf(n), ask: said.ask, written },
        choices: orderOf(question, `${row.id} ${row.version}`).map((choice) => ({
          value: String(choice),
          text: said.choices[choice] ?? "",
        })),
      };
    }),
    later,
    answers: (await questionsFor(db, answered)).map(({ row, question, lesson }) => ({
      ...explained(question, checked.find(({ id }) => id === row.id)?.choice ?? -1, language),
      lesson,
      course: row.course,
      dueOn: row.dueOn,
    })),
  };
}
export type LearningView = Awaited<ReturnType<typeof learningView>>;
