import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Administrator } from "~/engines/process/process.server.ts";
import { inOwn, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import {
  answerPaper,
  askPaper,
  beginReport,
  handleConcern,
  raiseConcern,
  removeReport,
  saveCheck,
  saveContract,
  saveFacts,
} from "./contractor.commands.server.ts";
import { CONTRACTOR_VERIFICATION, paperPath, reportPath } from "./contractor.limits.ts";
import {
  AskForm,
  CheckForm,
  ConcernForm,
  ContractForm,
  FactsForm,
  HandledForm,
  NewReportForm,
  PaperForm,
  RemoveForm,
} from "./contractor.schemas.ts";

const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, tooMany: 409, answered: 409 };

const refused = (error: string, fields: Sent["fields"]): Answer => ({
  ok: false,
  status: STATUS[error] ?? 400,
  sent: { fields, errors: {}, problem: `errors.${error}` },
});

/** A report is one person's, guest or member: it belongs to nobody's firm. */
const maker = async (context: AppLoadContext) => inOwn((await presentOwner(context)).owner);

export async function answerStart(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewReportForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const made = await beginReport(context, await maker(context), said);
  return made.ok
    ? { ok: true, toast: "contractorBegun", to: reportPath(made.id) }
    : refused(made.error, fields);
}

/** A form of the page of a report. */
export async function answerReport(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  // Boxes of one name come as several: the schema takes one text.
  if (form.has("clauses")) form.set("clauses", form.getAll("clauses").join(","));
  const fields = typedIn(form);
  const actor = await maker(context);
  const to = reportPath(id);
  const done = (result: { ok: boolean; error?: string }, hash = ""): Answer =>
    result.ok
      ? { ok: true, toast: "contractorSaved", to: to + hash }
      : refused(result.error ?? "gone", fields);
  switch (form.get("intent")) {
    case "check": {
      const submission = parseForm(form, CheckForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      return done(await saveCheck(context, actor, { id, ...said }), "#checks");
    }
    case "contract": {
      const submission = parseForm(form, ContractForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      return done(await saveContract(context, actor, { id, ...said }), "#contract");
    }
    case "ask": {
      const submission = parseForm(form, AskForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      return done(await askPaper(context, actor, { id, ...said }), "#papers");
    }
    case "concern": {
      const submission = parseForm(form, ConcernForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const told = await raiseConcern(context, actor, { id, ...said });
      return told.ok ? { ok: true, toast: "contractorTold", to } : refused(told.error, fields);
    }
    case "remove": {
      const submission = parseForm(form, RemoveForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const removed = await removeReport(context, actor, id);
      return removed.ok
        ? { ok: true, toast: "contractorRemoved", to: CONTRACTOR_VERIFICATION }
        : refused(removed.error, fields);
    }
    default: {
      const submission = parseForm(form, FactsForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      return done(await saveFacts(context, actor, { id, ...said }));
    }
  }
}

/** What the contractor says of a paper. */
export async function takePaper(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, PaperForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const given = await answerPaper(context, { id, ...said });
  return given.ok ? { ok: true, toast: "contractorPaper", to: paperPath(id) } : refused(given.error, fields);
}

/** What came of a concern, for administrators. */
export async function takeHandled(
  context: AppLoadContext,
  who: Administrator,
  form: FormData,
  to: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, HandledForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const handled = await handleConcern(context, who, said);
  return handled.ok ? { ok: true, toast: "contractorHandled", to } : refused(handled.error, fields);
}
