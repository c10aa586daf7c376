import { readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { LINE_LIMITS } from "~/engines/lines/lines.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { type FormReply, parseForm, readForm, readUpload, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import type { FileReport, Sent } from "./components/form-parts.tsx";
import { EXAMPLE } from "./estimate.view.server.ts";
import {
  changeEstimate,
  type EstimateResult,
  importLines,
  startEstimate,
} from "./estimates.commands.server.ts";
import { ESTIMATE_LIMITS, EstimateChange, EstimateStart } from "./estimates.schemas.ts";
import { type ReadTable, readLines, type TableProblem } from "./read-table.server.ts";

type Context = Parameters<typeof changeEstimate>[0] &
  Parameters<typeof presentOwner>[0] &
  Parameters<typeof readFrom>[0];

export type Answer =
  | { ok: true; toast: ToastCode; to: string; report?: FileReport }
  | { ok: false; status: number; sent: Sent };

const TYPED = ["title", "text", "scope", "client", "qty", "unitCost"] as const;
const STATUS = { gone: 404, stale: 409, accepted: 409, full: 409, field: 400 } as const;

export const refusedReply = ({ fields, errors, formError }: FormReply): Sent => ({
  fields,
  errors,
  ...(formError && { problem: formError }),
});

/** What the page says of a command that was refused. */
function refused(result: Exclude<EstimateResult, { ok: true }>, fields: Record<string, string>): Answer {
  if (result.error === "not-allowed") throw noAccess(fields, TYPED);
  const status = STATUS[result.error];
  return result.error === "field"
    ? { ok: false, status, sent: { fields, errors: { [result.field]: result.key } } }
    : { ok: false, status, sent: { fields, errors: {}, problem: `errors.${result.error}` } };
}

/** How many lines that could not be read are named. */
const NAMED = 20;

export const reportOf = <T>(
  { good, bad, more }: ReadTable<T>,
  href?: string,
  most: number = ESTIMATE_LIMITS.fileLines,
): FileReport => ({ kept: good.length, bad: bad.slice(0, NAMED), badCount: bad.length, more, most, href });

/** What of a file a new estimate has room for. */
function withinRoom<T>(table: ReadTable<T>): ReadTable<T> {
  const good = table.good.slice(0, LINE_LIMITS.lines);
  return { ...table, good, more: table.more || good.length < table.good.length };
}

/** The text of a file that was sent, or what is wrong with it. */
export async function fileText(file: File | undefined): Promise<{ text: string } | { key: string }> {
  if (!file || file.size === 0) return { key: file ? "errors.fileEmpty" : "errors.file" };
  if (file.size > ESTIMATE_LIMITS.file) return { key: "errors.fileLarge" };
  return { text: await file.text() };
}

/** A file that could not be read at all, beside its field. */
export function badFile(
  fields: Record<string, string>,
  problem: TableProblem | { key: string },
  language: Context["language"],
): Answer {
  const t = translator(language, "estimates");
  if (problem === "empty") return badFile(fields, { key: "errors.fileEmpty" }, language);
  if ("key" in problem) return { ok: false, status: 400, sent: { fields, errors: { file: problem.key } } };
  const words = {
    missing: problem.missing.map((column) => t(`columns.${column}`)).join(", "),
    found: problem.found.join(", "),
  };
  return { ok: false, status: 400, sent: { fields, errors: { file: "errors.columns" }, words } };
}

async function answerImport(
  context: Context,
  actor: Present,
  { idem, estimate }: Extract<EstimateStart, { intent: "import" }>,
  { file, fields }: { file: File | undefined; fields: Record<string, string> },
): Promise<Answer> {
  const read = await fileText(file);
  if ("key" in read) return badFile(fields, read, context.language);
  const whole = readLines(read.text);
  if (whole === "empty" || "missing" in whole) return badFile(fields, whole, context.language);
  const table = withinRoom(whole);
  if (table.good.length === 0) return badFile(fields, { key: "errors.fileBad" }, context.language);
  const title =
    (file?.name ?? "")
      .replace(/\.\w{1,5}$/, "")
      .trim()
      .slice(0, ESTIMATE_LIMITS.title) || "CSV";
  const result = await importLines(context, actor, { idem, estimate, title, lines: table.good });
  if (!result.ok && result.error === "full")
    return { ok: false, status: STATUS.full, sent: { fields, errors: { file: "errors.full" } } };
  if (!result.ok) return refused(result, fields);
  const to = `/estimate/${result.id}`;
  const isWhole = table.bad.length === 0 && !table.more;
  const report = isWhole ? undefined : reportOf(table, to, LINE_LIMITS.lines);
  return { ok: true, toast: "estimateAdded", to, report };
}

/** Makes an estimate, or adds what was handed over or read from a file to one. */
export async function answerStart(context: Context, request: Request): Promise<Answer> {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const submission = parseForm(form, EstimateStart);
  const fields = typedIn(form);
  if (submission.status !== "success")
    return { ok: false, status: 400, sent: { ...refusedReply(replyOf(submission)), fields } };
  const start = submission.value;
  const actor = await presentOwner(context);
  if (start.intent === "import") return answerImport(context, actor, start, { file, fields });
  const { from, ...made } = start;
  const before = await readFrom(context, actor, readEnd(from));
  const result = await startEstimate(context, actor, { ...made, from: before });
  if (!result.ok) return refused(result, fields);
  return {
    ok: true,
    toast: start.into ? "estimateAdded" : "estimateMade",
    to: `/estimate/${result.id}`,
  };
}

const DONE = {
  work: "estimateAdded",
  item: "estimateAdded",
  line: "estimateAdded",
  edit: "estimateSaved",
  settings: "estimateSaved",
  remove: "estimateRemoved",
  lowest: "estimatePricesTaken",
  supplier: "estimatePricesTaken",
  prices: "estimatePricesTaken",
  freeze: "estimateFrozen",
  copy: "estimateCopied",
  delete: "estimateDeleted",
} as const satisfies Record<EstimateChange["intent"], ToastCode>;

/** Where a form leads that did what it says. */
function next(change: EstimateChange, id: string): string {
  if (change.intent === "delete") return "/material-cost-estimator";
  if (change.intent === "settings" || change.intent === "freeze")
    return `/estimate/${id}?view=${change.intent === "settings" ? "settings" : "versions"}`;
  if (change.intent === "lowest" || change.intent === "supplier" || change.intent === "prices")
    return `/estimate/${id}?view=suppliers`;
  if (change.intent === "edit") return `/estimate/${id}#${change.line}`;
  return `/estimate/${id}`;
}

/** A change of one estimate. */
export async function answerChange(
  context: Context,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const submission = parseForm(form, EstimateChange);
  const fields = typedIn(form);
  if (submission.status !== "success")
    return { ok: false, status: 400, sent: { ...refusedReply(replyOf(submission)), fields } };
  const change = submission.value;
  const result =
    id === EXAMPLE
      ? ({ ok: false, error: "gone" } as const)
      : await changeEstimate(context, actor, { id, change });
  if (!result.ok) return refused(result, fields);
  return { ok: true, toast: DONE[change.intent], to: next(change, result.id) };
}
