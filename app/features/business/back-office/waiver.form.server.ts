import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
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
import {
  clearPayment,
  createWaiver,
  makeConditional,
  moveWaiver,
  recordPayment,
  signWaiver,
} from "./waiver.commands.server.ts";
import { waiverPath } from "./waiver.limits.ts";
import { waiverProcess } from "./waiver.process.ts";
import { ClearForm, ConditionalForm, NewWaiverForm, PaymentForm, SignForm } from "./waiver.schemas.ts";

export const WAIVER_TYPED = ["party", "payer", "exceptions", "reference", "note", "printedName"] as const;
const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, blocked: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, WAIVER_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  if (error === "tomorrow" || error === "beforePaid") return beside(fields, { clearedOn: `errors.${error}` });
  const status = STATUS[error] ?? 400;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** A form of the list: a new waiver. */
export async function answerWaivers(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewWaiverForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...waiver } = submission.value;
  const made = await createWaiver(context, actor, waiver);
  return made.ok ? { ok: true, toast: "waiverMade", to: waiverPath(made.id) } : refused(made.error, fields);
}

const Move = moveSchema(waiverProcess);

/** A form of a waiver's page. */
export async function answerWaiver(
  context: AppLoadContext,
  actor: Present,
  id: string,
  { form, day }: { form: FormData; day: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const here = waiverPath(id);
  switch (form.get("intent")) {
    case "payment": {
      const submission = parseForm(form, PaymentForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...payment } = submission.value;
      const kept = await recordPayment(context, actor, { id, day, ...payment });
      return kept.ok ? { ok: true, toast: "waiverPaid", to: here } : refused(kept.error, fields);
    }
    case "clear": {
      const submission = parseForm(form, ClearForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...cleared } = submission.value;
      const kept = await clearPayment(context, actor, { day, ...cleared });
      return kept.ok ? { ok: true, toast: "waiverCleared", to: here } : refused(kept.error, fields);
    }
    case "conditional": {
      const submission = parseForm(form, ConditionalForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const made = await makeConditional(context, actor, { id, version: submission.value.version });
      return made.ok ? { ok: true, toast: "waiverConditional", to: here } : refused(made.error, fields);
    }
    default: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success")
        return badForm(replyOf(submission), { ...fields, intent: MOVE_INTENT });
      const { intent: _, ...moving } = submission.value;
      const moved = await moveWaiver(context, actor, { record: id, ...moving });
      return moved.ok ? { ok: true, toast: "waiverMoved", to: here } : refused(moved.error, fields);
    }
  }
}

/** The signature of whoever holds the link. */
export async function answerHeldWaiver(
  context: AppLoadContext,
  { holder, link }: Holding,
  { form, here }: { form: FormData; here: string },
): Promise<Answer & { printedName?: string }> {
  const fields = typedIn(form);
  const submission = parseForm(form, SignForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...signing } = submission.value;
  const signed = await signWaiver(context, holder, { id: link.subject.id, ...signing });
  if (!signed.ok) return refused(signed.error, fields);
  return { ok: true, toast: "waiverSigned", to: here, printedName: signing.printedName };
}
