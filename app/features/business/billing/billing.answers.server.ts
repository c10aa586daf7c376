import { type Answer, badForm, type Sent } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";

// How a form of billing is answered that says what cannot be.

export const BILLING_TYPED = [
  "credit",
  "note",
  "printedName",
  "amount",
  "payer",
  "reference",
  "contract",
  "reason",
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
  "over-contract": ["amount", "errors.overContract"],
  "not-bounced": ["bouncedOn", "errors.notBounced"],
  unequal: ["contract", "errors.unequal"],
};

export const wrong = (fields: Sent["fields"], errors: Record<string, string>): Answer => ({
  ok: false,
  status: WRONG,
  sent: { fields, errors },
});

export function refused(error: string, fields: Sent["fields"]): Answer {
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
export function placed(form: FormData): FormData {
  const whole = new FormData();
  for (const [name, value] of form) whole.append(name, name.endsWith("]") && value === "" ? " " : value);
  return whole;
}

export const bad = (reply: Parameters<typeof badForm>[0], fields: Sent["fields"]): Answer => ({
  ...badForm(reply, fields),
  status: WRONG,
});
