import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { removeScenario, renameScenario, saveScenario } from "./saved.commands.server.ts";
import { SAVED_FINANCING } from "./saved.limits.ts";
import { ScenarioChange } from "./saved.schemas.ts";
import { handedOver } from "./saved.view.server.ts";

const DONE = { save: "financingSaved", rename: "financingRenamed", remove: "financingRemoved" } as const;
const STATUS = { full: 409, gone: 404, stale: 409 } as const;

/** A form of the page of kept scenarios; what is to be kept stands in its address. */
export async function answerSaved(
  context: AppLoadContext,
  actor: Person,
  { form, query }: { form: FormData; query: URLSearchParams },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ScenarioChange);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const change = submission.value;
  const done = await run();
  if (done.ok) return { ok: true, toast: DONE[change.intent], to: SAVED_FINANCING };
  if (done.error === "not-allowed") throw noAccess(fields, ["topic"]);
  return {
    ...{ ok: false, status: STATUS[done.error] },
    sent: { fields, errors: {}, problem: `errors.${done.error}` },
  };

  function run() {
    if (change.intent === "remove") return removeScenario(context, actor, change.id);
    if (change.intent === "rename") return renameScenario(context, actor, change);
    const taken = handedOver(query);
    if (!taken) throw refusal("malformed");
    return saveScenario(context, actor, { ...change, query: taken.own });
  }
}
