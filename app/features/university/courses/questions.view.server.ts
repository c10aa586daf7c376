import type { AppLoadContext } from "@remix-run/cloudflare";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import { type Answer, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { allCourses, courseOf } from "./catalogue.server.ts";
import { saidIn } from "./course.logic.ts";
import type { Course } from "./course.ts";
import { questionPath } from "./courses.limits.ts";
import { readLatest } from "./editions.queries.server.ts";
import { questionSubject } from "./questions.commands.server.ts";
import { type AskedRow, isOf, questionIs, readQuestion, type Speaker } from "./questions.queries.server.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

/** What a question is about, as it is called now. */
function aboutOf(
  course: Course | undefined,
  { lesson }: Pick<AskedRow, "lesson">,
  language: Asked["language"],
) {
  const found = course?.lessons.find(({ id }) => id === lesson);
  return {
    course: course ? saidIn(course.text, language).said.title : "",
    lesson: found ? saidIn(found.text, language).said.title : "",
  };
}

/** Questions as a list shows them, with the names of their courses. */
export async function listedQuestions(context: Asked, rows: readonly AskedRow[]) {
  const firms = rows.filter(({ course }) => !courseOf(course)).map(({ course }) => course);
  const latest = await readLatest(context.db, firms);
  return rows.map((row) => ({
    ...{ id: row.id, createdAt: row.createdAt, waits: Boolean(row.waits), words: row.words ?? "" },
    ...aboutOf(courseOf(row.course) ?? latest.get(row.course), row, context.language),
  }));
}
export type ListedQuestion = Awaited<ReturnType<typeof listedQuestions>>[number];

/** The question that shows to everybody what one looks like: about the first lesson of the first course. */
const EXAMPLE = "sample";

function exampleView({ language }: Asked) {
  const t = translator(language, "courses");
  const [course] = allCourses();
  const lesson = course?.lessons[0]?.id ?? "";
  const about = aboutOf(course, { lesson }, language);
  const post = (id: string, body: string, mine: number) => ({
    ...{ id, body, mine, printedName: "", mark: "", createdAt: "2026-03-02T12:00:00.000Z" },
    ...{ editedAt: null, deletedAt: null, byLink: 0, open: 0 },
  });
  return {
    ...{ id: EXAMPLE, teaches: false, waits: false, isExample: true },
    posts: [post("1", t("ask.exampleAsked"), 1), post("2", t("ask.exampleSaid"), 0)],
    about: { ...about, courseId: course?.id ?? "", lessonId: lesson },
    title: t("ask.pageTitle", { lesson: isolated(about.lesson) }),
    idem: "",
  };
}

/** A question and what was said about it. */
export async function questionView(context: Asked, speaker: Speaker, id: string) {
  if (id === EXAMPLE) return exampleView(context);
  const found = await readQuestion(context.db, speaker, id, context.now());
  if (!found) return undefined;
  const course = courseOf(found.course) ?? (await readLatest(context.db, [found.course])).get(found.course);
  const about = aboutOf(course, found, context.language);
  const t = translator(context.language, "courses");
  return {
    ...{ id, teaches: Boolean(found.teaches), waits: Boolean(found.waits), posts: found.posts },
    isExample: false,
    about: { ...about, courseId: found.course, lessonId: found.lesson },
    title: t("ask.pageTitle", { lesson: isolated(about.lesson || about.course) }),
    idem: context.formKey(),
  };
}
export type QuestionView = NonNullable<Awaited<ReturnType<typeof questionView>>>;

/** Whoever asked says more, or whoever teaches answers. */
export async function answerQuestion(
  context: AppLoadContext,
  speaker: Speaker,
  { id, form }: { id: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  const talk = await answerTalk(context, speaker.person, {
    ...{ subject: questionSubject(speaker, id), stands: questionIs(id, isOf(speaker)), form },
  });
  if (!talk) return { ok: false, status: 400, sent: { fields, errors: {}, problem: "errors.form" } };
  if (talk.ok) return { ok: true, toast: "courseSaid", to: `${questionPath(id)}#talk` };
  if (talk.error === "not-allowed") throw noAccess(fields, ["body"]);
  // A question of somebody else is none.
  if (talk.status === 404) throw refusal("not-found");
  return { ok: false, status: talk.status, sent: talk.sent };
}
