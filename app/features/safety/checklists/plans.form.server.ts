import type { AppLoadContext } from "@remix-run/cloudflare";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import { badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { type Answer, findTemplate, refused } from "./checklists.form.server.ts";
import { templatePath } from "./checklists.limits.ts";
import { NewPlan, PlanRemoval } from "./checklists.schemas.ts";
import { addPlan, dropPlan } from "./plans.commands.server.ts";

export const PLAN_INTENTS: readonly unknown[] = ["plan", "unplan"];

/** Plans a list, or takes one of its plans away. */
export async function answerPlan(context: AppLoadContext, key: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "unplan") {
    const submission = parseForm(form, PlanRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const dropped = await dropPlan(context, await presentOwner(context), submission.value.plan);
    return dropped.ok
      ? { ok: true, toast: "checklistUnplanned", to: `${templatePath(key)}#plans` }
      : refused(dropped.error, fields);
  }
  const submission = parseForm(form, NewPlan);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, rhythm, every, planSite, planPlace, startsOn } = submission.value;
  const [kind = "", day] = rhythm.split("-");
  const isWeekday = kind === "weekday";
  const times = isWeekday ? Number(day) : Number(every);
  if (!isWeekday && (times < 1 || (kind === "shifts" && times > 4)))
    return { ok: false, status: 400, sent: { fields, errors: { every: "errors.every" } } };
  const actor = await presentOwner(context);
  const template = await findTemplate(context, actor, key);
  if (!template) return refused("gone", fields);
  const planned = await addPlan(context, actor, {
    ...{ idem, template, rhythm: kind as "days", every: times, site: planSite, place: planPlace, startsOn },
    language: context.language,
  });
  return planned.ok
    ? { ok: true, toast: "checklistPlanned", to: `${templatePath(key)}#plans` }
    : refused(planned.error, fields);
}
