import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
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
import {
  addItem,
  addItemFile,
  type CostPosting,
  codeItem,
  keepTwin,
  moveItem,
  postItem,
} from "./desk.commands.server.ts";
import { DESK_LIMITS, itemPath } from "./desk.limits.ts";
import { CodeForm, ItemFileForm, KeepForm, NewItemForm } from "./desk.schemas.ts";
import { deskItemProcess } from "./desk-item.process.ts";

const TYPED = ["vendor", "amount", "code", "note"] as const;
const STATUS: Record<string, number> = {
  ...{ gone: 404, stale: 409, full: 409, blocked: 409, costsFull: 409, tooMany: 409, tooLarge: 413 },
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  const status = STATUS[error] ?? 400;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}
const refusedFile = (error: string, fields: Sent["fields"]) =>
  error === "not-allowed" || error === "gone"
    ? refused(error, fields)
    : beside(fields, { file: `errors.file.${error}` }, STATUS[error] ?? 400);

async function bytesOf(file: File) {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
const wrongWith = (file: File | undefined) => {
  if (file?.size === 0) return "empty";
  return file && file.size > DESK_LIMITS.fileBytes ? "tooLarge" : undefined;
};

/** A form of the inbox: a new paper. */
export async function answerDesk(context: AppLoadContext, actor: Present, request: Request): Promise<Answer> {
  const { form, file } = await readUpload(request, "file");
  const fields = typedIn(form);
  const submission = parseForm(form, NewItemForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...item } = submission.value;
  if (!file && item.vendor === "") return beside(fields, { file: "errors.nothing" });
  const wrong = wrongWith(file);
  if (wrong) return refusedFile(wrong, fields);
  const sent = file && (await bytesOf(file));
  const added = await addItem(storeOf(context), actor, { ...item, file: sent });
  if (added.ok) return { ok: true, toast: "deskAdded", to: itemPath(added.id) };
  return added.file ? refusedFile(added.file, fields) : refused(added.error, fields);
}

const Move = moveSchema(deskItemProcess);

/** A form of a paper's page. */
export async function answerItem(
  context: AppLoadContext,
  actor: Present,
  id: string,
  { request, costs }: { request: Request; costs: CostPosting },
): Promise<Answer> {
  const { form, file } = await readUpload(request, "file");
  const fields = typedIn(form);
  const here = itemPath(id);
  switch (form.get("intent")) {
    case MOVE_INTENT: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...moving } = submission.value;
      const moved =
        moving.transition === "post"
          ? await postItem({ db: context.db, now: context.now, costs }, actor, { record: id, ...moving })
          : await moveItem(context, actor, { record: id, ...moving });
      return moved.ok ? { ok: true, toast: "deskMoved", to: here } : refused(moved.error, fields);
    }
    case "keep": {
      const submission = parseForm(form, KeepForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const kept = await keepTwin(context, actor, { id, version: submission.value.version });
      return kept.ok ? { ok: true, toast: "deskKept", to: here } : refused(kept.error, fields);
    }
    case "file": {
      const submission = parseForm(form, ItemFileForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      if (!file) return refusedFile("none", fields);
      const wrong = wrongWith(file);
      if (wrong) return refusedFile(wrong, fields);
      const sent = { id, idem: submission.value.idem, ...(await bytesOf(file)) };
      const kept = await addItemFile(storeOf(context), actor, sent);
      return kept.ok ? { ok: true, toast: "deskFile", to: here } : refusedFile(kept.error, fields);
    }
    default: {
      const submission = parseForm(form, CodeForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...coding } = submission.value;
      const coded = await codeItem(context, actor, { id, ...coding });
      return coded.ok ? { ok: true, toast: "deskCoded", to: here } : refused(coded.error, fields);
    }
  }
}
