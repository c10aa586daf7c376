import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import {
  changeFrequency,
  moveService,
  orderService,
  removeService,
  reportVisit,
} from "./site-services.commands.server.ts";
import { SERVICES, servicePath } from "./site-services.limits.ts";
import { OrderForm, ServiceStep } from "./site-services.schemas.ts";

const TYPED = ["supplier", "siteName", "note", "why", "said"] as const;

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
  return asked.ok
    ? { ok: true, toast: "siteServiceOrdered", to: servicePath(asked.id) }
    : refused(asked.error, fields);
}

function taken(context: AppLoadContext, actor: Present, id: string, step: ServiceStep) {
  switch (step.intent) {
    case "frequency":
      return changeFrequency(context, actor, { id, ...step });
    case "done":
    case "missed":
      return reportVisit(context, actor, { id, dueOn: step.dueOn, outcome: step.intent, said: step.said });
    case "remove":
      return removeService(context, actor, { id });
    default:
      return moveService(context, actor, { id, transition: step.intent, ...step });
  }
}

const DONE = {
  confirm: "siteServiceRunning",
  callOff: "siteServiceOff",
  cancel: "siteServiceCancelled",
  frequency: "siteServiceSaved",
  done: "siteServiceSaved",
  missed: "siteServiceMissed",
  remove: "siteServiceRemoved",
} as const satisfies Record<ServiceStep["intent"], ToastCode>;

/** What is done with one service. */
export async function answerService(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const submission = parseForm(form, ServiceStep);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  const done = await taken(context, await presentOwner(context), id, step);
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: DONE[step.intent], to: step.intent === "remove" ? SERVICES : servicePath(id) };
}
