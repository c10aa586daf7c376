import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { EXAMPLE_PAGE } from "./example.server.ts";
import { moveRequest, savePage, sendRequest } from "./quote-page.commands.server.ts";
import { quotePagePath, REQUESTS } from "./quote-page.limits.ts";
import { PageForm, SendForm, StepForm } from "./quote-page.schemas.ts";
import { findQuotePage } from "./quote-page.view.server.ts";

const refused = (error: string, fields: Sent["fields"]): Answer => ({
  ok: false,
  status: 409,
  sent: { fields, errors: {}, problem: `errors.${error}` },
});

/** What a client sends from a page, with the range that its address makes now. */
export async function answerSend(
  context: AppLoadContext,
  id: string,
  query: URLSearchParams,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  if (id === EXAMPLE_PAGE) return refused("example", fields);
  const submission = parseForm(form, SendForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  await context.rateLimit.take("ask");
  const found = await findQuotePage(context, id, query);
  if (!found) throw refusal("not-found");
  const { quote } = found;
  if (!quote?.priced) return refused("answers", fields);
  // The day of a page has room for others, too.
  await context.rateLimit.take("quote", `${context.rateLimit.network} ${id}`);
  const { intent: _, ...contact } = submission.value;
  const { job, form: asked, answers, priced, until } = quote;
  const sent = await sendRequest(context, {
    ...{ ...contact, page: id, job, form: asked, answers, range: priced.range },
    ...{ validUntil: until, language: context.language },
  });
  if (!sent.ok) {
    if (sent.error === "gone") throw refusal("not-found");
    return refused(sent.error, fields);
  }
  return { ok: true, toast: "quoteSent", to: quotePagePath(id) };
}

const DONE = { answer: "quoteAnswered", convert: "quoteConverted", close: "quoteClosed" } as const;

const TYPED = ["firm", "intro"] as const;

/** The page of a workspace, and the steps of what it received. */
export async function answerReceived(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
): Promise<Answer> {
  const fields = { ...typedIn(form), jobs: form.getAll("jobs").join(",") };
  if (form.get("intent") === "page") {
    const submission = parseForm(form, PageForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, version, firm, intro, jobs, open, intent: _, ...terms } = submission.value;
    const input = { idem, version, firm, intro, jobs, terms, open: open === "on" };
    const saved = await savePage(context, actor, input);
    if (saved.ok) return { ok: true, toast: "quotePageSaved", to: REQUESTS };
    if (saved.error === "not-allowed") throw noAccess(fields, TYPED);
    return refused(saved.error, fields);
  }
  const submission = parseForm(form, StepForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, request, version, idem } = submission.value;
  const moved = await moveRequest(context, actor, { request, transition: intent, version, idem });
  if (moved.ok) return { ok: true, toast: DONE[intent], to: `${REQUESTS}?request=${request}` };
  if (moved.error === "not-allowed") throw noAccess(fields, []);
  if (moved.error === "gone") throw refusal("not-found");
  return refused("moved", fields);
}
