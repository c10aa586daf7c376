import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Actor, type Holding, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { jobRange } from "~/features/business/instant-quote/job-range.queries.server.ts";
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
import type { ToastCode } from "~/services/toast.ts";
import { sendMessage, writeReview } from "./claims.commands.server.ts";
import { hirePro, moveLead, pauseLead, postLead } from "./leads.commands.server.ts";
import { EXAMPLE_LEAD, leadPath } from "./leads.limits.ts";
import { ClientStep, LeadForm, MessageForm, ReviewForm } from "./leads.schemas.ts";

export const TYPED = ["scope", "note", "body", "opinion", "evidence", "firm"] as const;

export function refused(error: string, fields: Sent["fields"], status = 409): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (error === "gone") throw refusal("not-found");
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

export const mailDeps = (context: Pick<AppLoadContext, "db" | "now" | "origin" | "env">) => ({
  ...{ db: context.db, now: context.now, origin: context.origin },
  secret: context.env.sessionSecret,
});

/** Whether an address is one of answers for which a range can be told. */
function isTold(context: Pick<AppLoadContext, "language" | "now">, quote: string): boolean {
  const { job = "", ...answers } = Object.fromEntries(new URLSearchParams(quote));
  return Object.keys(answers).length > 0 && jobRange(context, job, answers) !== undefined;
}

/** A request that is posted, by a guest or a member. */
export async function answerPost(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = { ...typedIn(form), firm: form.getAll("firm").join(",") };
  const submission = parseForm(form, LeadForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, agreed, budget, position, firm: firms, named, ...input } = submission.value;
  if (named && firms.length === 0) return beside(fields, { firm: "errors.noFirm" });
  await context.rateLimit.take("leadPost");
  await context.rateLimit.takeMail("request", input.email);
  const posted = await postLead(mailDeps(context), await presentOwner(context), {
    ...{ ...input, firms, budgetCents: budget, at: position, language: context.language },
    // The field is hidden, not true: a rate is published by source.
    source: isTold(context, input.quote) ? "instantQuote" : "site",
  });
  if (!posted.ok) return refused(posted.error, fields, 409);
  return {
    ok: true,
    toast: posted.twin ? "leadTwin" : firms.length > 0 ? "leadAsked" : "leadPosted",
    to: leadPath(posted.id),
  };
}

const DONE = {
  pause: "leadPaused",
  resume: "leadResumed",
  screen: "leadResumed",
  lose: "leadClosed",
  withdraw: "leadClosed",
  hire: "leadWon",
} as const satisfies Record<ClientStep["intent"], ToastCode>;

async function carryOut(context: AppLoadContext, actor: Actor, lead: string, step: ClientStep) {
  switch (step.intent) {
    case "pause":
    case "resume":
      return pauseLead(context, actor, { ...step, lead, paused: step.intent === "pause" });
    case "hire":
      return hirePro(context, actor, { ...step, lead });
    case "screen":
      return moveLead(context, actor, { ...step, lead, transition: "screen", note: "" });
    default:
      return moveLead(context, actor, { ...step, lead, transition: step.intent });
  }
}

/** What is said between two sides, or of each other; undefined where the form is another one. */
export async function answerTwoSides(
  context: AppLoadContext,
  actor: Actor,
  form: FormData,
  { side, to }: { side: "client" | "pro"; to: string },
): Promise<Answer | undefined> {
  const fields = typedIn(form);
  if (form.get("intent") === "message") {
    const submission = parseForm(form, MessageForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const said = await sendMessage(context, actor, { ...submission.value, side });
    return said.ok
      ? { ok: true, toast: "leadSaid", to }
      : refused(said.error === "full" ? "talk" : said.error, fields);
  }
  if (form.get("intent") === "review") {
    const submission = parseForm(form, ReviewForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { opinion, ...review } = submission.value;
    const written = await writeReview(context, actor, { ...review, body: opinion, side });
    return written.ok ? { ok: true, toast: "leadReviewed", to } : refused(written.error, fields);
  }
  return undefined;
}

/** What a client does on the page of their request, signed in, as a guest, or by the link that was mailed. */
export async function answerClient(
  context: AppLoadContext,
  actor: Present | Holding["holder"],
  { lead, to, form }: { lead: string; to: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  if (lead === EXAMPLE_LEAD) return refused("example", fields);
  const said = await answerTwoSides(context, actor, form, { side: "client", to });
  if (said) return said;
  const submission = parseForm(form, ClientStep);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const done = await carryOut(context, actor, lead, submission.value);
  if (done.ok) return { ok: true, toast: DONE[submission.value.intent], to };
  return refused(["stale", "blocked", "note-missing"].includes(done.error) ? "moved" : done.error, fields);
}
