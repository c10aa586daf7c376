import type { AppLoadContext } from "@remix-run/cloudflare";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { addressOf, PATH } from "./home-design.address.ts";
import { askedOf } from "./home-design.view.server.ts";
import { dropPlan, keepPlan, renamePlan } from "./plans.commands.server.ts";
import { HOME_PLANS, PLAN_LIMITS } from "./plans.limits.ts";
import { KeepForm, PlanForm } from "./plans.schemas.ts";

const problem = (status: number, error: string, fields: Sent["fields"]): Answer => ({
  ok: false,
  status,
  sent: { fields, errors: {}, problem: `errors.${error}` },
});

/** Keeps the plan of the address. */
export async function answerKeep(
  context: AppLoadContext,
  query: URLSearchParams,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, KeepForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const asked = askedOf(query, context.language);
  const link = addressOf(asked, { variant: String(asked.variant) }).slice(PATH.length + 1);
  if (Object.keys(asked.wrong).length > 0 || link.length > PLAN_LIMITS.link)
    return problem(400, "nothing", fields);
  const { idem, name, plan } = submission.value;
  const kept = await keepPlan(context, await presentOwner(context), { idem, name, plan, link });
  if (kept.ok) return { ok: true, toast: "homePlanKept", to: `${HOME_PLANS}#plan-${kept.id}` };
  if (kept.error === "not-allowed") throw noAccess(fields, ["name"]);
  if (kept.error === "name") return beside(fields, { name: "errors.name" });
  return problem(kept.error === "gone" ? 404 : 409, kept.error, fields);
}

/** Another name, or gone. */
export async function answerPlans(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, PlanForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const said = submission.value;
  const actor = await presentOwner(context);
  const done =
    said.intent === "rename"
      ? await renamePlan(context, actor, said)
      : await dropPlan(context, actor, said.id);
  if (done.ok)
    return { ok: true, toast: said.intent === "drop" ? "homePlanDropped" : "homePlanNamed", to: HOME_PLANS };
  if (done.error === "not-allowed") throw noAccess(fields, ["name"]);
  throw refusal("not-found");
}
