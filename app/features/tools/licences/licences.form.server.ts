import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { parseForm, readForm, readUpload, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { BOARDS } from "./boards.data.ts";
import type { Sent } from "./components/sent.tsx";
import { addCheck, addEvidence, dropEvidence, removeCheck, watchCheck } from "./licences.commands.server.ts";
import { LICENCE_LIMITS } from "./licences.limits.ts";
import { CheckChange, EvidenceForm, ListChange, RecordForm } from "./licences.schemas.ts";
import { importList, removeList } from "./lists.commands.server.ts";
import { type ReadList, readList } from "./read-list.server.ts";

export type Answer = { ok: true; toast: ToastCode; to: string } | { ok: false; status: number; sent: Sent };

const TYPED = ["number", "name", "offeredAs", "classes", "note", "source"] as const;

const bad = (fields: Sent["fields"], errors: Sent["errors"], status = 400): Answer => ({
  ok: false,
  status,
  sent: { fields, errors },
});
const refused = (fields: Sent["fields"], problem: string, status: number): Answer => ({
  ok: false,
  status,
  sent: { fields, errors: {}, problem },
});

/** A record as somebody wrote it down. `today` is the day where they are. */
export async function answerRecord(context: AppLoadContext, form: FormData, today: string): Promise<Answer> {
  const submission = parseForm(form, RecordForm);
  const fields = typedIn(form);
  if (submission.status !== "success") {
    const { errors, formError } = replyOf(submission);
    const words = { example: BOARDS[fields.state ?? ""]?.form?.example ?? "" };
    return {
      ok: false,
      status: 400,
      sent: { fields, errors, words, ...(formError && { problem: formError }) },
    };
  }
  if (submission.value.lookedOn > today) return bad(fields, { lookedOn: "errors.future" });
  const actor = await presentOwner(context);
  const result = await addCheck(context, actor, submission.value);
  if (result.ok) return { ok: true, toast: "licenseRecorded", to: `/license-check/${result.id}` };
  if (result.error === "not-allowed") throw noAccess(fields, TYPED);
  return refused(fields, "errors.full", 409);
}

const DONE = {
  watch: "licenseWatched",
  unwatch: "licenseUnwatched",
  remove: "licenseRemoved",
  drop: "licenseEvidenceRemoved",
} as const satisfies Record<CheckChange["intent"], ToastCode>;

function changed(context: AppLoadContext, actor: Present, id: string, change: CheckChange) {
  if (change.intent === "remove") return removeCheck(storeOf(context), actor, id);
  if (change.intent === "drop")
    return dropEvidence(storeOf(context), actor, { check: id, file: change.file });
  return watchCheck(context, actor, { id, on: change.intent === "watch" });
}

/** What is done with a record afterwards. */
export async function answerChange(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const submission = parseForm(form, CheckChange);
  const fields = typedIn(form);
  if (submission.status !== "success") return refused(fields, "errors.form", 400);
  const change = submission.value;
  const result = await changed(context, await presentOwner(context), id, change);
  if (result.ok)
    return {
      ok: true,
      toast: DONE[change.intent],
      to: change.intent === "remove" ? "/license-checker" : `/license-check/${id}`,
    };
  if (result.error === "not-allowed") throw noAccess(fields, TYPED);
  return refused(fields, "errors.gone", 404);
}

const STATUS: Record<string, number> = { tooLarge: 413, full: 409, tooMany: 409 };

/** A picture or a document of the official record. */
export async function answerEvidence(context: AppLoadContext, request: Request): Promise<Answer> {
  const { form, file } = await readUpload(request, "file");
  const submission = parseForm(form, EvidenceForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return refused(fields, "errors.form", 400);
  if (!file || file.size === 0) return bad(fields, { file: "evidence.errors.none" });
  const { check, idem } = submission.value;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const actor = await presentOwner(context);
  const kept = await addEvidence(storeOf(context), actor, { check, id: idem, name: file.name, bytes });
  if (kept.ok) return { ok: true, toast: "licenseEvidence", to: `/license-check/${check}#evidence` };
  if (kept.error === "not-allowed") throw noAccess(fields, TYPED);
  if (kept.error === "gone") return refused(fields, "errors.gone", 404);
  return bad(fields, { file: `evidence.errors.${kept.error}` }, STATUS[kept.error] ?? 400);
}

/** How many lines that could not be read are named. */
const NAMED = 20;

export interface ListReport {
  kept: number;
  bad: ReadList["bad"];
  badCount: number;
  more: boolean;
}

export type ListAnswer = Answer | { ok: true; report: ListReport };

/** A board's public list, or taking one away. */
export async function answerList(
  context: AppLoadContext,
  request: Request,
  today: string,
): Promise<ListAnswer> {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const submission = parseForm(form, ListChange);
  const fields = typedIn(form);
  if (submission.status !== "success") {
    const { errors, formError } = replyOf(submission);
    return { ok: false, status: 400, sent: { fields, errors, ...(formError && { problem: formError }) } };
  }
  const change = submission.value;
  if (change.intent === "remove") {
    const removed = await removeList(context, await presentOwner(context), change.list);
    if (!removed.ok) throw noAccess(fields, TYPED);
    return { ok: true, toast: "licenseListRemoved", to: "/license-lists" };
  }
  if (change.asOf > today) return bad(fields, { asOf: "errors.future" });
  if (!file || file.size === 0) return bad(fields, { file: file ? "errors.fileEmpty" : "errors.file" });
  const read = readList(await file.text());
  if (read === "empty") return bad(fields, { file: "errors.fileEmpty" });
  if ("missing" in read) {
    const t = translator(context.language, "license-lists");
    const words = {
      missing: read.missing.map((column) => t(`columns.${column}`)).join(", "),
      found: read.found.join(", "),
    };
    return { ok: false, status: 400, sent: { fields, errors: { file: "errors.columns" }, words } };
  }
  if (read.good.length === 0) return bad(fields, { file: "errors.fileBad" });
  const { intent, ...about } = change;
  const kept = await importList(context, await presentOwner(context), { ...about, lines: read.good });
  if (!kept.ok) {
    if (kept.error === "not-allowed") throw noAccess(fields, TYPED);
    return {
      ok: false,
      status: 409,
      sent: { fields, errors: {}, problem: "errors.full", words: { most: String(LICENCE_LIMITS.lists) } },
    };
  }
  if (read.bad.length === 0 && !read.more)
    return { ok: true, toast: "licenseListKept", to: "/license-lists" };
  return {
    ok: true,
    report: {
      kept: read.good.length,
      bad: read.bad.slice(0, NAMED),
      badCount: read.bad.length,
      more: read.more,
    },
  };
}
