import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { type Actor, type Holding, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { type FormReply, parseForm, readUpload, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { isHeic, pinOf } from "./picture-upload.ts";
import { punchProcess } from "./punch.process.ts";
import { acceptItem, addPicture, editItem, moveItem, pinItem, raiseItems } from "./punch-list.commands.server.ts";
import { itemPath, listPath, PUNCH_LIMITS, TAP_WIDTH } from "./punch-list.limits.ts";
import { readItem } from "./punch-list.queries.server.ts";
import { BulkForm, EditForm, PhotoForm, PinForm, RaiseForm } from "./punch-list.schemas.ts";
import { templateItems } from "./room-templates.ts";

/** A form as it was sent and refused; errors by field are keys of the namespace `punch-list`. */
export interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem?: string;
}
export type Answer = { ok: true; toast: ToastCode; to: string } | { ok: false; status: number; sent: Sent };

const TYPED = ["room", "words", "assignee", "rooms", "note"] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  full: 409,
  tooMany: 409,
  blocked: 409,
  tooLarge: 413,
};
const storeOf = ({ db, env, now }: AppLoadContext) => ({ db, bucket: env.pictures, now });

const bad = (fields: Sent["fields"], errors: Sent["errors"], status = 400): Answer => ({
  ok: false,
  status,
  sent: { fields, errors },
});
const badForm = ({ errors, formError }: FormReply, fields: Sent["fields"]): Answer => ({
  ok: false,
  status: 400,
  sent: { fields, errors, ...(formError && { problem: formError }) },
});
function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (error === "note-missing") return bad(fields, { note: "errors.note" });
  return { ok: false, status: STATUS[error] ?? 400, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** The bytes of a chosen picture, or what is wrong with them before anything is kept. */
async function pictureOf(file: File | undefined): Promise<Uint8Array | "none" | "heic" | "tooLarge" | undefined> {
  if (!file) return undefined;
  if (file.size === 0) return "none";
  if (file.size > PUNCH_LIMITS.photoBytes) return "tooLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isHeic(bytes) ? "heic" : bytes;
}
const photoError = (error: string, fields: Sent["fields"], field = "photo") =>
  bad(fields, { [field]: `errors.photo.${error}` }, STATUS[error] ?? 400);

/** A form of the list: one item with its photo, or those of a template for several rooms. */
export async function answerList(context: AppLoadContext, request: Request): Promise<Answer> {
  const { form, file } = await readUpload(request, "photo");
  const fields = typedIn(form);
  if (form.get("intent") === "bulk") {
    const submission = parseForm(form, BulkForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, project, template, rooms } = submission.value;
    const items = rooms.flatMap((room) =>
      templateItems(template, context.language).map((item) => ({ ...item, room, id: crypto.randomUUID() })),
    );
    const made = await raiseItems(context, await presentOwner(context), { idem, project, items });
    return made.ok
      ? { ok: true, toast: "punchBulk", to: listPath({ project }) }
      : refused(made.error, fields);
  }
  const submission = parseForm(form, RaiseForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, project, room, trade, words } = submission.value;
  const bytes = await pictureOf(file);
  if (typeof bytes === "string") return photoError(bytes, fields);
  const actor = await presentOwner(context);
  const made = await raiseItems(context, actor, { idem, project, items: [{ id: idem, room, trade, words }] });
  if (!made.ok) return refused(made.error, fields);
  if (!bytes) return { ok: true, toast: "punchRaised", to: itemPath(idem) };
  const photo = { item: idem, id: idem, name: file?.name ?? "", bytes, as: "photo" as const };
  const kept = await addPicture(storeOf(context), actor, photo);
  return { ok: true, toast: kept.ok ? "punchRaised" : "punchNoPhoto", to: itemPath(idem) };
}

const Move = moveSchema(punchProcess);

/** A form of an item's page. */
export async function answerItem(context: AppLoadContext, id: string, request: Request): Promise<Answer> {
  const { form, file } = await readForms(request);
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = itemPath(id);
  switch (form.get("intent")) {
    case MOVE_INTENT: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { transition, version, idem, note } = submission.value;
      const moved = await moveItem(context, actor, { record: id, transition, version, idem, note });
      return moved.ok ? { ok: true, toast: "punchMoved", to: here } : refused(moved.error, fields);
    }
    case "photo":
    case "plan":
      return answerPhoto(context, actor, { id, form, file, here });
    case "pin":
      return answerPin(context, actor, { id, form, here });
    default: {
      const submission = parseForm(form, EditForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const saved = await editItem(context, actor, { id, ...said });
      return saved.ok ? { ok: true, toast: "punchSaved", to: here } : refused(saved.error, fields);
    }
  }
}

/** A form with a picture or without one. */
const readForms = (request: Request) => readUpload(request, "photo");

interface PhotoSent {
  id: string;
  form: FormData;
  file: File | undefined;
  here: string;
}

async function answerPhoto(context: AppLoadContext, actor: Actor, { id, form, file, here }: PhotoSent) {
  const submission = parseForm(form, PhotoForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, idem } = submission.value;
  const bytes = (await pictureOf(file)) ?? "none";
  if (typeof bytes === "string") return photoError(bytes, fields, intent);
  const photo = { item: id, id: idem, name: file?.name ?? "", bytes, as: intent };
  const kept = await addPicture(storeOf(context), actor, photo);
  if (kept.ok) return { ok: true, toast: "punchPhoto", to: here } as const;
  if (kept.error === "not-allowed" || kept.error === "gone") return refused(kept.error, fields);
  return photoError(kept.error, fields, intent);
}

/** A tap on the plan, which the browser sends as pixels of the picture as drawn; or thousandths, as typed. */
async function answerPin(
  context: AppLoadContext,
  actor: Present,
  { id, form, here }: Omit<PhotoSent, "file">,
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.has("tap.x")) {
    const found = await readItem(context.db, actor, id, context.now());
    const plan = found?.plans.find((one) => one.id === form.get("plan"));
    const tap = { x: Number(form.get("tap.x")), y: Number(form.get("tap.y")) };
    const pin = plan?.width && plan.height ? pinOf(tap, { width: plan.width, height: plan.height }, TAP_WIDTH) : undefined;
    if (!pin) return { ok: false, status: 400, sent: { fields, errors: {}, problem: "errors.pin" } };
    form.delete("tap.x");
    form.delete("tap.y");
    form.set("x", String(pin.x));
    form.set("y", String(pin.y));
  }
  const submission = parseForm(form, PinForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...pin } = submission.value;
  const set = await pinItem(context, actor, { id, ...pin });
  return set.ok ? { ok: true, toast: "punchPinned", to: `${here}#plan` } : refused(set.error, fields);
}

/** A form of the page that a sub has by link: taking it on, disputing it, a photo, or that it is ready. */
export async function answerHeld(
  context: AppLoadContext,
  { holder, link, name }: Holding,
  { form, file, here }: Omit<PhotoSent, "id">,
): Promise<Answer & { printedName?: string }> {
  const id = link.subject.id;
  const fields = typedIn(form);
  if (form.get("intent") === "photo") return answerPhoto(context, holder, { id, form, file, here });
  const printedName = (fields.printedName ?? "").trim().slice(0, PUNCH_LIMITS.printedName) || name;
  if (link.asksName && printedName === "") return bad(fields, { printedName: "errors.printedName" });
  if (form.get("intent") === "accept") {
    const accepted = await acceptItem(context, holder, id);
    return accepted.ok
      ? { ok: true, toast: "heldAccepted", to: here, printedName }
      : refused(accepted.error, fields);
  }
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { transition, version, idem, note } = submission.value;
  const shown = printedName || link.name;
  const moved = await moveItem(context, holder, { record: id, transition, version, idem, note, printedName: shown });
  return moved.ok
    ? { ok: true, toast: "heldMoved", to: here, printedName }
    : refused(moved.error, fields);
}
export const HELD_TYPED = ["note", "printedName"] as const;
