import type { Person } from "~/engines/trust/trust.server.ts";
import { badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { Database } from "~db/client.ts";
import { setAsksGate } from "./gate.commands.server.ts";
import { GateChange } from "./sites.schemas.ts";

/** Carries out the form that says whether a site's punches and bookings ask its gate. */
export async function answerGate(deps: { db: Database }, actor: Person, site: string, form: FormData) {
  const fields = typedIn(form);
  const submission = parseForm(form, GateChange);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const set = await setAsksGate(deps, actor, { site, asks: submission.value.asks === "on" });
  if (!set.ok) throw noAccess(fields, []);
  return { ok: true as const };
}
