import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Holding, Person } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  readUpload,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { lookAt, reviewCase } from "./review.commands.server.ts";
import {
  answerReference,
  createCase,
  editCase,
  keepEvidence,
  moveOwnCase,
  saveItem,
  saveReference,
} from "./verification.commands.server.ts";
import { adminCasePath, casePath, VERIFICATION_LIMITS, WITH_FILE } from "./verification.limits.ts";
import { verificationProcess } from "./verification.process.ts";
import {
  CaseForm,
  HiddenForm,
  ItemForm,
  LookForm,
  NewCaseForm,
  ReferenceAnswerForm,
  ReferenceForm,
  RevokeForm,
} from "./verification.schemas.ts";

export const VERIFICATION_TYPED = [
  "firm",
  "address",
  "number",
  "issuer",
  "classes",
  "note",
  "asked",
  "job",
  "words",
  "printedName",
] as const;

const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  closed: 409,
  full: 409,
  answered: 409,
  blocked: 409,
  noLevel: 409,
  tooLarge: 413,
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, VERIFICATION_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  if (error === "ahead") return beside(fields, { lookedOn: "errors.ahead" });
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

const FILE_ERRORS = ["none", "empty", "unknown", "truncated", "moving", "tooManyPixels", "tooLarge", "full"];
const refusedFile = (error: string, fields: Sent["fields"]): Answer =>
  FILE_ERRORS.includes(error)
    ? beside(fields, { file: `errors.file.${error}` }, STATUS[error] ?? 400)
    : refused(error, fields);

/** The form of the list: a new case. */
export async function answerCases(context: AppLoadContext, actor: Person, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewCaseForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const made = await createCase(context, actor, said);
  return made.ok
    ? { ok: true, toast: "verificationBegun", to: casePath(made.id) }
    : refused(made.error, fields);
}

const Move = moveSchema(verificationProcess);

/** A piece of evidence with its file: the file first, then the words, both while the case is as the page showed it. */
async function takeItem(
  context: AppLoadContext,
  actor: Person,
  { id, form, file }: { id: string; form: FormData; file: File | undefined },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ItemForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  if (file && WITH_FILE.includes(said.kind)) {
    if (file.size === 0) return refusedFile("none", fields);
    if (file.size > VERIFICATION_LIMITS.fileBytes) return refusedFile("tooLarge", fields);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { kind, version, idem } = said;
    const kept = await keepEvidence(storeOf(context), actor, {
      ...{ id, kind, version, idem, name: file.name, bytes },
    });
    if (!kept.ok) return refusedFile(kept.error, fields);
  }
  const saved = await saveItem(context, actor, { id, ...said });
  return saved.ok
    ? { ok: true, toast: "verificationSaved", to: `${casePath(id)}#${said.kind}` }
    : refused(saved.error, fields);
}

/** A form of the page of a case. */
export async function answerCase(
  context: AppLoadContext,
  actor: Person,
  { id, request }: { id: string; request: Request },
): Promise<Answer> {
  const { form, file } = await readUpload(request, "file");
  const to = casePath(id);
  // Boxes of one name come as several: the schema takes one text.
  if (form.get("intent") === "hide") form.set("hidden", form.getAll("hidden").join(",") || " ");
  const fields = typedIn(form);
  switch (form.get("intent")) {
    case MOVE_INTENT: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...moving } = submission.value;
      const moved = await moveOwnCase(context, actor, { record: id, ...moving });
      return moved.ok ? { ok: true, toast: "verificationMoved", to } : refused(moved.error, fields);
    }
    case "item":
      return takeItem(context, actor, { id, form, file });
    case "reference": {
      const submission = parseForm(form, ReferenceForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const saved = await saveReference(context, actor, { id, ...said });
      return saved.ok
        ? { ok: true, toast: "verificationSaved", to: `${to}#references` }
        : refused(saved.error, fields);
    }
    case "hide": {
      const submission = parseForm(form, HiddenForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { version, hidden } = submission.value;
      const saved = await editCase(context, actor, { id, version, hidden });
      return saved.ok ? { ok: true, toast: "verificationSaved", to } : refused(saved.error, fields);
    }
    default: {
      const submission = parseForm(form, CaseForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const saved = await editCase(context, actor, { id, ...said });
      return saved.ok ? { ok: true, toast: "verificationSaved", to } : refused(saved.error, fields);
    }
  }
}

/** A form of the page of a reviewer. */
export async function answerReview(
  context: AppLoadContext,
  who: Administrator,
  { id, form }: { id: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  const to = adminCasePath(id);
  switch (form.get("intent")) {
    case MOVE_INTENT: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...moving } = submission.value;
      const moved = await reviewCase(context, who, { record: id, ...moving });
      return moved.ok ? { ok: true, toast: "verificationMoved", to } : refused(moved.error, fields);
    }
    case "revoke": {
      const submission = parseForm(form, RevokeForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const moved = await reviewCase(context, who, { record: id, transition: "revoke", ...said });
      return moved.ok ? { ok: true, toast: "verificationMoved", to } : refused(moved.error, fields);
    }
    default: {
      const submission = parseForm(form, LookForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...found } = submission.value;
      const looked = await lookAt(context, who, { id, ...found });
      return looked.ok
        ? { ok: true, toast: "verificationSaved", to: `${to}#${found.kind}` }
        : refused(looked.error, fields);
    }
  }
}

/** What a reference answers. */
export async function takeReference(
  context: AppLoadContext,
  { holder, link }: Holding,
  form: FormData,
  here: string,
): Promise<Answer & { printedName?: string }> {
  const fields = typedIn(form);
  const submission = parseForm(form, ReferenceAnswerForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const given = await answerReference(context, holder, { id: link.subject.id, ...said });
  if (!given.ok) return refused(given.error, fields);
  return { ok: true, toast: "verificationAnswered", to: here, printedName: said.printedName };
}
