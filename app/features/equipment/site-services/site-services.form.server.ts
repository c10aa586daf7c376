import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { THUMB, thumbOf } from "~/engines/file/file.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
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
import type { ToastCode } from "~/services/toast.ts";
import {
  changeFrequency,
  keepVisitPhoto,
  moveService,
  orderService,
  rateService,
  removeService,
  reportVisit,
} from "./site-services.commands.server.ts";
import { SERVICE_LIMITS, SERVICES, servicePath } from "./site-services.limits.ts";
import { OrderForm, ServiceStep } from "./site-services.schemas.ts";

const TYPED = ["supplier", "siteName", "note", "why", "said", "words"] as const;

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const status = error === "gone" ? 404 : error === "notDue" ? 400 : 409;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** A service that is asked for. */
export async function answerOrder(context: AppLoadContext, form: FormData, zone: string): Promise<Answer> {
  const submission = parseForm(form, OrderForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, month, ...service } = submission.value;
  const asked = await orderService(context, await presentOwner(context), {
    ...service,
    monthCents: month,
    zone,
  });
  if (asked.ok) return { ok: true, toast: "siteServiceOrdered", to: servicePath(asked.id) };
  const beside = asked.error === "soon" ? "startsOn" : asked.error === "narrow" ? "accessFeet" : undefined;
  return beside
    ? { ok: false, status: 400, sent: { fields, errors: { [beside]: `errors.${asked.error}` } } }
    : refused(asked.error, fields);
}

function taken(context: AppLoadContext, actor: Present, id: string, step: ServiceStep & { photo?: string }) {
  switch (step.intent) {
    case "frequency":
      return changeFrequency(context, actor, { id, ...step });
    case "done":
    case "missed":
      return reportVisit(context, actor, {
        id,
        dueOn: step.dueOn,
        outcome: step.intent,
        said: step.said,
        photo: step.photo,
      });
    case "rate":
      return rateService(context, actor, { id, ...step, rating: Number(step.rating) });
    case "remove":
      return removeService(storeOf(context), actor, { id });
    default:
      return moveService(context, actor, { id, transition: step.intent, ...step });
  }
}

const DONE = {
  confirm: "siteServiceRunning",
  callOff: "siteServiceOff",
  cancel: "siteServiceCancelled",
  frequency: "siteServiceSaved",
  rate: "siteServiceRated",
  done: "siteServiceSaved",
  missed: "siteServiceMissed",
  remove: "siteServiceRemoved",
} as const satisfies Record<ServiceStep["intent"], ToastCode>;

const PHOTO_STATUS: Record<string, number> = { tooLarge: 413, full: 409, tooMany: 409 };

async function keptPhoto(
  context: AppLoadContext,
  actor: Present,
  { id, dueOn, file, small }: { id: string; dueOn: string; file: File; small?: Uint8Array },
) {
  if (file.size > SERVICE_LIMITS.photoBytes) return { ok: false, error: "tooLarge" } as const;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isHeic(bytes)) return { ok: false, error: "heic" } as const;
  return keepVisitPhoto(storeOf(context), actor, { id, dueOn, name: file.name, bytes, thumb: small });
}

/** What is done with one service; of a day on which one was due with a photo, where there is one. */
export async function answerService(context: AppLoadContext, id: string, request: Request): Promise<Answer> {
  const { form, files } = await readUploads(request, ["photo", THUMB]);
  const submission = parseForm(form, ServiceStep);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  const actor = await presentOwner(context);
  const file = files.find(({ field }) => field === "photo")?.file;
  const shown = step.intent === "done" || step.intent === "missed" ? file : undefined;
  let photo: string | undefined;
  // The photo first: of a day whose photo is refused nothing is said yet, and the form is still there.
  if (shown && "dueOn" in step) {
    const small = await thumbOf(files.find(({ field }) => field === THUMB)?.file);
    const kept = await keptPhoto(context, actor, { id, dueOn: step.dueOn, file: shown, small });
    if (!kept.ok)
      return kept.error === "gone" || kept.error === "not-allowed"
        ? refused(kept.error, fields)
        : {
            ok: false,
            status: PHOTO_STATUS[kept.error] ?? 400,
            sent: { fields, errors: { photo: `errors.photo.${kept.error}` } },
          };
    photo = kept.file;
  }
  const done = await taken(context, actor, id, { ...step, photo });
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: DONE[step.intent], to: step.intent === "remove" ? SERVICES : servicePath(id) };
}
