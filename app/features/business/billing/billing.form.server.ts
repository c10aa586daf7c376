import type { AppLoadContext } from "@remix-run/cloudflare";
import { moveSchema } from "~/engines/process/process.ts";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { applicationProcess } from "./application.process.ts";
import {
  beginApplication,
  moveApplication,
  saveWork,
  setTerms,
  submitApplication,
  typeContract,
} from "./billing.commands.server.ts";
import { applicationPath, jobBillingPath } from "./billing.limits.ts";
import {
  BeginForm,
  CertifyForm,
  ClearedForm,
  ContractForm,
  DropPaymentForm,
  PaymentForm,
  ReturnForm,
  TermsForm,
  WorkForm,
} from "./billing.schemas.ts";
import { certifyApplication, returnApplication } from "./owner.commands.server.ts";
import { clearPayment, dropPayment, recordPayment } from "./payments.commands.server.ts";

export const BILLING_TYPED = [
  "credit",
  "note",
  "printedName",
  "amount",
  "payer",
  "reference",
  "contract",
] as const;
const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, blocked: 409, sent: 409 };
/** Unprocessable: the form is whole, and what it says cannot be. */
const WRONG = 422;

/** What is wrong with one field, as the commands call it. */
const FIELD: Record<string, [field: string, error: string]> = {
  period: ["periodTo", "errors.period"],
  overlap: ["periodFrom", "errors.overlap"],
  release: ["releasing", "errors.release"],
  "over-release": ["releasing", "errors.overRelease"],
  "over-applied": ["amount", "errors.overApplied"],
  reason: ["note", "errors.reason"],
  "note-missing": ["note", "errors.noteMissing"],
  "over-paid": ["amount", "errors.overPaid"],
  twice: ["confirmed", "errors.twice"],
  "not-cleared": ["clearedOn", "errors.notCleared"],
  unequal: ["contract", "errors.unequal"],
};

const wrong = (fields: Sent["fields"], errors: Record<string, string>): Answer => ({
  ok: false,
  status: WRONG,
  sent: { fields, errors },
});

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, BILLING_TYPED);
  const [field, said] = FIELD[error] ?? [];
  if (field && said) return wrong(fields, { [field]: said });
  return {
    ok: false,
    status: STATUS[error] ?? WRONG,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** The form, with a blank in each place of a list that was left empty: one that stays empty would lose its place. */
function placed(form: FormData): FormData {
  const whole = new FormData();
  for (const [name, value] of form) whole.append(name, name.endsWith("]") && value === "" ? " " : value);
  return whole;
}

const bad = (reply: Parameters<typeof badForm>[0], fields: Sent["fields"]): Answer => ({
  ...badForm(reply, fields),
  status: WRONG,
});

/** A form of the page of a job: its contract, its terms, or another application. */
export async function answerJob(
  context: AppLoadContext,
  actor: Present,
  project: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const here = jobBillingPath(project);
  switch (form.get("intent")) {
    case "contract": {
      const submission = parseForm(placed(form), ContractForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const made = await typeContract(context, actor, { project, ...typed });
      if (made.ok) return { ok: true, toast: "billingContract", to: here };
      if (made.error !== "invalid") return refused(made.error, fields);
      return wrong(
        fields,
        Object.fromEntries((made.rows ?? []).map(({ field, at }) => [`${field}[${at}]`, `errors.${field}`])),
      );
    }
    case "terms": {
      const submission = parseForm(form, TermsForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const set = await setTerms(context, actor, { project, ...typed });
      return set.ok ? { ok: true, toast: "billingTerms", to: here } : refused(set.error, fields);
    }
    default: {
      const submission = parseForm(form, BeginForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const begun = await beginApplication(context, actor, { project, ...typed });
      return begun.ok
        ? { ok: true, toast: "billingBegun", to: applicationPath(begun.id) }
        : refused(begun.error, fields);
    }
  }
}

async function takeWork(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(placed(form), WorkForm);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...work } = submission.value;
  const saved = await saveWork(context, actor, { id, ...work });
  if (saved.ok) return { ok: true, toast: "billingSaved", to: applicationPath(id) };
  if (saved.error !== "invalid") return refused(saved.error, fields);
  return wrong(
    fields,
    Object.fromEntries((saved.troubles ?? []).map(({ at, code }) => [`done[${at}]`, `errors.${code}`])),
  );
}

async function takePayment(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const to = `${applicationPath(id)}#payments`;
  switch (form.get("intent")) {
    case "cleared": {
      const submission = parseForm(form, ClearedForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const done = await clearPayment(context, actor, submission.value);
      return done.ok ? { ok: true, toast: "billingCleared", to } : refused(done.error, fields);
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
      const paid = await recordPayment(context, actor, { document: id, ...typed });
      return paid.ok ? { ok: true, toast: "billingPaid", to } : refused(paid.error, fields);
    }
  }
}

const Move = moveSchema(applicationProcess);

/** A form of an application's page: its lines, a payment, its certificate on paper, or a step of its way. */
export async function answerApplication(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const here = applicationPath(id);
  const intent = String(form.get("intent") ?? "");
  if (intent === "work") return takeWork(context, actor, id, form);
  if (["payment", "cleared", "dropPayment"].includes(intent)) return takePayment(context, actor, id, form);
  if (intent === "certify") {
    const submission = parseForm(form, CertifyForm);
    if (submission.status !== "success") return bad(replyOf(submission), fields);
    const { intent: _, ...said } = submission.value;
    const done = await certifyApplication(context, actor, { id, ...said });
    return done.ok ? { ok: true, toast: "billingCertified", to: here } : refused(done.error, fields);
  }
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const move = { record: id, ...moving };
  const moved =
    moving.transition === "submit"
      ? await submitApplication(context, actor, move)
      : await moveApplication(context, actor, move);
  return moved.ok ? { ok: true, toast: "billingMoved", to: here } : refused(moved.error, fields);
}

/** A form of the page of whoever holds the link: the certificate, or what is to be changed. */
export async function answerHeldApplication(
  context: AppLoadContext,
  { holder, link }: Holding,
  { form, here }: { form: FormData; here: string },
): Promise<Answer & { printedName?: string }> {
  const { id } = link.subject;
  const fields = typedIn(form);
  if (form.get("intent") === "return") {
    const submission = parseForm(form, ReturnForm);
    if (submission.status !== "success") return bad(replyOf(submission), fields);
    const { intent: _, ...said } = submission.value;
    const done = await returnApplication(context, holder, { id, ...said });
    if (!done.ok) return refused(done.error, fields);
    return { ok: true, toast: "billingReturned", to: here, printedName: said.printedName };
  }
  const submission = parseForm(form, CertifyForm);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const done = await certifyApplication(context, holder, { id, ...said });
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: "billingCertified", to: here, printedName: said.printedName };
}
