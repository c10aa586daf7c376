import type { AppLoadContext } from "@remix-run/cloudflare";
import { dropFiles, keepFile, storeOf } from "~/engines/file/file.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { type Actor, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  parseForm,
  readUpload,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { type Band, inOrder } from "./fees.ts";
import {
  addEntry,
  addPaper,
  cancelInspection,
  extendPermit,
  recordResult,
  requestInspection,
  tickPaper,
} from "./inspections.commands.server.ts";
import { permitProcess } from "./permit.process.ts";
import {
  changeFeed,
  createPermit,
  editPermit,
  movePermit,
  removePermit,
  saveFees,
} from "./permits.commands.server.ts";
import { BANDS, PERMIT, PERMIT_LIMITS, PERMITS, permitPath, WIZARD } from "./permits.limits.ts";
import { findPermit } from "./permits.queries.server.ts";
import {
  FeeForm,
  FileForm,
  InspectionResult,
  NewPermit,
  PermitChange,
  PermitEdit,
} from "./permits.schemas.ts";
import { submittalFor } from "./submittal.server.ts";

/** What is given back to whoever may no longer write. */
export const TYPED = [
  "name",
  "jurisdiction",
  "scope",
  "number",
  "applicant",
  "words",
  "reason",
  "paperName",
  "corrections",
  "inspector",
  "note",
] as const;

const STATUS: Record<string, number> = { gone: 404, tooLarge: 413, note: 400 };
/** Refusals that belong beside a field. */
const BESIDE: Record<string, readonly [field: string, key: string]> = {
  past: ["requestedFor", "errors.past"],
  future: ["day", "errors.future"],
  // In the words of the process, whose form it is.
  "note-missing": ["note", "errors.noteMissing"],
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const beside = BESIDE[error];
  if (beside) {
    const field = error === "past" && fields.intent === "extend" ? "until" : beside[0];
    return { ok: false, status: 400, sent: { fields, errors: { [field]: beside[1] } } };
  }
  return {
    ok: false,
    status: STATUS[error] ?? 409,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** Begins a permit with the papers of its record type. */
export async function answerNew(context: AppLoadContext, form: FormData, zone: string): Promise<Answer> {
  const submission = parseForm(form, NewPermit);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const submittal = submittalFor(typed.recordType);
  const { language } = context;
  const result = await createPermit(context, await presentOwner(context), {
    ...typed,
    submittal,
    language,
    zone,
  });
  if (!result.ok) return refused(result.error, fields);
  return { ok: true, toast: "permitMade", to: permitPath(result.id) };
}

const Move = moveSchema(permitProcess);

/** A form of a permit's page. */
export async function answerPermit(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = permitPath(id);
  switch (form.get("intent")) {
    case MOVE_INTENT: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...moving } = submission.value;
      const moved = await movePermit(context, actor, { record: id, ...moving });
      return moved.ok ? { ok: true, toast: "permitMoved", to: here } : refused(moved.error, fields);
    }
    case "edit": {
      const submission = parseForm(form, PermitEdit);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const result = await editPermit(context, actor, { id, ...typed });
      return result.ok ? { ok: true, toast: "permitSaved", to: here } : refused(result.error, fields);
    }
    case "result":
      return answerResult(context, actor, { id, form, to: `${here}#inspections` });
    default: {
      const submission = parseForm(form, PermitChange);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const result = await changed(context, actor, id, submission.value);
      if (!result.ok) return refused(result.error, fields);
      return { ok: true, ...DONE[submission.value.intent](here) };
    }
  }
}

const at = (toast: ToastCode, part: string) => (here: string) => ({ toast, to: `${here}#${part}` });

/** What is said of a change, and where its form leads. */
const DONE: Record<PermitChange["intent"], (here: string) => { toast: ToastCode; to: string }> = {
  tick: at("permitSaved", "papers"),
  paper: at("permitSaved", "papers"),
  entry: at("permitLogged", "log"),
  request: at("permitInspection", "inspections"),
  cancel: at("permitCancelled", "inspections"),
  extend: at("permitExtended", "log"),
  dropFile: at("permitSaved", "files"),
  feed: at("permitFeed", "calendar"),
  remove: () => ({ toast: "permitRemoved", to: PERMITS }),
};

