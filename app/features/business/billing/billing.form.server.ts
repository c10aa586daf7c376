import type { AppLoadContext } from "@remix-run/cloudflare";
import { moveSchema } from "~/engines/process/process.ts";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import { type Answer, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { applicationProcess } from "./application.process.ts";
import { bad, placed, refused, wrong } from "./billing.answers.server.ts";
import {
  beginApplication,
  moveApplication,
  saveWork,
  setTerms,
  submitApplication,
  typeContract,
} from "./billing.commands.server.ts";
import { applicationPath, jobBillingPath, KIND } from "./billing.limits.ts";
import {
  BeginForm,
  CertifyForm,
  ContractForm,
  DepositForm,
  ReturnForm,
  TermsForm,
  WorkForm,
} from "./billing.schemas.ts";
import { recordDeposit } from "./deposits.commands.server.ts";
import { certifyApplication, returnApplication } from "./owner.commands.server.ts";
import { PAYMENT_INTENTS, takePayment } from "./payments.form.server.ts";

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
    case "deposit": {
      const submission = parseForm(form, DepositForm);
      if (submission.status !== "success") return bad(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const kept = await recordDeposit(context, actor, { project, ...typed });
      return kept.ok ? { ok: true, toast: "billingDeposit", to: here } : refused(kept.error, fields);
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
  if (PAYMENT_INTENTS.includes(intent)) return takePayment(context, actor, { id, kind: KIND, here }, form);
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
