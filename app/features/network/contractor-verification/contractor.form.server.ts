import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { inOwn, type Person, presentOwner } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { attachContract, detachContract } from "./contract-files.commands.server.ts";
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
import { CONTRACTOR_LIMITS, CONTRACTOR_VERIFICATION, paperPath, reportPath } from "./contractor.limits.ts";
import { readReport } from "./contractor.queries.server.ts";
import {
  AskForm,
  AttachForm,
  CheckForm,
  ConcernForm,
  ContractForm,
  DetachForm,
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

const FILE_ERRORS: readonly string[] = ["empty", "unknown", "truncated", "moving", "tooManyPixels"];

/** A file of the contract, from the page of its report. */
async function answerFile(
  context: AppLoadContext,
  actor: Person,
  id: string,
  { form, file }: { form: FormData; file: File | undefined },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, AttachForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const wrong = (error: string, status: number) => beside(fields, { file: `errors.file.${error}` }, status);
  if (!file || file.size === 0) return wrong("none", 422);
  if (file.size > CONTRACTOR_LIMITS.fileBytes) return wrong("tooLarge", 413);
  await context.rateLimit.take("deal");
  const kept = await attachContract(storeOf(context), actor, {
    ...{ id, idem: submission.value.idem, name: file.name },
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  if (kept.ok) return { ok: true, toast: "contractorSaved", to: `${reportPath(id)}#contract` };
  if (kept.error === "tooMany") {
    // A report that is not theirs takes no file either: the same statement refuses both.
    const found = await readReport(context.db, actor, id);
    return found?.report.own ? wrong("full", 409) : refused("gone", fields);
  }
  if (kept.error === "not-allowed") return refused("gone", fields);
  return FILE_ERRORS.includes(kept.error) ? wrong(kept.error, 422) : wrong("full", 409);
}

/** A form of the page of a report. @param file what came along */
export async function answerReport(
  context: AppLoadContext,
  id: string,
  { form, file }: { form: FormData; file: File | undefined },
): Promise<Answer> {
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
    case "attach":
      return answerFile(context, actor, id, { form, file });
    case "detach": {
      const submission = parseForm(form, DetachForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      return done(
        await detachContract(storeOf(context), actor, { id, file: submission.value.attached }),
        "#contract",
      );
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
