import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, beside, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { bad } from "./billing.answers.server.ts";
import { recordLetter, restDocument, setLadder, wakeDocument } from "./reminders.commands.server.ts";
import { REMINDERS, reminderPath } from "./reminders.limits.ts";
import { LadderForm, LetterForm, RestForm, WakeForm } from "./reminders.schemas.ts";

const STATUS: Record<string, number> = { gone: 404, stale: 409, settled: 409, sent: 409 };
const WRONG = 422;
const FIELD: Record<string, [field: string, error: string]> = {
  order: ["notice", "errors.order"],
  clause: ["feeClause", "errors.clause"],
  until: ["untilOn", "errors.until"],
  future: ["sentOn", "errors.future"],
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, ["note", "feeClause"]);
  const [field, said] = FIELD[error] ?? [];
  if (field && said) return beside(fields, { [field]: said }, WRONG);
  return {
    ok: false,
    status: STATUS[error] ?? WRONG,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** The form of the list: the ladder of a workspace. */
export async function answerReminders(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, LadderForm);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const set = await setLadder(context, actor, typed);
  return set.ok ? { ok: true, toast: "remindersLadder", to: REMINDERS } : refused(set.error, fields);
}

/** A form of one amount: a letter that was sent, or that it rests. */
export async function answerReminder(
  context: AppLoadContext,
  actor: Present,
  document: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const to = reminderPath(document);
  switch (form.get("intent")) {
    case "rest": {
      const submission = parseForm(form, RestForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const done = await restDocument(context, actor, { document, ...typed });
      return done.ok ? { ok: true, toast: "remindersRests", to } : refused(done.error, fields);
    }
    case "wake": {
      const submission = parseForm(form, WakeForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const done = await wakeDocument(context, actor, document);
      return done.ok ? { ok: true, toast: "remindersWoken", to } : refused(done.error, fields);
    }
    default: {
      const submission = parseForm(form, LetterForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const done = await recordLetter(context, actor, { document, ...typed });
      return done.ok ? { ok: true, toast: "remindersSent", to } : refused(done.error, fields);
    }
  }
}
