import type { AppLoadContext } from "@remix-run/cloudflare";
import { itemsOf, type Missing, readTemplateCsv, type Template } from "~/engines/checklist/checklist.ts";
import { storeOf } from "~/engines/file/file.server.ts";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import { badForm, parseForm, readForm, readUpload, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { answersIn, filledIn } from "./answers.logic.ts";
import { builtIn } from "./built-in.ts";
import { CHECKLISTS, CHECKLISTS_LIMITS, runPath, templatePath } from "./checklists.limits.ts";
import { findRun, readList } from "./checklists.queries.server.ts";
import { NewRun, PhotoForm, RunForm, RunRemoval, TemplateChange } from "./checklists.schemas.ts";
import { answersOf, templateOf } from "./run-content.server.ts";
import { addPhoto, dropPhoto, removeRun, saveAnswers, signRun, startRun } from "./runs.commands.server.ts";
import { dropTemplate, keepTemplate } from "./templates.commands.server.ts";

/** A form as it was sent and refused. Errors are keys of the page's namespace, by field. */
export interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem?: string;
  /** What a run still lacks, by the place of each item. */
  missing?: readonly { index: number; what: Missing["what"] }[];
  /** What is wrong with a file, by line. */
  lines?: readonly { line: number; code: string; found: string }[];
}
export type Answer = { ok: true; toast: ToastCode; to: string } | { ok: false; status: number; sent: Sent };

const TYPED = ["place", "printedName", "note"] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  signed: 409,
  full: 409,
  tooMany: 409,
  blocked: 409,
  tooLarge: 413,
};

export function refused(error: string, fields: Sent["fields"], field?: string): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const key = `errors.${error}`;
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: field ? { [field]: key } : {}, ...(!field && { problem: key }) },
  };
}

/** Why a picture was not kept, beside its field: whatever is wrong with its bytes is said in one way. */
export const refusedFile = (error: string, fields: Sent["fields"]): Answer =>
  refused(["tooLarge", "tooMany", "full"].includes(error) ? error : "kind", fields, "file");

/** The template that a key stands for: one that everybody has, or the newest version of the workspace's own. */
export async function findTemplate(
  context: AppLoadContext,
  actor: Parameters<typeof readList>[1],
  key: string,
): Promise<Template | undefined> {
  const known = builtIn(key);
  if (known) return known;
  const { list } = await readList(context.db, actor, key);
  return list && (JSON.parse(list.content) as Template);
}

/** Begins a run of a list. `today` is the day where whoever asks is. */
export async function answerStart(
  context: AppLoadContext,
  key: string,
  { form, today }: { form: FormData; today: string },
): Promise<Answer> {
  const submission = parseForm(form, NewRun);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, site, project, place, day, paper } = submission.value;
  if (day > today) return { ok: false, status: 400, sent: { fields, errors: { day: "errors.future" } } };
  const actor = await presentOwner(context);
  const template = await findTemplate(context, actor, key);
  if (!template) return refused("gone", fields);
  const { language } = context;
  const started = await startRun(context, actor, {
    ...{ idem, template, site, project, place, day, language },
    paper: paper === "on",
  });
  return started.ok
    ? { ok: true, toast: "checklistStarted", to: runPath(started.id) }
    : refused(started.error, fields);
}

/** A form of a run: keep the answers, fill in the rest of a sheet of paper, add a photo, sign, or take it away. */
export async function answerRun(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  if (form.get("intent") === "remove") {
    const submission = parseForm(form, RunRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const removed = await removeRun(storeOf(context), actor, id);
    return removed.ok
      ? { ok: true, toast: "checklistRemoved", to: CHECKLISTS }
      : refused(removed.error, fields);
  }
  const submission = parseForm(form, RunForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, idem, version, printedName, drawn } = submission.value;
  const run = await findRun(context.db, actor, id);
  if (!run) return refused("gone", fields);
  const template = templateOf(run);
  const { answers: typed, errors } = answersIn(form, template, answersOf(run));
  if (Object.keys(errors).length > 0) return { ok: false, status: 400, sent: { fields, errors } };
  const answers = intent === "fill" && run.paper ? filledIn(template, typed) : typed;
  const saved = await saveAnswers(context, actor, { id, version, answers });
  if (!saved.ok) return refused(saved.error, fields);
  if (intent.startsWith("photo."))
    return {
      ok: true,
      toast: "checklistSaved",
      to: `/checklist-photo?run=${id}&item=${intent.slice("photo.".length)}`,
    };
  if (intent !== "sign") return { ok: true, toast: "checklistSaved", to: runPath(id) };
  if (printedName === "")
    return { ok: false, status: 400, sent: { fields, errors: { printedName: "errors.printedName" } } };
  const signed = await signRun(context, actor, { id, idem, version: saved.version, printedName, drawn });
  if (signed.ok) return { ok: true, toast: "checklistSigned", to: runPath(id) };
  if (signed.error !== "missing") return refused(signed.error, fields);
  const places = new Map(itemsOf(template).map((item, n) => [item.id, n]));
  return {
    ok: false,
    status: 400,
    sent: {
      fields,
      errors: {},
      missing: (signed.missing ?? []).map(({ item, what }) => ({ index: places.get(item) ?? 0, what })),
    },
  };
}

/** A photo of one item, or taking one away. */
export async function answerPhoto(
  context: AppLoadContext,
  request: Request,
  { run, item }: { run: string; item: number },
): Promise<Answer> {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const submission = parseForm(form, PhotoForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const actor = await presentOwner(context);
  const change = submission.value;
  const back = `${runPath(run)}#item-${item}`;
  if (change.intent === "drop") {
    const dropped = await dropPhoto(storeOf(context), actor, { run, file: change.file });
    return dropped.ok
      ? { ok: true, toast: "checklistPhotoRemoved", to: back }
      : refused(dropped.error, fields);
  }
  if (!file || file.size === 0) return refused("noFile", fields, "file");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await addPhoto(storeOf(context), actor, {
    ...{ run, item, bytes },
    file: change.idem,
    name: file.name,
  });
  if (kept.ok) return { ok: true, toast: "checklistPhotoAdded", to: back };
  const ofRun = ["gone", "signed", "stale", "not-allowed"].includes(kept.error);
  return ofRun ? refused(kept.error, fields) : refusedFile(kept.error, fields);
}

/** A list as a file, or taking one away. */
export async function answerTemplate(context: AppLoadContext, request: Request): Promise<Answer> {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const submission = parseForm(form, TemplateChange);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const change = submission.value;
  const actor = await presentOwner(context);
  if (change.intent === "drop") {
    const dropped = await dropTemplate(context, actor, change.list);
    return dropped.ok
      ? { ok: true, toast: "checklistListRemoved", to: CHECKLISTS }
      : refused(dropped.error, fields);
  }
  if (!file || file.size === 0) return refused("noFile", fields, "file");
  if (file.size > CHECKLISTS_LIMITS.csvBytes) return refused("tooLarge", fields, "file");
  const read = readTemplateCsv(await file.text(), { id: change.list || change.idem, version: 1 });
  if ("problems" in read)
    return {
      ok: false,
      status: 400,
      sent: { fields, errors: { file: "errors.csv" }, lines: read.problems.slice(0, 20) },
    };
  const { idem, list } = change;
  const kept = await keepTemplate(context, actor, { idem, key: list, template: read.template });
  return kept.ok
    ? { ok: true, toast: "checklistListKept", to: templatePath(kept.key) }
    : refused(kept.error, fields);
}
