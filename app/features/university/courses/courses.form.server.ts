import type { AppLoadContext } from "@remix-run/cloudflare";
import { isMember } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { lessonIn } from "./catalogue.server.ts";
import { openIn, scoreOf } from "./course.logic.ts";
import type { Course } from "./course.ts";
import { enrol, finishLesson, handIn } from "./courses.commands.server.ts";
import { findCourse, pinned, writingLearner } from "./courses.learner.server.ts";
import { fieldOf, lessonPath, questionPath, resultPath, testPath } from "./courses.limits.ts";
import { readStanding } from "./courses.queries.server.ts";
import { AskForm, CourseStart, LessonDone, TestForm } from "./courses.schemas.ts";
import { askInstructor } from "./questions.commands.server.ts";

const STATUS: Record<string, number> = {
  closed: 403,
  first: 409,
  over: 409,
  tomorrow: 409,
  asked: 409,
  changed: 409,
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, []);
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** The course of an address, for whoever writes into it. */
async function asked(context: AppLoadContext, id: string) {
  const learner = await writingLearner(context);
  const known = await findCourse(context, learner, id);
  if (!known) throw refusal("not-found");
  return { known, current: known.current, learner };
}

const lessonAt = (course: Course, key: string) => course.lessons[lessonIn(course, key)];

/** Begins a course and leads to its first lesson that was not read. */
export async function answerCourse(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const submission = parseForm(form, CourseStart);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { current, learner } = await asked(context, id);
  const begun = await enrol(context, learner, current);
  if (!begun.ok) return refused(begun.error, fields);
  const first = current.lessons[0];
  return { ok: true, toast: "courseStarted", to: first ? lessonPath(id, first.id) : testPath(id) };
}

/** A question to whoever teaches the course leads to its own page, where it is answered. */
export async function answerAsk(
  context: AppLoadContext,
  { id, key, form }: { id: string; key: string; form: FormData },
): Promise<Answer> {
  const submission = parseForm(form, AskForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { known, current, learner } = await asked(context, id);
  // Whoever has no account has no page on which the answer would find them.
  if (!isMember(learner.person)) return refused("closed", fields);
  const standing = await readStanding(context.db, learner, current, context.now());
  const course = await pinned(context, known, standing.enrolment);
  const lesson = lessonAt(course, key);
  if (!lesson) throw refusal("not-found");
  const { idem, body } = submission.value;
  const sent = await askInstructor(context, learner, { idem, course, lesson: lesson.id, body });
  return sent.ok
    ? { ok: true, toast: "courseAsked", to: questionPath(idem) }
    : refused(sent.error === "full" ? "asked" : sent.error, fields);
}

/** A lesson was read: the next one, or the test. Whoever reads on has begun the course by that. */
export async function answerLesson(
  context: AppLoadContext,
  { id, key, form }: { id: string; key: string; form: FormData },
): Promise<Exclude<Answer, { ok: true }> | { ok: true; to: string }> {
  const submission = parseForm(form, LessonDone);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { known, current, learner } = await asked(context, id);
  const standing = await readStanding(context.db, learner, current, context.now());
  if (!lessonAt(await pinned(context, known, standing.enrolment), key)) throw refusal("not-found");
  if (!standing.open) return refused("closed", fields) as Answer & { ok: false };
  const begun = await enrol(context, learner, current);
  if (!begun.ok) return refused(begun.error, fields) as Answer & { ok: false };
  const course = await pinned(context, known, begun.enrolment);
  const at = lessonIn(course, key);
  const lesson = lessonAt(course, key);
  if (!lesson) throw refusal("not-found");
  const { id: done, minutes } = lesson;
  await finishLesson(context, learner.person, { enrolment: begun.enrolment, lesson: done, minutes });
  const next = course.lessons[at + 1];
  return { ok: true, to: next ? lessonPath(id, next.id) : testPath(id) };
}

/** A test is handed in. What has no answer is listed, and what was answered stays. */
export async function answerTest(
  context: AppLoadContext,
  { id, form, today }: { id: string; form: FormData; today: string },
): Promise<Answer> {
  const submission = parseForm(form, TestForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, edition } = submission.value;
  const { known, current, learner } = await asked(context, id);
  const standing = await readStanding(context.db, learner, current, context.now());
  if (!standing.open) return refused("closed", fields);
  if (!standing.ready) return refused("first", fields);
  const running = standing.enrolment?.state === "expired" ? undefined : standing.enrolment;
  const course = await pinned(context, known, running);
  const isSent = standing.attempts.some((attempt) => attempt.idem === idem);
  if (isSent) return { ok: true, toast: "courseHandedIn", to: resultPath(id, idem) };
  // Answers stand by their places: those to the questions of another edition mean nothing here.
  if (edition !== course.version) return refused("changed", {});
  const choiceAt = (n: number) => fields[fieldOf(n)];
  const open = openIn(course, choiceAt);
  if (open.length > 0) {
    const errors = open.map((n) => [fieldOf(n), "errors.open"]);
    return { ok: false, status: 422, sent: { fields, errors: Object.fromEntries(errors) } };
  }
  const begun = await enrol(context, learner, current);
  if (!begun.ok) return refused(begun.error, fields);
  if (begun.enrolment.edition !== course.version) return refused("changed", {});
  const scored = scoreOf(course, choiceAt);
  const done = await handIn(context, learner.person, {
    ...{ enrolment: begun.enrolment, course, scored, idem, today },
  });
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: "courseHandedIn", to: resultPath(id, idem) };
}
