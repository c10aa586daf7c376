import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { courseOf } from "./catalogue.server.ts";
import { minutesOf, orderOf, questionsOf, saidIn } from "./course.logic.ts";
import type { Question } from "./course.ts";
import { COURSE_LIMITS, fieldOf } from "./courses.limits.ts";
import { type ReviewRow, readLearning, readReviews } from "./courses.queries.server.ts";
import { explained, listed } from "./courses.view.server.ts";
import { editionKey, readEditions } from "./editions.queries.server.ts";

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

/** The present edition where it is the house's and the one that was begun; all others are read at once. */
async function editionsOf(db: AppLoadContext["db"], person: Person, rows: readonly Begun[]) {
  const isNow = ({ course, edition }: Begun) => courseOf(course)?.version === edition;
  const kept = await readEditions(
    db,
    person,
    rows.filter((row) => !isNow(row)),
  );
  return (row: Begun) => (isNow(row) ? courseOf(row.course) : kept.get(editionKey(row)));
}
type Begun = { course: string; edition: number };

/** Questions of a queue with their texts; what no edition has any more is left out. */
export async function questionsFor(db: AppLoadContext["db"], person: Person, rows: readonly ReviewRow[]) {
  const editionOf = await editionsOf(db, person, rows);
  return rows.flatMap((row) => {
    const course = editionOf(row);
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
  const editionOf = await editionsOf(
    db,
    person,
    enrolments.filter((one) => !courseOf(one.course)),
  );
  const taken = (one: Begun) => courseOf(one.course) ?? editionOf(one);
  const courses = enrolments.flatMap((enrolment) => {
    const course = taken(enrolment);
    if (!course) return [];
    const done = lessons.filter((lesson) => lesson.enrolment === enrolment.id).length;
    return [{ ...listed(course, language), state: enrolment.state, done, expiresAt: enrolment.expiresAt }];
  });
  const passed = enrolments.filter(({ state }) => state === "passed");
  const passedMinutes = passed.reduce((sum, one) => {
    const course = taken(one);
    return sum + (course ? minutesOf(course) : 0);
  }, 0);
  return {
    courses,
    hours: hours(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    passed: passed.length,
    passedHours: hours(passedMinutes),
    due: (await questionsFor(db, person, due)).map(({ row, question }, n) => {
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
    answers: (await questionsFor(db, person, answered)).map(({ row, question, lesson }) => ({
      ...explained(question, checked.find(({ id }) => id === row.id)?.choice ?? -1, language),
      lesson,
      course: row.course,
      dueOn: row.dueOn,
    })),
  };
}
export type LearningView = Awaited<ReturnType<typeof learningView>>;
