import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { callProcess } from "./call.process.ts";
import { dropScript, logCall, moveCall, saveScript, snoozeCall } from "./calls.commands.server.ts";
import { callPath, scriptPath, TEL } from "./calls.limits.ts";
import { CallForm, ScriptForm, SnoozeForm } from "./calls.schemas.ts";
import { scriptView } from "./calls.view.server.ts";

export const CALL_TYPED = ["phone", "caller", "reason", "place", "note", "title", "questions"] as const;

const STATUS: Record<string, number> = { gone: 404, stale: 409, blocked: 409, full: 409, danger: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, CALL_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** The form of the desk: a call. The questions are those of the script by whose page it was sent. */
export async function answerDesk(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, CallForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, script, value, ...said } = submission.value;
  const asked = script ? await scriptView(context, actor, script) : undefined;
  const answers = (asked?.questions ?? []).flatMap((question, n) => {
    const answer = said[`answer${n}` as "answer0"];
    return answer ? [{ question, answer }] : [];
  });
  const { idem, phone, caller, reason, place, urgency } = said;
  const call = { idem, phone, caller, reason, place, urgency, valueCents: value, answers };
  const logged = await logCall(context, actor, call);
  if (!logged.ok) return refused(logged.error, fields);
  return { ok: true, toast: logged.joined ? "callJoined" : "callLogged", to: callPath(logged.id) };
}

const Move = moveSchema(callProcess);

/** A form of the page of a call. @param hour of the day, where whoever calls is */
export async function answerCall(
  context: AppLoadContext,
  actor: Present,
  { id, form, hour }: { id: string; form: FormData; hour: number },
): Promise<Answer> {
  const fields = typedIn(form);
  const to = callPath(id);
  if (form.get("intent") === MOVE_INTENT) {
    const submission = parseForm(form, Move);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...moving } = submission.value;
    const moved = await moveCall(context, actor, { record: id, hour, ...moving });
    return moved.ok ? { ok: true, toast: "callMoved", to } : refused(moved.error, fields);
  }
  const submission = parseForm(form, SnoozeForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, until } = submission.value;
  const snoozed = await snoozeCall(context, actor, { id, version, until });
  return snoozed.ok ? { ok: true, toast: "callMoved", to: TEL } : refused(snoozed.error, fields);
}

/** The form of a script. */
export async function answerScript(
  context: AppLoadContext,
  actor: Present,
  { id, form }: { id: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ScriptForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, idem, version, title, questions } = submission.value;
  if (intent === "drop") {
    const dropped = await dropScript(context, actor, id);
    return dropped.ok ? { ok: true, toast: "callScript", to: TEL } : refused(dropped.error, fields);
  }
  const saved = await saveScript(context, actor, {
    id: version === 0 ? idem : id,
    version,
    title,
    questions,
  });
  return saved.ok
    ? { ok: true, toast: "callScript", to: scriptPath(saved.id) }
    : refused(saved.error, fields);
}
