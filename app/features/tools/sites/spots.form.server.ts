import type { Person } from "~/engines/trust/trust.server.ts";
import { type FormReply, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { Database } from "~db/client.ts";
import { SpotChange } from "./sites.schemas.ts";
import { addSpot, removeSpot } from "./spots.commands.server.ts";

type SpotAnswer =
  | { ok: true; intent: SpotChange["intent"] }
  | { ok: false; status: number; reply: FormReply };

/** Carries out one of the forms of a site's rooms and machines. */
export async function answerSpot(
  deps: { db: Database; now: () => Date },
  actor: Person,
  site: string,
  form: FormData,
): Promise<SpotAnswer> {
  const submission = parseForm(form, SpotChange);
  if (submission.status !== "success") return { ok: false, status: 400, reply: replyOf(submission) };
  const change = submission.value;
  const result =
    change.intent === "spot-add"
      ? await addSpot(deps, actor, { site, ...change })
      : await removeSpot(deps, actor, { site, spot: change.spot });
  if (result.ok) return { ok: true, intent: change.intent };
  const fields = typedIn(form);
  if (result.error === "not-allowed") throw noAccess(fields, ["name", "note"]);
  const taken = result.error === "taken";
  return {
    ok: false,
    status: 409,
    reply: {
      fields,
      errors: taken ? { name: "errors.taken" } : {},
      formError: taken ? undefined : "errors.full",
    },
  };
}
