import { type FileStore, storeOf } from "~/engines/file/file.server.ts";
import { THUMB, thumbOf } from "~/engines/file/file.ts";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import { isHeic } from "~/lib/heic.ts";
import { type Answer, badForm, parseForm, readUploads, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { addLogPhotos, dropLogPhoto, type LogPhoto } from "./log-photos.commands.server.ts";
import { LOG_SENDS, logPath, PROJECT_LIMITS } from "./projects.limits.ts";
import { LogPhotoRemoval, LogPhotos } from "./projects.schemas.ts";

type Context = Parameters<typeof presentOwner>[0] & Parameters<typeof storeOf>[0] & { now: FileStore["now"] };

export interface LogUpload {
  form: FormData;
  photos: readonly File[];
  /** Small pictures of them, each named by the place of its photo. */
  small: readonly File[];
}

/** A form of a log's page, with its photos. */
export async function readLogForm(request: Request): Promise<LogUpload> {
  const { form, files } = await readUploads(request, ["photo", THUMB]);
  const of = (name: string) => files.flatMap(({ field, file }) => (field === name ? [file] : []));
  return { form, photos: of("photo"), small: of(THUMB) };
}

const STATUS: Record<string, number> = { tooLarge: 413, full: 409, tooMany: 409, many: 400 };

/** Photos for a day, or one of them taken away. */
export async function answerLogPhotos(
  context: Context,
  id: string,
  { form, photos, small }: LogUpload,
): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  const store = storeOf(context);
  const to = `${logPath(id)}#photos`;
  const refused = (error: string): Answer => {
    if (error === "not-allowed") throw noAccess(fields, []);
    const status = error === "gone" ? 404 : 409;
    return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
  };
  if (form.get("intent") === "drop-photo") {
    const submission = parseForm(form, LogPhotoRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const dropped = await dropLogPhoto(store, actor, { log: id, file: submission.value.file });
    return dropped.ok ? { ok: true, toast: "logPhotoRemoved", to } : refused(dropped.error);
  }
  const submission = parseForm(form, LogPhotos);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const wrongPhoto = (error: string, problem?: string): Answer => ({
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: { photo: `errors.photo.${error}` }, ...(problem && { problem }) },
  });
  const chosen = photos.filter(({ size }) => size > 0);
  if (chosen.length === 0) return wrongPhoto("none");
  if (chosen.length > LOG_SENDS) return wrongPhoto("many");
  const read: LogPhoto[] = [];
  let wrong: string | undefined;
  for (const [n, file] of photos.entries()) {
    if (file.size === 0) continue;
    if (file.size > PROJECT_LIMITS.photoBytes) {
      wrong ??= "tooLarge";
      continue;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isHeic(bytes)) wrong ??= "heic";
    else {
      const thumb = await thumbOf(small.find(({ name }) => name === `${n}.jpg`));
      read.push({ name: file.name, bytes, thumb });
    }
  }
  const kept = await addLogPhotos(store, actor, { log: id, idem: submission.value.idem, photos: read });
  if (!kept.ok) return refused(kept.error);
  const error = wrong ?? kept.wrong;
  if (error === undefined) return { ok: true, toast: "logPhotosKept", to };
  return wrongPhoto(error, kept.kept > 0 ? "errors.photosPart" : undefined);
}
