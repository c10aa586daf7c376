import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import { dropFiles, type FileStore, keepFile, storeOf } from "~/engines/file/file.server.ts";
import { mayWrite, type Person, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, parseForm, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { safetyReports } from "~db/schema/safety.ts";
import { reportPath, SAFETY_LIMITS } from "./dashboard.limits.ts";
import { REPORT_FILES, type ReportRow } from "./dashboard.queries.server.ts";
import { ReportPhoto, ReportPhotoRemoval } from "./dashboard.schemas.ts";

export const subjectOf = (row: Pick<ReportRow, "id" | "workspace">) => ({
  workspace: row.workspace as Person["workspace"],
  type: REPORT_FILES,
  id: row.id,
});

/** Keeps a photo of a report, without the place where it was taken. `gone`: none that one may change. */
export async function addReportPhoto(
  store: FileStore,
  actor: Person,
  { report, id, name, bytes }: { report: string; id: string; name: string; bytes: Uint8Array },
) {
  const [row] = await store.db
    .select({ id: safetyReports.id, workspace: safetyReports.workspace })
    .from(safetyReports)
    .where(and(eq(safetyReports.id, report), mayWrite(actor, safetyReports.workspace)));
  if (!row) return { ok: false, error: "gone" } as const;
  return keepFile(
    store,
    actor,
    subjectOf(row),
    { id, name, bytes },
    { kind: "picture", most: SAFETY_LIMITS.photoBytes, count: SAFETY_LIMITS.photos },
  );
}

const STATUS: Record<string, number> = { gone: 404, tooLarge: 413, full: 409, tooMany: 409 };

/** A photo for a report, or taking one away. */
export async function answerReportPhoto(
  context: AppLoadContext,
  report: string,
  { form, file }: { form: FormData; file: File | undefined },
): Promise<Answer> {
  const fields = typedIn(form);
  const store = storeOf(context);
  const actor = await presentOwner(context);
  const to = `${reportPath(report)}#photos`;
  const refused = (status: number, sent: { errors?: Record<string, string>; problem?: string }): Answer => ({
    ok: false,
    status,
    sent: { fields, errors: {}, ...sent },
  });
  if (fields.intent === "drop-photo") {
    const submission = parseForm(form, ReportPhotoRemoval);
    if (submission.status !== "success") return refused(400, { problem: "errors.form" });
    const subject = { workspace: actor.workspace, type: REPORT_FILES, id: report };
    await dropFiles(store, actor, subject, submission.value.file);
    return { ok: true, toast: "safetyPhotoRemoved", to };
  }
  const submission = parseForm(form, ReportPhoto);
  if (submission.status !== "success") return refused(400, { problem: "errors.form" });
  if (!file || file.size === 0) return refused(400, { errors: { file: "errors.photo.empty" } });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await addReportPhoto(store, actor, {
    report,
    id: submission.value.idem,
    name: file.name,
    bytes,
  });
  if (kept.ok) return { ok: true, toast: "safetyPhotoKept", to };
  if (kept.error === "not-allowed") throw noAccess(fields, []);
  if (kept.error === "gone") return refused(404, { problem: "errors.gone" });
  return refused(STATUS[kept.error] ?? 400, { errors: { file: `errors.photo.${kept.error}` } });
}
