import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { THUMB, thumbOf } from "~/engines/file/file.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { type Actor, type Holding, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { isHeic } from "~/lib/heic.ts";
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
import { pinOf } from "./pin-of.ts";
import { punchProcess } from "./punch.process.ts";
import {
  acceptItem,
  addPicture,
  editItem,
  moveItem,
  pinItem,
  raiseItems,
} from "./punch-list.commands.server.ts";
import { itemPath, listPath, PUNCH_LIMITS, TAP_WIDTH } from "./punch-list.limits.ts";
import { readItem } from "./punch-list.queries.server.ts";
import {
  BulkForm,
  EditForm,
  FinishForm,
  GridForm,
  PhotoForm,
  PinForm,
  PlanForm,
  RaiseForm,
} from "./punch-list.schemas.ts";
import { templateItems } from "./room-templates.ts";

const TYPED = ["room", "words", "assignee", "rooms", "note", "printedName"] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  full: 409,
  tooMany: 409,
  blocked: 409,
  tooLarge: 413,
};
const bad = (fields: Sent["fields"], errors: Sent["errors"], status = 400, problem?: string): Answer => ({
  ok: false,
  status,
  sent: { fields, errors, ...(problem && { problem }) },
});
function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (error === "note-missing") return bad(fields, { note: "errors.note" });
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** The bytes of a chosen picture, or what is wrong with them before anything is kept. */
async function pictureOf(
  file: File | undefined,
): Promise<Uint8Array | "none" | "heic" | "tooLarge" | undefined> {
  if (!file) return undefined;
  if (file.size === 0) return "none";
  if (file.size > PUNCH_LIMITS.photoBytes) return "tooLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isHeic(bytes) ? "heic" : bytes;
}
const photoError = (error: string, fields: Sent["fields"]) =>
  bad(fields, { photo: `errors.photo.${error}` }, STATUS[error] ?? 400);
const refusedPhoto = (error: string, fields: Sent["fields"]) =>
  error === "not-allowed" || error === "gone" ? refused(error, fields) : photoError(error, fields);

/** A form of any page of the list, with its picture and the small one of it. */
export async function readPunchForm(request: Request): Promise<Pick<FormSent, "form" | "file" | "small">> {
  const { form, files } = await readUploads(request, ["photo", THUMB]);
  const of = (name: string) => files.find(({ field }) => field === name)?.file;
  return { form, file: of("photo"), small: of(THUMB) };
}

