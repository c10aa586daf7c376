import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { assignPath, withdrawPath } from "./assignments.commands.server.ts";
import { firmOf } from "./assignments.queries.server.ts";
import { choiceOf } from "./course.logic.ts";
import { choosePath, repeatQuestions, suggestTopic } from "./courses.commands.server.ts";
import { writingLearner } from "./courses.learner.server.ts";
import { COURSE_LIMITS, fieldOf, LEARNING, UNIVERSITY } from "./courses.limits.ts";
import { readReviews } from "./courses.queries.server.ts";
import { RepeatForm, UniversityForm } from "./courses.schemas.ts";
import { CHECKED, questionsFor, writeChecked } from "./learning.view.server.ts";

/** The hidden fields of a question that is repeated: which, and the version that the page showed. */
export const idField = (n: number) => `id${n + 1}`;
export const seenField = (n: number) => `seen${n + 1}`;

/** Answers to questions of the queue. Each of the page is answered, or named. */
export async function answerRepeat(
  context: AppLoadContext,
  person: Person,
  { form, today }: { form: FormData; today: string },
): Promise<Answer> {
  const submission = parseForm(form, RepeatForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const asked = Array.from({ length: COURSE_LIMITS.repeated }, (_, n) => ({
    ...{ id: fields[idField(n)] ?? "", seen: fields[seenField(n)] ?? "" },
    field: fieldOf(n),
  })).filter(({ id }) => id !== "");
  const rows = await readReviews(
    context.db,
    person,
    asked.map(({ id }) => id),
  );
  const known = await questionsFor(context.db, person, rows);
  const errors: Record<string, string> = {};
  const answers = asked.flatMap(({ id, seen, field }) => {
    const found = known.find(({ row }) => row.id === id);
    // Answered in another window, or another's: nothing of it is written and nothing said.
    if (!found || String(found.row.version) !== seen || (found.row.dueOn ?? "9999") > today) return [];
    const choice = choiceOf(found.question, fields[field]);
    if (choice === undefined) {
      errors[field] = "errors.open";
      return [];
    }
    const { step, version } = found.row;
    return [{ id, version, step, choice, right: choice === found.question.right }];
  });
  if (Object.keys(errors).length > 0) return { ok: false, status: 422, sent: { fields, errors } };
  await repeatQuestions(context, person, { answers, today });
  return {
    ok: true,
    toast: "courseRepeated",
    to: answers.length > 0 ? `${LEARNING}?${CHECKED}=${writeChecked(answers)}#checked` : LEARNING,
  };
}

const refused = (error: string, fields: Sent["fields"]): Answer => ({
  ok: false,
  status: 409,
  sent: { fields, errors: {}, problem: `errors.${error}` },
});

/** The forms of the page of paths. */
export async function answerUniversity(
  context: AppLoadContext,
  { form, today }: { form: FormData; today: string },
): Promise<Answer> {
  const submission = parseForm(form, UniversityForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const learner = await writingLearner(context);
  const { person } = learner;
  if (submission.value.intent === "choose") {
    const chosen = await choosePath(context, person, submission.value.path);
    if (!chosen.ok) throw noAccess(fields, []);
    return { ok: true, toast: "universityChosen", to: `${UNIVERSITY}#path` };
  }
  if (submission.value.intent === "assign" || submission.value.intent === "withdraw") {
    const firm = firmOf(learner);
    if (!firm) throw noAccess(fields, []);
    if (submission.value.intent === "withdraw") {
      await withdrawPath(context, firm, submission.value.id);
      return { ok: true, toast: "universityWithdrawn", to: `${UNIVERSITY}#crew` };
    }
    const { member, given: path, dueOn } = submission.value;
    const given = await assignPath(context, firm, { member, path, dueOn });
    return given.ok
      ? { ok: true, toast: "universityAssigned", to: `${UNIVERSITY}#crew` }
      : refused(given.error, fields);
  }
  const { idem, topic, about } = submission.value;
  const { language } = context;
  const sent = await suggestTopic(context, person, { idem, topic, about, language, today });
  return sent.ok
    ? { ok: true, toast: "universitySuggested", to: `${UNIVERSITY}#suggest` }
    : refused(sent.error, fields);
}
