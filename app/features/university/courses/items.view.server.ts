import type { AppLoadContext } from "@remix-run/cloudflare";
import { allCourses, courseOf } from "./catalogue.server.ts";
import { questionsOf, saidIn } from "./course.logic.ts";
import { readItems, readSuggestions } from "./courses.queries.server.ts";
import { discriminationOf, ENOUGH_ANSWERS, verdictOf } from "./items.logic.ts";

/** The questions of one course as they were answered in its present edition, and what people would like to learn. */
export async function itemsView(
  { db, language }: Pick<AppLoadContext, "db" | "language">,
  asked: string | null,
) {
  const course = courseOf(asked ?? "") ?? allCourses()[0];
  const [items, suggestions] = await db.batch([
    readItems(db, course?.id ?? "", course?.version ?? 0),
    readSuggestions(db),
  ]);
  const sums = new Map(items.map((item) => [item.question, item]));
  return {
    courses: allCourses().map(({ id, text }) => ({ value: id, text: saidIn(text, language).said.title })),
    chosen: course?.id ?? "",
    edition: course?.version ?? 0,
    title: course ? saidIn(course.text, language).said.title : "",
    rows: (course ? questionsOf(course) : []).flatMap(({ question }) => {
      const item = sums.get(question.id);
      if (!item) return [];
      const { said, language: written } = saidIn(question.text, language);
      return {
        ...{ id: question.id, ask: said.ask, written, n: item.n, verdict: verdictOf(item) },
        percent: Math.round((item.right * 100) / item.n),
        told: item.n < ENOUGH_ANSWERS ? undefined : discriminationOf(item),
      };
    }),
    suggestions,
  };
}
export type ItemsView = Awaited<ReturnType<typeof itemsView>>;
