import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { IMPORTANCES } from "~/engines/request/request.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
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
import type { Change } from "./form-edits.ts";
import { addQuestion, copyForm, editForm } from "./forms.commands.server.ts";
import { intakeProcess } from "./intake.process.ts";
import { AddForm, BeginForm, CopyForm, EditForm } from "./intake.schemas.ts";
import { beginIntake, intakeStands, intakeSubject, moveIntake } from "./intakes.commands.server.ts";
import { formPath, INTAKE_LIMITS, intakePath } from "./intakes.limits.ts";
import { templateOf } from "./templates.ts";

const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, fullForm: 409, blocked: 409 };
/** What is given back to somebody who may not write. */
export const INTAKE_TYPED = [
  "client",
  "title",
  "email",
  "phone",
  "place",
  "wording",
  "body",
  "note",
] as const;

export function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, INTAKE_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  if (error === "options") return beside(fields, { options: "errors.options" });
  const status = STATUS[error] ?? 400;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** The rows of the editing form: for each question its words, its weight, its place, and whether it goes. */
function changesIn(form: FormData): { changes: Record<string, Change>; errors: Record<string, string> } {
  const changes: Record<string, Change> = {};
  const errors: Record<string, string> = {};
  for (const [name, value] of form) {
    const id = /^word_(\w+)$/.exec(name)?.[1];
    if (!id) continue;
    const wording = String(value).trim();
    const order = Number(form.get(`order_${id}`));
    const importance = IMPORTANCES.find((each) => each === form.get(`weight_${id}`));
    if (wording.length > INTAKE_LIMITS.wording) errors[name] = "errors.long";
    if (!Number.isInteger(order) || order < 1 || order > 60) errors[`order_${id}`] = "errors.order";
    if (!importance) errors[`weight_${id}`] = "errors.form";
    else changes[id] = { wording, order, importance, isDropped: form.get(`drop_${id}`) === "on" };
  }
  return { changes, errors };
}

/** A form of the page of questionnaires. @param of the own questionnaire that is open, where one is */
export async function answerQuestionnaires(
  context: AppLoadContext,
  actor: Person,
  form: FormData,
  of: string,
): Promise<Answer> {
  const fields = typedIn(form);
  switch (form.get("intent")) {
    case "copy": {
      const submission = parseForm(form, CopyForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...copied } = submission.value;
      const made = await copyForm(context, actor, copied);
      return made.ok
        ? { ok: true, toast: "intakeCopied", to: formPath(made.id) }
        : refused(made.error, fields);
    }
    case "add": {
      const submission = parseForm(form, AddForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, idem: __, version, ...added } = submission.value;
      const done = await addQuestion(context, actor, { id: of, version, added });
      return done.ok ? { ok: true, toast: "intakeSaved", to: formPath(of) } : refused(done.error, fields);
    }
    case "edit": {
      const submission = parseForm(form, EditForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { changes, errors } = changesIn(form);
      if (Object.keys(errors).length > 0) return beside(fields, errors);
      const { version } = submission.value;
      const done = await editForm(context, actor, { id: of, version, changes });
      return done.ok ? { ok: true, toast: "intakeSaved", to: formPath(of) } : refused(done.error, fields);
    }
    default: {
      const submission = parseForm(form, BeginForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...begun } = submission.value;
      const from = await readFrom(context, actor, readEnd(begun.from));
      const t = translator(context.language, "intakes");
      // An own questionnaire has no words of the site: the job is called after its client.
      const title =
        begun.title || (templateOf(begun.form) ? t(`templates.${begun.form as "kitchen"}`) : begun.client);
      const made = await beginIntake(context, actor, { ...begun, title, after: from });
      return made.ok
        ? { ok: true, toast: "intakeBegun", to: intakePath(made.id) }
        : refused(made.error, fields);
    }
  }
}

const Move = moveSchema(intakeProcess);

/** A form of one intake's page: a move, or a message. */
export async function answerIntake(
  context: AppLoadContext,
  actor: Person,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const here = intakePath(id);
  const subject = intakeSubject(id);
  const said = await answerTalk(context, actor, {
    subject,
    stands: intakeStands(id, actor),
    form,
    asksName: false,
  });
  if (said) {
    if (said.ok) return { ok: true, toast: "intakeSaid", to: `${here}#talk` };
    if (said.error === "not-allowed") return refused(said.error, fields);
    return { ok: false, status: said.status, sent: said.sent };
  }
  if (form.get("intent") !== MOVE_INTENT) return beside(fields, {}, 400);
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const moved = await moveIntake(context, actor, { record: id, ...moving });
  return moved.ok ? { ok: true, toast: "intakeMoved", to: here } : refused(moved.error, fields);
}
