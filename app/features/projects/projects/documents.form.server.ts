import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { THUMB, thumbOf } from "~/engines/file/file.ts";
import { type Actor, type Holding, type Person, presentOwner } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  parseForm,
  readUploads,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import {
  addDocument,
  addVersion,
  editDocument,
  type NewFile,
  removeDocument,
} from "./documents.commands.server.ts";
import { DOCUMENT_LIMITS, documentsHref, documentsPath } from "./documents.limits.ts";
import {
  DocumentEdit,
  DocumentRemoval,
  NewDocumentForm,
  NewVersionForm,
  SheetPageForm,
} from "./documents.schemas.ts";
import { keepPage } from "./sheet-pages.commands.server.ts";

/** What is given back to somebody who lost the right while they typed. */
export const DOCUMENT_TYPED = ["name", "sheet", "note", "printedName"] as const;

const STATUS: Record<string, number> = { gone: 404, stale: 409, tooMany: 409, full: 409, tooLarge: 413 };
const OF_FILE = ["none", "empty", "unknown", "truncated", "moving", "tooManyPixels", "tooLarge", "full"];

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, DOCUMENT_TYPED);
  const status = STATUS[error] ?? 400;
  if (OF_FILE.includes(error))
    return { ok: false, status, sent: { fields, errors: { file: `errors.file.${error}` } } };
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** The bytes of a chosen file, or what is wrong with it before any of it is kept. */
async function bytesOf(file: File | undefined): Promise<NewFile | "none" | "tooLarge"> {
  if (!file || file.size === 0) return "none";
  if (file.size > DOCUMENT_LIMITS.fileBytes) return "tooLarge";
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** What a document is called whose sender typed no name: as its file, without the kind. */
function nameOf(file: string): string {
  const plain = (file.split(/[\\/]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .trim();
  return [...plain].slice(0, DOCUMENT_LIMITS.name).join("") || file.slice(0, DOCUMENT_LIMITS.name);
}

interface Upload {
  project: string;
  /** Where the page stands for whoever sends. */
  base: string;
  form: FormData;
  file: File | undefined;
  /** A small picture of it, where the browser made one. */
  thumb: File | undefined;
  sentBy: string;
}

/** The form of either page, with its file and the small picture of it. */
export async function readDocumentForm(request: Request): Promise<Pick<Upload, "form" | "file" | "thumb">> {
  const { form, files } = await readUploads(request, ["file", THUMB]);
  const of = (name: string) => files.find(({ field }) => field === name)?.file;
  return { form, file: of("file"), thumb: of(THUMB) };
}

/** A new document or a new version of one, from a member or by a link. */
async function answerUpload(
  context: AppLoadContext,
  actor: Actor,
  { project, base, form, file, thumb: small, sentBy }: Upload,
): Promise<Answer> {
  const fields = typedIn(form);
  const thumb = await thumbOf(small);
  if (form.get("intent") === "version") {
    const submission = parseForm(form, NewVersionForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const sent = await bytesOf(file);
    if (typeof sent === "string") return refused(sent, fields);
    const { document, idem, note } = submission.value;
    const kept = await addVersion(storeOf(context), actor, {
      document,
      idem,
      note,
      sentBy,
      thumb,
      file: sent,
    });
    return kept.ok
      ? { ok: true, toast: "documentVersion", to: documentsHref(base, { document }) }
      : refused(kept.error, fields);
  }
  const submission = parseForm(form, NewDocumentForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = await bytesOf(file);
  if (typeof sent === "string") return refused(sent, fields);
  const { idem, name, folder, sheet, note } = submission.value;
  const kept = await addDocument(storeOf(context), actor, {
    ...{ project, idem, folder, sheet, note, sentBy, thumb, file: sent },
    name: name || nameOf(sent.name),
  });
  return kept.ok
    ? { ok: true, toast: "documentAdded", to: documentsHref(base, { document: kept.id }) }
    : refused(kept.error, fields);
}

/** A page of a version as a picture, which a member's browser made of it. It is told nothing but that it is kept. */
async function answerPage(
  context: AppLoadContext,
  actor: Person,
  { form, file, base }: Pick<Upload, "form" | "file" | "base">,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, SheetPageForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = await bytesOf(file);
  if (typeof sent === "string") return refused(sent, fields);
  const { document, version, page } = submission.value;
  const kept = await keepPage(storeOf(context), actor, { file: version, page, bytes: sent.bytes });
  return kept.ok
    ? { ok: true, toast: "documentPages", to: documentsHref(base, { document }) }
    : refused(kept.error, fields);
}

/** A form of the documents of a job. */
export async function answerDocuments(
  context: AppLoadContext,
  project: string,
  request: Request,
): Promise<Answer> {
  const { form, file, thumb } = await readDocumentForm(request);
  const fields = typedIn(form);
  const base = documentsPath(project);
  const actor = await presentOwner(context);
  switch (form.get("intent")) {
    case "edit": {
      const submission = parseForm(form, DocumentEdit);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...edit } = submission.value;
      const saved = await editDocument(context, actor, edit);
      return saved.ok
        ? { ok: true, toast: "documentSaved", to: documentsHref(base, { document: edit.document }) }
        : refused(saved.error, fields);
    }
    case "page":
      return answerPage(context, actor, { form, file, base });
    case "remove": {
      const submission = parseForm(form, DocumentRemoval);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const removed = await removeDocument(storeOf(context), actor, submission.value.document);
      return removed.ok ? { ok: true, toast: "documentRemoved", to: base } : refused(removed.error, fields);
    }
    default:
      return answerUpload(context, actor, { project, base, form, file, thumb, sentBy: "" });
  }
}

/** A form of the page that somebody has by link. */
export async function answerHeldDocuments(
  context: AppLoadContext,
  { holder, link, name }: Holding,
  { form, file, thumb }: Pick<Upload, "form" | "file" | "thumb">,
): Promise<Answer & { printedName?: string }> {
  const fields = typedIn(form);
  const typed = (fields.printedName ?? "").trim();
  if (typed.length > DOCUMENT_LIMITS.printedName)
    return { ok: false, status: 400, sent: { fields, errors: { printedName: "errors.long" } } };
  const printedName = typed || name;
  if (link.asksName && printedName === "")
    return { ok: false, status: 400, sent: { fields, errors: { printedName: "errors.printedName" } } };
  // Who is not asked for a name sends under that of the link.
  const upload = { project: link.subject.id, base: `/shared/${link.id}/documents`, form, file, thumb };
  const sentBy = (printedName || link.name).slice(0, DOCUMENT_LIMITS.printedName);
  return { ...(await answerUpload(context, holder, { ...upload, sentBy })), printedName };
}
