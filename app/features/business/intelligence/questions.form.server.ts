import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { MY_FIGURES } from "./intelligence.limits.ts";
import { DropForm, KeepForm } from "./intelligence.schemas.ts";
import { dropQuestion, keepQuestion } from "./questions.commands.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "contributions">;

/** A form of somebody's own board: a question that is put there, or taken off. */
export async function answerQuestions(context: Context, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const { db, now } = context;
  const refused = (problem: string, status: number): Answer => ({
    ok: false,
    status,
    sent: { fields, errors: {}, problem },
  });
  if (form.get("intent") === "drop") {
    const dropped = parseForm(form, DropForm);
    if (dropped.status !== "success") return badForm(replyOf(dropped), fields);
    const done = await dropQuestion({ db }, actor, dropped.value.question);
    if (done.ok) return { ok: true, toast: "figureDropped", to: MY_FIGURES };
    if (done.error === "not-allowed") throw noAccess(fields, []);
    return refused("errors.gone", 404);
  }
  const submission = parseForm(form, KeepForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...keep } = submission.value;
  const done = await keepQuestion({ db, now, metrics: context.contributions.metrics }, actor, keep);
  if (done.ok) return { ok: true, toast: "figureKept", to: MY_FIGURES };
  switch (done.error) {
    case "not-allowed":
      throw noAccess(fields, []);
    case "full":
      return refused("errors.full", 409);
    case "unknown":
      return beside(fields, { metric: "errors.metric" }, 422);
    case "no-split":
      return beside(fields, { split: "errors.split" }, 422);
    case "no-project":
      return beside(fields, { project: "errors.project" }, 422);
  }
}
