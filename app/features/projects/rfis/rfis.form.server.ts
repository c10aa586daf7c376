import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { type Actor, type Holding, presentOwner } from "~/engines/trust/trust.server.ts";
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
import { rfiProcess } from "./rfi.process.ts";
import {
  addRfiFile,
  answerRfi,
  createRfi,
  editRfi,
  moveRfi,
  rfiStands,
  rfiSubject,
} from "./rfis.commands.server.ts";
import { RFI_LIMITS, rfiPath } from "./rfis.limits.ts";
import { AnswerForm, EditRfiForm, NewRfiForm, RfiFileForm } from "./rfis.schemas.ts";

export const RFI_TYPED = [
  "topic",
  "question",
  "location",
  "drawing",
  "askedOf",
  "answer",
  "body",
  "note",
  "printedName",
] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  full: 409,
  tooMany: 409,
  blocked: 409,
  answered: 409,
  tooLarge: 413,
};

const bad = (fields: Sent["fields"], errors: Sent["errors"], status = 400): Answer => ({
  ok: false,
  status,
  sent: { fields, errors },
});
function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, RFI_TYPED);
  if (error === "note-missing") return bad(fields, { note: "errors.noteMissing" });
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}
const refusedFile = (error: string, fields: Sent["fields"]) =>
  error === "not-allowed" || error === "gone" || error === "stale"
    ? refused(error, fields)
    : bad(fields, { file: `errors.file.${error}` }, STATUS[error] ?? 400);

/** A form of the list: a new question. */
export async function answerRfis(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewRfiForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...rfi } = submission.value;
  const made = await createRfi(context, await presentOwner(context), rfi);
  return made.ok ? { ok: true, toast: "rfiMade", to: rfiPath(made.id) } : refused(made.error, fields);
}

const Move = moveSchema(rfiProcess);

interface FormSent {
  id: string;
  form: FormData;
  file: File | undefined;
  /** Where the page goes on. */
  here: string;
}

/** Keeps the chosen file; undefined where none was chosen or it is kept. */
async function keepChosen(
  context: AppLoadContext,
  actor: Actor,
  { id, form, file }: Pick<FormSent, "id" | "form" | "file">,
  idem: string,
): Promise<Answer | undefined> {
  if (!file) return undefined;
  const fields = typedIn(form);
  if (file.size === 0) return refusedFile("none", fields);
  if (file.size > RFI_LIMITS.fileBytes) return refusedFile("tooLarge", fields);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await addRfiFile(storeOf(context), actor, { id, idem, name: file.name, bytes });
  return kept.ok ? undefined : refusedFile(kept.error, fields);
}

/** An answer with its file: the file first, then the words with the move. */
async function takeAnswer(
  context: AppLoadContext,
  actor: Actor,
  sent: FormSent,
  name: (typed: string) => string | undefined,
): Promise<Answer> {
  const fields = typedIn(sent.form);
  const submission = parseForm(sent.form, AnswerForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, idem, answer, printedName } = submission.value;
  const shown = name(printedName);
  if (shown === undefined) return bad(fields, { printedName: "errors.printedName" });
  const failed = await keepChosen(context, actor, sent, idem);
  if (failed) return failed;
  const given = { id: sent.id, version, idem, answer, printedName: shown };
  const answered = await answerRfi(context, actor, given);
  return answered.ok ? { ok: true, toast: "rfiAnswered", to: sent.here } : refused(answered.error, fields);
}

/** A form of a question's talk, if it is one. */
async function takePost(
  context: AppLoadContext,
  actor: Actor,
  { id, form, here }: Pick<FormSent, "id" | "form" | "here">,
  asksName = false,
): Promise<Answer | undefined> {
  const [subject, stands] = [rfiSubject(id), rfiStands(id, actor)];
  const said = await answerTalk(context, actor, { subject, stands, form, asksName });
  if (!said) return undefined;
  if (said.ok) return { ok: true, toast: "rfiSaid", to: `${here}#talk` };
  if (said.error === "not-allowed") return refused(said.error, typedIn(form));
  return { ok: false, status: said.status, sent: said.sent };
}

/** A form of a question's page. */
export async function answerRfiPage(context: AppLoadContext, id: string, request: Request): Promise<Answer> {
  const { form, file } = await readUpload(request, "file");
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = rfiPath(id);
  const said = await takePost(context, actor, { id, form, here });
  if (said) return said;
  switch (form.get("intent")) {
    case MOVE_INTENT: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...moving } = submission.value;
      const moved = await moveRfi(context, actor, { record: id, ...moving });
      return moved.ok ? { ok: true, toast: "rfiMoved", to: here } : refused(moved.error, fields);
    }
    case "answer":
      // What came by mail or on paper is somebody's, who is named.
      return takeAnswer(context, actor, { id, form, file, here }, (typed) => typed || undefined);
    case "file": {
      const submission = parseForm(form, RfiFileForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      if (!file) return refusedFile("none", fields);
      const failed = await keepChosen(context, actor, { id, form, file }, submission.value.idem);
      return failed ?? { ok: true, toast: "rfiFile", to: here };
    }
    default: {
      const submission = parseForm(form, EditRfiForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const saved = await editRfi(context, actor, { id, ...said });
      return saved.ok ? { ok: true, toast: "rfiSaved", to: here } : refused(saved.error, fields);
    }
  }
}

/** A form of the page of whoever holds the link: the answer, or a message. */
export async function answerHeldRfi(
  context: AppLoadContext,
  { holder, link, name }: Holding,
  { form, file, here }: Omit<FormSent, "id">,
): Promise<Answer & { printedName?: string }> {
  const { id } = link.subject;
  const typed = String(form.get("printedName") ?? "").trim();
  // Who is not asked for a name acts under that of the link.
  const shown = typed || name || (link.asksName ? "" : link.name);
  const printedName = typed || name;
  if (form.has("body") && !form.has("answer")) form.set("printedName", shown);
  const said = await takePost(context, holder, { id, form, here }, link.asksName);
  if (said) return { ...said, printedName };
  const answered = await takeAnswer(context, holder, { id, form, file, here }, () => shown || undefined);
  return { ...answered, printedName };
}
