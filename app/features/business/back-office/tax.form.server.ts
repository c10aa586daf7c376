import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { withQuery } from "./desk.limits.ts";
import { addVendor, recordPaid, saveThreshold, saveVendor } from "./tax.commands.server.ts";
import { NewVendorForm, PaidForm, ThresholdForm, VendorForm } from "./tax.schemas.ts";
import { TAX } from "./tax.ts";

const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, taken: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, ["vendor", "reference", "source"]);
  const status = STATUS[error] ?? 400;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** A form of the list: a vendor, what was paid, or the figure of a year. A typed number is never given back. */
export async function answerTax(
  context: AppLoadContext,
  actor: Present,
  { form, year }: { form: FormData; year: number },
): Promise<Answer> {
  const fields = typedIn(form);
  const to = withQuery(TAX, { year: String(year) });
  switch (form.get("intent")) {
    case "save": {
      const submission = parseForm(form, VendorForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...vendor } = submission.value;
      const saved = await saveVendor(context, actor, vendor);
      return saved.ok ? { ok: true, toast: "vendorTaxSaved", to } : refused(saved.error, fields);
    }
    case "paid": {
      const submission = parseForm(form, PaidForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...payment } = submission.value;
      const kept = await recordPaid(context, actor, payment);
      return kept.ok ? { ok: true, toast: "vendorTaxPaid", to } : refused(kept.error, fields);
    }
    case "threshold": {
      const submission = parseForm(form, ThresholdForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...figure } = submission.value;
      const saved = await saveThreshold(context, actor, figure);
      return saved.ok ? { ok: true, toast: "vendorTaxFigure", to } : refused(saved.error, fields);
    }
    default: {
      const submission = parseForm(form, NewVendorForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...vendor } = submission.value;
      const made = await addVendor(context, actor, vendor);
      return made.ok ? { ok: true, toast: "vendorTaxAdded", to } : refused(made.error, fields);
    }
  }
}
