import type { Actor } from "~/engines/trust/trust.server.ts";
import { parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { Database } from "~db/client.ts";
import type { VisitReply } from "./components/visit-forms.tsx";
import { checkIn, checkOut } from "./sites.commands.server.ts";
import { VisitChange } from "./sites.schemas.ts";

/** What is given back to whoever may no longer write. */
export const VISIT_TYPED = ["printedName", "company"] as const;

type VisitAnswer =
  | { ok: true; intent: VisitReply["intent"]; printedName: string }
  | { ok: false; status: number; sent: VisitReply };

/** Carries out one of the two forms of a visit, for members and holders of links alike. */
export async function answerVisit(
  deps: { db: Database; now: () => Date },
  actor: Actor,
  site: string,
  form: FormData,
): Promise<VisitAnswer> {
  const submission = parseForm(form, VisitChange);
  const fields = typedIn(form);
  const intent = fields.intent === "check-out" ? "check-out" : "check-in";
  if (submission.status !== "success")
    return { ok: false, status: 400, sent: { intent, reply: replyOf(submission) } };
  const change = submission.value;
  const result =
    change.intent === "check-in"
      ? await checkIn(deps, actor, { site, ...change })
      : await checkOut(deps, actor, { site, printedName: change.printedName });
  if (result.ok) return { ok: true, intent, printedName: change.printedName };
  if (result.error === "not-allowed") throw noAccess(fields, VISIT_TYPED);
  // What changed is read and accepted anew, with the site as it is now.
  const { accepted, ...typed } = fields;
  const shown = result.error === "changed" ? typed : fields;
  return {
    ok: false,
    status: 409,
    sent: { intent, reply: { fields: shown, errors: {} }, refused: result.error },
  };
}
