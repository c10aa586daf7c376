import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { bad, refused } from "./billing.answers.server.ts";
import { BouncedForm, ClearedForm, DropPaymentForm, PaymentForm } from "./billing.schemas.ts";
import {
  type BilledKind,
  bouncePayment,
  clearPayment,
  dropPayment,
  recordPayment,
} from "./payments.commands.server.ts";

export const PAYMENT_INTENTS: readonly string[] = ["payment", "cleared", "bounced", "dropPayment"];

/** A form about the payments of an application or an invoice. */
export async function takePayment(
  context: AppLoadContext,
  actor: Present,
  { id, kind, here }: { id: string; kind: BilledKind; here: string },
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const to = `${here}#payments`;
  switch (form.get("intent")) {
    case "cleared": {
      const submission = parseForm(form, ClearedForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const done = await clearPayment(context, actor, submission.value);
      return done.ok ? { ok: true, toast: "billingCleared", to } : refused(done.error, fields);
    }
    case "bounced": {
      const submission = parseForm(form, BouncedForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const done = await bouncePayment(context, actor, typed);
      return done.ok ? { ok: true, toast: "billingBounced", to } : refused(done.error, fields);
    }
    case "dropPayment": {
      const submission = parseForm(form, DropPaymentForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const done = await dropPayment(context, actor, submission.value);
      return done.ok ? { ok: true, toast: "billingDropped", to } : refused(done.error, fields);
    }
    default: {
      const submission = parseForm(form, PaymentForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const paid = await recordPayment(context, actor, { document: id, kind, ...typed });
      return paid.ok ? { ok: true, toast: "billingPaid", to } : refused(paid.error, fields);
    }
  }
}
