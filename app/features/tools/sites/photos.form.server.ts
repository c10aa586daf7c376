import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import { parseForm, readForm, readUpload, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { addPhoto, dropPhoto } from "./photos.commands.server.ts";
import { PhotoForm } from "./sites.schemas.ts";

/** What was sent and refused: `file` is the key of what is wrong with the photo, `problem` that of the whole form. */
export interface SentPhoto {
  site: string;
  file?: string;
  problem?: string;
}

const STATUS: Record<string, number> = { tooLarge: 413, full: 409, tooMany: 409 };

/** A photo of a site, or taking one away. */
export async function answerPhoto(context: AppLoadContext, request: Request) {
  const isUpload = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
  const { form, file } = isUpload
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const submission = parseForm(form, PhotoForm);
  const fields = typedIn(form);
  const sent = { site: fields.site ?? "" };
  const refused = (status: number, more: Omit<SentPhoto, "site">) =>
    ({ ok: false, status, sent: { ...sent, ...more } as SentPhoto }) as const;
  if (submission.status !== "success") return refused(400, { problem: "errors.form" });
  const change = submission.value;
  const actor = await presentOwner(context);
  const to = `/job-site/${change.site}#photos`;
  if (change.intent === "drop") {
    const dropped = await dropPhoto(storeOf(context), actor, change);
    return dropped.ok
      ? ({ ok: true, toast: "sitePhotoRemoved", to } as const)
      : refused(404, { problem: "errors.gone" });
  }
  if (!file || file.size === 0) return refused(400, { file: "errors.none" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await addPhoto(storeOf(context), actor, {
    site: change.site,
    id: change.idem,
    name: file.name,
    bytes,
  });
  if (kept.ok) return { ok: true, toast: "sitePhotoKept", to } as const;
  if (kept.error === "not-allowed") throw noAccess(fields, []);
  if (kept.error === "gone") return refused(404, { problem: "errors.gone" });
  return refused(STATUS[kept.error] ?? 400, { file: `errors.${kept.error}` });
}
