import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { bad } from "./billing.answers.server.ts";
import { nameAccounts } from "./ledger.commands.server.ts";
import { ACCOUNTS, LEDGER_EXPORT } from "./ledger.limits.ts";
import { AccountsForm } from "./ledger.schemas.ts";

/** The form of the file for a general ledger: what its accounts are called. */
export async function answerLedger(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, AccountsForm);
  if (submission.status !== "success") return bad(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const named = await nameAccounts(context, actor, typed);
  if (named.ok) return { ok: true, toast: "ledgerAccounts", to: LEDGER_EXPORT };
  if (named.error === "not-allowed") throw noAccess(fields, ACCOUNTS);
  return { ok: false, status: 409, sent: { fields, errors: {}, problem: `errors.${named.error}` } };
}
