import type { AppLoadContext } from "@remix-run/cloudflare";
import { moveSchema } from "~/engines/process/process.ts";
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
import { placed } from "./billing.answers.server.ts";
import { creditInvoice, issueInvoice, makeInvoice, moveInvoice } from "./invoice.commands.server.ts";
import { INVOICE_KIND, invoicePath } from "./invoice.limits.ts";
import { invoiceProcess } from "./invoice.process.ts";
import { AcceptForm, CreditForm, InvoiceForm, QuestionForm } from "./invoice.schemas.ts";
import { invoiceWords } from "./invoice.view.server.ts";
import { acceptInvoice, questionInvoice } from "./invoice-owner.commands.server.ts";
import { PAYMENT_INTENTS, takePayment } from "./payments.form.server.ts";

export const INVOICE_TYPED = ["note", "printedName", "amount", "reason", "payer", "reference"] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  full: 409,
  blocked: 409,
  billed: 409,
  "not-issued": 409,
};
const WRONG = 422;
const FIELD: Record<string, [field: string, error: string]> = {
  "over-open": ["amount", "errors.overOpen"],
  "note-missing": ["note", "errors.noteMissing"],
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, INVOICE_TYPED);
  const [field, said] = FIELD[error] ?? [];
  if (field && said) return beside(fields, { [field]: said }, WRONG);
  return {
    ok: false,
    status: STATUS[error] ?? WRONG,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}
const bad = (reply: Parameters<typeof badForm>[0], fields: Sent["fields"]): Answer => ({
  ...badForm(reply, fields),
  status: WRONG,
});

/** The form of a job's invoices: another one, of a span. */
export async function answerJobInvoices(
  context: AppLoadContext,
  actor: Present,
  project: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(placed(form), InvoiceForm);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const made = await makeInvoice(context, actor, {
    ...{ project, ...typed, words: invoiceWords(context.language) },
  });
  if (made.ok) return { ok: true, toast: "invoicesMade", to: invoicePath(made.id) };
  const at = made.trade === undefined ? -1 : typed.trades.indexOf(made.trade);
  if (made.error === "rate" && at >= 0) return beside(fields, { [`rates[${at}]`]: "errors.rate" }, WRONG);
  return refused(made.error === "rate" ? "billed" : made.error, fields);
}

const Move = moveSchema(invoiceProcess);

/** A form of an invoice's page: a payment, a credit, or a step of its way. */
export async function answerInvoice(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const here = invoicePath(id);
  const intent = String(form.get("intent") ?? "");
  if (PAYMENT_INTENTS.includes(intent))
    return takePayment(context, actor, { id, kind: INVOICE_KIND, here }, form);
  if (intent === "credit") {
    const submission = parseForm(form, CreditForm);
    if (submission.status !== "success") return bad(replyOf(submission), fields);
    const { intent: _, ...typed } = submission.value;
    const done = await creditInvoice(context, actor, { invoice: id, ...typed });
    return done.ok ? { ok: true, toast: "invoicesCredited", to: here } : refused(done.error, fields);
  }
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const step = { record: id, ...moving };
  const moved =
    moving.transition === "issue"
      ? await issueInvoice(context, actor, step)
      : await moveInvoice(context, actor, step);
  return moved.ok ? { ok: true, toast: "invoicesMoved", to: here } : refused(moved.error, fields);
}

/** A form of the page of whoever holds the link: they accept the invoice, or ask about it. */
export async function answerHeldInvoice(
  context: AppLoadContext,
  { holder, link }: Holding,
  { form, here }: { form: FormData; here: string },
): Promise<Answer & { printedName?: string }> {
  const { id } = link.subject;
  const fields = typedIn(form);
  if (form.get("intent") === "question") {
    const submission = parseForm(form, QuestionForm);
    if (submission.status !== "success") return bad(replyOf(submission), fields);
    const { intent: _, ...said } = submission.value;
    const done = await questionInvoice(context, holder, { id, ...said });
    if (!done.ok) return refused(done.error, fields);
    return { ok: true, toast: "invoicesAsked", to: here, printedName: said.printedName };
  }
  const submission = parseForm(form, AcceptForm);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const done = await acceptInvoice(context, holder, { id, ...said });
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: "invoicesAccepted", to: here, printedName: said.printedName };
}
