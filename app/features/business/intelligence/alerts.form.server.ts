import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { addAlert, changeAlert, dropAlert } from "./alerts.commands.server.ts";
import { MY_FIGURES } from "./intelligence.limits.ts";
import { AlertForm, ChangeAlertForm, DropAlertForm } from "./intelligence.schemas.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "contributions">;

const TYPED = ["words", "threshold"];
const TO = `${MY_FIGURES}#alerts`;

/** Whether a form of the page is one of the alerts. */
export const isOfAlerts = (form: FormData): boolean => /alert$/i.test(String(form.get("intent")));

/** A form of the team's alerts: one that is set, changed or taken off. */
export async function answerAlerts(context: Context, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const { db, now } = context;
  const { metrics } = context.contributions;
  const refused = (problem: string, status: number): Answer => ({
    ok: false,
    status,
    sent: { fields, errors: {}, problem },
  });
  const refusedFor = (error: string): Answer => {
    switch (error) {
      case "not-allowed":
        throw noAccess(fields, TYPED);
      case "unknown":
        return beside(fields, { figure: "errors.metric" }, 422);
      case "no-project":
        return beside(fields, { job: "errors.project" }, 422);
      case "full":
        return refused("errors.alertsFull", 409);
      case "stale":
        return refused("errors.alertStale", 409);
      default:
        return refused("errors.alertGone", 404);
    }
  };
  if (form.get("intent") === "dropAlert") {
    const submission = parseForm(form, DropAlertForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const done = await dropAlert({ db }, actor, submission.value.alert);
    return done.ok ? { ok: true, toast: "figureAlertDropped", to: TO } : refusedFor(done.error);
  }
  if (form.get("intent") === "changeAlert") {
    const submission = parseForm(form, ChangeAlertForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, idem: __, ...changed } = submission.value;
    const done = await changeAlert({ db, metrics }, actor, changed);
    return done.ok ? { ok: true, toast: "figureAlertChanged", to: TO } : refusedFor(done.error);
  }
  const submission = parseForm(form, AlertForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...alert } = submission.value;
  const done = await addAlert({ db, now, metrics }, actor, alert);
  return done.ok ? { ok: true, toast: "figureAlertSet", to: TO } : refusedFor(done.error);
}
