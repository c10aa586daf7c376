import type { AppLoadContext } from "@remix-run/cloudflare";
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
import { saveClock, saveRule, startClock } from "./clock.commands.server.ts";
import { CLOCKS } from "./clock.limits.ts";
import { ClockForm, NewClockForm, RuleForm } from "./clock.schemas.ts";

const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, taken: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, ["source"]);
  if (error === "backward") return beside(fields, { lastOn: "errors.backward" });
  const status = STATUS[error] ?? 400;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** A form of the clocks: a new one, the days of one, or the rule of a state. */
export async function answerClocks(
  context: AppLoadContext,
  actor: Present,
  { form, day }: { form: FormData; day: string },
): Promise<Answer> {
  const fields = typedIn(form);
  switch (form.get("intent")) {
    case "save": {
      const submission = parseForm(form, ClockForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...clock } = submission.value;
      const saved = await saveClock(context, actor, clock);
      return saved.ok ? { ok: true, toast: "clockSaved", to: CLOCKS } : refused(saved.error, fields);
    }
    case "rule": {
      const submission = parseForm(form, RuleForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...rule } = submission.value;
      const saved = await saveRule(context, actor, { day, ...rule });
      return saved.ok
        ? { ok: true, toast: "clockRule", to: `${CLOCKS}#rules` }
        : refused(saved.error, fields);
    }
    default: {
      const submission = parseForm(form, NewClockForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...clock } = submission.value;
      const made = await startClock(context, actor, clock);
      return made.ok ? { ok: true, toast: "clockStarted", to: CLOCKS } : refused(made.error, fields);
    }
  }
}
