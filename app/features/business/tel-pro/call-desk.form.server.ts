import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { requestCall, saveDesk } from "./call-desk.commands.server.ts";
import { HoursForm, RequestForm } from "./call-desk.schemas.ts";
import type { NextSlots } from "./call-desk.view.server.ts";
import { CALL_HOURS, requestCallPath } from "./calls.limits.ts";
import { EXAMPLE } from "./example.server.ts";
import { hazardsIn } from "./hazards.ts";

/** The form of the hours. */
export async function answerHours(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, HoursForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const saved = await saveDesk(context, actor, said);
  if (saved.ok) return { ok: true, toast: "callHours", to: CALL_HOURS };
  if (saved.error === "not-allowed") throw noAccess(fields, ["firm", "afterHours", "daysOff"]);
  return { ok: false, status: 409, sent: { fields, errors: {}, problem: `errors.${saved.error}` } };
}

/** What somebody sends from a firm's page, who needs no account. Answers its next free times where theirs is gone. */
export async function answerRequest(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<{ answer: Answer; next?: NextSlots }> {
  const fields = typedIn(form);
  const problem = (status: number, error: string): Answer => ({
    ok: false,
    status,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  });
  if (id === EXAMPLE) return { answer: problem(409, "example") };
  const submission = parseForm(form, RequestForm);
  if (submission.status !== "success") return { answer: badForm(replyOf(submission), fields) };
  await context.rateLimit.take("ask");
  // The day of a page has room for others, too.
  await context.rateLimit.take("callRequest", `${context.rateLimit.network} ${id}`);
  const { intent: _, ...said } = submission.value;
  const sent = await requestCall(context, { ...said, desk: id });
  if (sent.ok) {
    const named = hazardsIn(said.reason).join(",");
    return { answer: { ok: true, toast: "callAsked", to: `${requestCallPath(id)}?sent=${named}` } };
  }
  if (sent.error === "gone") throw refusal("not-found");
  if (sent.error === "full") return { answer: problem(409, "fullDay") };
  const answer = beside(fields, { at: `errors.${sent.error === "taken" ? "taken" : "noSlot"}` });
  return { answer: { ...answer, status: 409 } as Answer, next: sent.next };
}