/** A form of the list: one item with its photo, or those of a template for several rooms. */
export async function answerList(context: AppLoadContext, request: Request): Promise<Answer> {
  const { form, file, small } = await readPunchForm(request);
  const fields = typedIn(form);
  if (form.get("intent") === "bulk") {
    const submission = parseForm(form, BulkForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, project, template, rooms } = submission.value;
    const items = rooms.flatMap((room) =>
      templateItems(template, context.language).map((item) => ({ ...item, room })),
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
  const made = await raiseItems(context, actor, { idem, project, items: [{ room, trade, words }] });
  if (!made.ok) return refused(made.error, fields);
  const id = made.ids[0] ?? "";
  if (!bytes) return { ok: true, toast: "punchRaised", to: itemPath(id) };
  // The key of the first photo is the item's own, so that the same form sent again adds no second one.
  const thumb = await thumbOf(small);
  const photo = { item: id, id, name: file?.name ?? "", bytes, thumb, as: "before" as const };
  const kept = await addPicture(storeOf(context), actor, photo);
  return { ok: true, toast: kept.ok ? "punchRaised" : "punchNoPhoto", to: itemPath(id) };
}

const Move = moveSchema(punchProcess);

/** What every form of an item has. */
interface FormSent {
  id: string;
  form: FormData;
  file: File | undefined;
  /** A small picture of it, where the browser made one. */
  small: File | undefined;
  /** Where the page goes on. */
  here: string;
}

/** Moves an item on as a button of its page says. */
async function answerMove(
  context: AppLoadContext,
  actor: Actor,
  { id, form, here }: Omit<FormSent, "file" | "small">,
  printedName = "",
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { transition, version, idem, note } = submission.value;
  const moved = await moveItem(context, actor, { record: id, transition, version, idem, note, printedName });
  if (moved.ok) return { ok: true, toast: "punchMoved", to: here };
  return moved.error === "blocked" && moved.guard === "otherHands"
    ? bad(fields, {}, 409, "guards.otherHands")
    : refused(moved.error, fields);
}

/**
 * The work is done: its photo is kept first, then the item is handed over for review. Without a photo it takes one that
 * was sent before.
 */
async function answerFinish(
  context: AppLoadContext,
  actor: Actor,
  { id, form, file, small, here }: FormSent,
  printedName = "",
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, FinishForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, idem, note } = submission.value;
  const bytes = await pictureOf(file);
  if (typeof bytes === "string") return photoError(bytes, fields);
  if (bytes) {
    const thumb = await thumbOf(small);
    const photo = { item: id, id: idem, name: file?.name ?? "", bytes, thumb, as: "after" as const };
    const kept = await addPicture(storeOf(context), actor, photo);
    if (!kept.ok) return refusedPhoto(kept.error, fields);
  }
  const moving = { record: id, transition: "ready", version, idem, note, printedName };
  const moved = await moveItem(context, actor, moving);
  if (moved.ok) return { ok: true, toast: "punchMoved", to: here };
  return moved.error === "blocked" ? photoError("proof", fields) : refused(moved.error, fields);
}

/** A form of an item's page. */
export async function answerItem(context: AppLoadContext, id: string, request: Request): Promise<Answer> {
  const { form, file, small } = await readPunchForm(request);
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = itemPath(id);
  switch (form.get("intent")) {
    case MOVE_INTENT:
      return answerMove(context, actor, { id, form, here });
    case "finish":
      return answerFinish(context, actor, { id, form, file, small, here });
    case "photo":
    case "plan":
      return answerPicture(context, actor, { id, form, file, small, here });
    case "grid": {
      const submission = parseForm(form, GridForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...spot } = submission.value;
      const set = await pinItem(context, actor, { id, ...spot });
      return set.ok ? { ok: true, toast: "punchPinned", to: `${here}#plan` } : refused(set.error, fields);
    }
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

/** A photo of an item by a member, or a plan sheet of its job. */
async function answerPicture(
  context: AppLoadContext,
  actor: Present,
  { id, form, file, small, here }: FormSent,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = form.get("intent") === "plan" ? parseForm(form, PlanForm) : parseForm(form, PhotoForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = submission.value;
  const bytes = (await pictureOf(file)) ?? "none";
  if (typeof bytes === "string") return photoError(bytes, fields);
  const as = sent.intent === "plan" ? sent.intent : sent.shows;
  const thumb = await thumbOf(small);
  const photo = { item: id, id: sent.idem, name: file?.name ?? "", bytes, thumb, as };
  const kept = await addPicture(storeOf(context), actor, photo);
  return kept.ok ? { ok: true, toast: "punchPhoto", to: here } : refusedPhoto(kept.error, fields);
}

/** A tap on the plan, which the browser sends as pixels of the picture as drawn; or thousandths, as typed. */
async function answerPin(
  context: AppLoadContext,
  actor: Present,
  { id, form, here }: Omit<FormSent, "file" | "small">,
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.has("tap.x")) {
    const found = await readItem(context.db, actor, id, context.now());
    const sheet = form.get("plan");
    const page = Number(form.get("page") ?? 0);
    const plan = page
      ? found?.pages.find((one) => one.file === sheet && one.page === page)
      : found?.plans.find((one) => one.id === sheet);
    const tap = { x: Number(form.get("tap.x")), y: Number(form.get("tap.y")) };
    const pin =
      plan?.width && plan.height
        ? pinOf(tap, { width: plan.width, height: plan.height }, TAP_WIDTH)
        : undefined;
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

/** A form of the page that a sub has by link: taking it on, disputing it, or that it is done, with a photo. */
export async function answerHeld(
  context: AppLoadContext,
  { holder, link, name }: Holding,
  sent: Omit<FormSent, "id">,
): Promise<Answer & { printedName?: string }> {
  const id = link.subject.id;
  const fields = typedIn(sent.form);
  const typed = (fields.printedName ?? "").trim();
  if (typed.length > PUNCH_LIMITS.printedName) return bad(fields, { printedName: "errors.long" });
  const printedName = typed || name;
  if (link.asksName && printedName === "") return bad(fields, { printedName: "errors.printedName" });
  // Who is not asked for a name acts under that of the link.
  const shown = printedName || link.name;
  if (sent.form.get("intent") === "finish")
    return { ...(await answerFinish(context, holder, { id, ...sent }, shown)), printedName };
  if (sent.form.get("intent") !== "accept")
    return { ...(await answerMove(context, holder, { id, ...sent }, shown)), printedName };
  const accepted = await acceptItem(context, holder, id);
  return accepted.ok
    ? { ok: true, toast: "punchTaken", to: sent.here, printedName }
    : refused(accepted.error, fields);
}
export const HELD_TYPED = ["note", "printedName"] as const;
