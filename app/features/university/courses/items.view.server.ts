import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { allCourses, courseOf } from "./catalogue.server.ts";
import { questionsOf, saidIn } from "./course.logic.ts";
import { readItems, readSuggestions } from "./courses.queries.server.ts";
import { discriminationOf, ENOUGH_ANSWERS, verdictOf } from "./items.logic.ts";
import { readWaiting } from "./questions.queries.server.ts";
import { listedQuestions } from "./questions.view.server.ts";

type Items = Awaited<ReturnType<typeof readItems>>;

/** How each question of a course was answered; those that nobody was asked are left out. */
export function itemRows(
  questions: ReturnType<typeof questionsOf>,
  items: Items,
  language: AppLoadContext["language"],
) {
  const sums = new Map(items.map((item) => [item.question, item]));
  return questions.flatMap(({ question }) => {
    const item = sums.get(question.id);
    if (!item) return [];
    const { said, language: written } = saidIn(question.text, language);
    return {
      ...{ id: question.id, ask: said.ask, written, n: item.n, verdict: verdictOf(item) },
      percent: Math.round((item.right * 100) / item.n),
      told: item.n < ENOUGH_ANSWERS ? undefined : discriminationOf(item),
    };
  });
}
export type ItemRow = ReturnType<typeof itemRows>[number];

/** The questions of one course as they were answered in its present edition, and what people would like to learn. */
export async function itemsView(
  context: Pick<AppLoadContext, "db" | "language" | "now" | "formKey">,
  person: Person,
  asked: string | null,
) {
  const course = courseOf(asked ?? "") ?? allCourses()[0];
  const { db, language } = context;
  const [items, suggestions, waiting] = await db.batch([
    readItems(db, course?.id ?? "", course?.version ?? 0),
    readSuggestions(db),
    readWaiting(db, { person, isAdmin: true }, undefined),
  ]);
  return {
    courses: allCourses().map(({ id, text }) => ({ value: id, text: saidIn(text, language).said.title })),
    chosen: course?.id ?? "",
    edition: course?.version ?? 0,
    title: course ? saidIn(course.text, language).said.title : "",
    rows: course ? itemRows(questionsOf(course), items, language) : [],
    suggestions,
    questions: await listedQuestions(context, waiting),
  };
}
export type ItemsView = Awaited<ReturnType<typeof itemsView>>;