/** Files lie in the workspace of their permit, whichever the person has chosen. */
const subjectOf = ({ id, workspace }: { id: string; workspace: string }) => ({
  workspace: workspace as Present["workspace"],
  type: PERMIT,
  id,
});
type Changed = { ok: true } | { ok: false; error: string };

async function changed(
  context: AppLoadContext,
  actor: Present,
  id: string,
  change: PermitChange,
): Promise<Changed> {
  switch (change.intent) {
    case "tick":
      return tickPaper(context, actor, { permit: id, ...change });
    case "paper":
      return addPaper(context, actor, { permit: id, ...change });
    case "entry":
      return addEntry(context, actor, { permit: id, ...change });
    case "extend":
      return extendPermit(context, actor, { permit: id, ...change });
    case "request":
      return requestInspection(context, actor, { permit: id, ...change });
    case "cancel":
      return cancelInspection(context, actor, { permit: id, ...change });
    case "feed":
      return changeFeed(context, actor, { id, version: change.version });
    case "remove": {
      const removed = await removePermit(context, actor, id);
      if (!removed.ok) return removed;
      await dropFiles(storeOf(context), actor, { workspace: removed.workspace, type: PERMIT, id });
      return { ok: true };
    }
    case "dropFile": {
      const found = await findPermit(context.db, actor, id);
      if (!found) return { ok: false, error: "gone" };
      await dropFiles(storeOf(context), actor, subjectOf(found), change.file);
      return { ok: true };
    }
  }
}

/** What came of an inspection, from a member or from whoever holds the link. */
export async function answerResult(
  context: AppLoadContext,
  actor: Actor,
  { id, form, to }: { id: string; form: FormData; to: string },
): Promise<Answer> {
  const submission = parseForm(form, InspectionResult);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const result = await recordResult(context, actor, { permit: id, ...typed });
  return result.ok ? { ok: true, toast: "permitResult", to } : refused(result.error, fields);
}

/** Refusals of files that have words of their own; all others say that it is no such file, or a broken one. */
const FILE_ERRORS = ["none", "tooLarge", "full", "tooMany"];

const badFile = (fields: Sent["fields"], error: string): Answer => ({
  ok: false,
  status: error === "tooLarge" ? 413 : error === "full" || error === "tooMany" ? 409 : 400,
  sent: { fields, errors: { file: `errors.file_${FILE_ERRORS.includes(error) ? error : "unknown"}` } },
});

/** A drawing, a card or a letter of a permit. */
export async function answerFile(context: AppLoadContext, request: Request): Promise<Answer> {
  const { form, file } = await readUpload(request, "file");
  const submission = parseForm(form, FileForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  if (!file || file.size === 0) return badFile(fields, "none");
  const { permit, idem } = submission.value;
  const actor = await presentOwner(context);
  const found = await findPermit(context.db, actor, permit);
  if (!found) return refused("gone", fields);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await keepFile(
    storeOf(context),
    actor,
    subjectOf(found),
    { id: idem, name: file.name, bytes },
    { kind: "document", most: PERMIT_LIMITS.fileBytes, count: PERMIT_LIMITS.files },
  );
  if (kept.ok) return { ok: true, toast: "permitFile", to: `${permitPath(permit)}#files` };
  if (kept.error === "not-allowed") return refused("not-allowed", fields);
  return badFile(fields, kept.error);
}

/** The fee table of a workspace. */
export async function answerFees(context: AppLoadContext, form: FormData): Promise<Answer> {
  const submission = parseForm(form, FeeForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const bands = BANDS.map((n): Band => {
    const of = (name: "over" | "base" | "per") => typed[`${name}${n}`] ?? 0;
    return { overCents: of("over"), baseCents: of("base"), perThousandCents: of("per") };
  }).filter(({ overCents, baseCents, perThousandCents }) => overCents + baseCents + perThousandCents > 0);
  if (!inOrder(bands)) return { ok: false, status: 400, sent: { fields, errors: { over0: "errors.bands" } } };
  const saved = await saveFees(context, await presentOwner(context), {
    version: typed.version,
    bands,
    planReviewPercent: typed.planReview,
  });
  return saved.ok ? { ok: true, toast: "permitFees", to: `${WIZARD}#fees` } : refused(saved.error, fields);
}
