import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { beginClass, closeClass, signClass } from "./classes.commands.server.ts";
import { addPerson, askFor, closeAsk, forgetPerson, saveRequirement } from "./matrix.commands.server.ts";
import { ASK, classPath, isTask, MATRIX } from "./matrix.limits.ts";
import {
  ClosedAsk,
  ClosedClass,
  GonePerson,
  NewAsk,
  NewClass,
  NewPerson,
  SavedRequirement,
  SignIn,
} from "./matrix.schemas.ts";
import { classView } from "./matrix.view.server.ts";
import { REQUIREMENTS } from "./requirements.ts";

const STATUS: Record<string, number> = {
  ...{ gone: 404, full: 409, stale: 409, twice: 409, nobody: 409 },
};
const TYPED = ["called", "trade", "title", "trades", "words", "trainer", "place", "signature"] as const;

function refused(error: string, fields: Sent["fields"], field?: string): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const key = `errors.${error}`;
  const sent = field ? { fields, errors: { [field]: key } } : { fields, errors: {}, problem: key };
  return { ok: false, status: STATUS[error] ?? 400, sent };
}

const said = (toast: Extract<Answer, { ok: true }>["toast"], to = MATRIX as string): Answer => ({
  ...{ ok: true, toast, to },
});

/** What is sent from the matrix. */
export async function answerMatrix(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const intent = form.get("intent");
  if (intent === "person") {
    const submission = parseForm(form, NewPerson);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, project = "", trade = "", ...person } = submission.value;
    const added = await addPerson(context, actor, {
      ...person,
      trade: trade.trim(),
      project: project.trim(),
    });
    if (added.ok) return said("trainingPerson");
    return refused(added.error, fields, added.error === "twice" ? "called" : undefined);
  }
  if (intent === "forget") {
    const submission = parseForm(form, GonePerson);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const gone = await forgetPerson(context, actor, submission.value.person);
    return gone.ok ? said("trainingForgotten") : refused(gone.error, fields);
  }
  if (intent === "requirement") return answerRequirement(context, actor, form);
  if (intent === "close") {
    const submission = parseForm(form, ClosedAsk);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const closed = await closeAsk(context, actor, submission.value.ask);
    return closed.ok ? said("trainingClosed") : refused(closed.error, fields);
  }
  if (intent === "class") {
    const submission = parseForm(form, NewClass);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, subject: requirement, ...held } = submission.value;
    const minutes = REQUIREMENTS.find(({ code }) => code === requirement)?.minutes ?? 0;
    const begun = await beginClass(context, actor, { ...held, requirement, minutes });
    return begun.ok ? said("trainingClass", classPath(begun.id)) : refused(begun.error, fields);
  }
  const submission = parseForm(form, NewAsk);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: kind, dueOn = null, ...ask } = submission.value;
  const asked = await askFor(context, actor, { ...ask, kind, dueOn });
  if (!asked.ok) return refused(asked.error, fields, asked.error === "gone" ? "person" : undefined);
  // A card comes by a link: the next step is the sheet on which it is made.
  return said("trainingAsked", kind === "card" ? `/workspace/share?type=${ASK}&id=${asked.id}` : MATRIX);
}

async function answerRequirement(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, SavedRequirement);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, code = "", cost, active, ...text } = submission.value;
  const named = code.trim();
  if (named === "" && text.title === "") return beside(fields, { title: "errors.title" });
  const tasks = form
    .getAll("tasks")
    .filter((task): task is string => typeof task === "string")
    .filter(isTask);
  const saved = await saveRequirement(context, actor, {
    ...text,
    ...{ code: named, tasks, costCents: cost, active: active === "on" || named === "" },
  });
  return saved.ok ? said("trainingRequirement") : refused(saved.error, fields);
}

/** What is sent from the record of a class. */
export async function answerClass(
  context: AppLoadContext,
  actor: Present,
  { id, form, day }: { id: string; form: FormData; day: string },
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "sign") {
    const submission = parseForm(form, SignIn);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...name } = submission.value;
    const signed = await signClass(context, actor, { id, ...name });
    if (signed.ok) return said("trainingSigned", classPath(id));
    return refused(signed.error, fields, signed.error === "twice" ? "person" : undefined);
  }
  const submission = parseForm(form, ClosedClass);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const view = await classView(context, actor, { id, day });
  if (!view) return refused("gone", fields);
  const ticked = form.getAll("list").filter((item): item is string => typeof item === "string");
  const closed = await closeClass(context, actor, {
    ...{ id, version: submission.value.version, ticked, heldOn: view.heldOn, validMonths: view.validMonths },
    how: translator(context.language, "training-matrix")("class.how"),
  });
  if (closed.ok) return said("trainingClassClosed", classPath(id));
  return refused(closed.error, fields, closed.error === "list" ? "list" : undefined);
}
