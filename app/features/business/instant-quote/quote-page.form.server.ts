import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
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
import { EXAMPLE_PAGE } from "./example.server.ts";
import { dropLogo, keepLogo } from "./firm-brand.commands.server.ts";
import { LOGO_LIMITS } from "./firm-brand.ts";
import { moveRequest, savePage, sendRequest } from "./quote-page.commands.server.ts";
import { quotePagePath, REQUESTS } from "./quote-page.limits.ts";
import { LogoForm, PageForm, SendForm, StepForm } from "./quote-page.schemas.ts";
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

const OF_LOGO: Readonly<Record<string, number>> = { tooLarge: 413, full: 409, tooMany: 409, gone: 409 };
/** What is wrong with a file that is no picture is said in one sentence. */
const saidOf = (error: string) => (error === "none" || error in OF_LOGO ? error : "unknown");

/** The picture of the firm, which stands in place of its name. */
async function answerLogo(
  context: AppLoadContext,
  actor: Present,
  { form, file }: { form: FormData; file?: File },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, LogoForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const wrong = (error: string) =>
    beside(fields, { logo: `errors.logo.${saidOf(error)}` }, OF_LOGO[error] ?? 400);
  if (!file) return wrong("none");
  if (file.size > LOGO_LIMITS.bytes) return wrong("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { idem } = submission.value;
  const kept = await keepLogo(storeOf(context), actor, { idem, name: file.name, bytes });
  if (kept.ok) return { ok: true, toast: "quoteLogoKept", to: REQUESTS };
  if (kept.error === "not-allowed") throw noAccess(fields, []);
  return wrong(kept.error);
}

/** The page of a workspace, and the steps of what it received. */
export async function answerReceived(
  context: AppLoadContext,
  actor: Present,
  { form, file }: { form: FormData; file?: File },
): Promise<Answer> {
  const fields = { ...typedIn(form), jobs: form.getAll("jobs").join(",") };
  if (form.get("intent") === "logo") return answerLogo(context, actor, { form, file });
  if (form.get("intent") === "dropLogo") {
    const dropped = await dropLogo(storeOf(context), actor);
    if (!dropped.ok) throw noAccess(fields, []);
    return { ok: true, toast: "quoteLogoDropped", to: REQUESTS };
  }
  if (form.get("intent") === "page") {
    const submission = parseForm(form, PageForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, version, firm, intro, jobs, accent, open, intent: _, ...terms } = submission.value;
    const input = { idem, version, firm, intro, jobs, accent, terms, open: open === "on" };
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
