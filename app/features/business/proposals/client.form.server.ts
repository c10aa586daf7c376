import type { AppLoadContext } from "@remix-run/cloudflare";
import { sentContent } from "~/engines/lines/lines.server.ts";
import { linesOf } from "~/engines/lines/lines.ts";
import type { Holding } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, beside, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { acceptProposal, declineProposal } from "./client.commands.server.ts";
import { chosenOf } from "./proposal-content.ts";
import { refused, takePost } from "./proposals.form.server.ts";
import { readProposal } from "./proposals.queries.server.ts";
import { AcceptForm, AskForm, DeclineForm } from "./proposals.schemas.ts";

type Held = Answer & { printedName?: string };

/** A question about a line: what is said begins with the words of the line as it was sent. */
async function takeQuestion(
  context: AppLoadContext,
  { holder, link, name }: Holding,
  form: FormData,
  here: string,
): Promise<Held> {
  const { id } = link.subject;
  const fields = typedIn(form);
  const submission = parseForm(form, AskForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, line, body, printedName } = submission.value;
  if (link.asksName && !printedName) return beside(fields, { printedName: "errors.printedName" });
  const found = await readProposal(context.db, holder, id, context.now());
  const [newest] = found?.versions ?? [];
  const asked = newest && linesOf(sentContent(newest)).find((one) => one.id === line);
  if (!asked) return beside(fields, { line: "errors.line" });
  const post = new FormData();
  const spoken = printedName || (link.asksName ? name : link.name);
  const said = { intent: "post", idem, body: `${asked.text}:\n${body}`, printedName: spoken };
  for (const [field, value] of Object.entries(said)) post.set(field, value);
  const answer = await takePost(context, holder, { id, form: post, here }, link.asksName);
  if (answer?.ok) return { ...answer, printedName };
  return answer ? { ...answer, sent: { ...answer.sent, fields } } : refused("blocked", fields);
}

/** A form of the page of whoever holds the link: the decision, a question about a line, or a message. */
export async function answerHeldProposal(
  context: AppLoadContext,
  holding: Holding,
  { form, here }: { form: FormData; here: string },
): Promise<Held> {
  const { holder, link, name } = holding;
  const { id } = link.subject;
  const fields = typedIn(form);
  const intent = String(form.get("intent") ?? "");
  if (intent === "ask") return takeQuestion(context, holding, form, here);
  const typed = String(form.get("printedName") ?? "").trim();
  if (intent.startsWith("post") && !typed) form.set("printedName", link.asksName ? name : link.name);
  const said = await takePost(context, holder, { id, form, here }, link.asksName);
  if (said) return { ...said, printedName: typed };
  if (intent === "decline") {
    const submission = parseForm(form, DeclineForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...decision } = submission.value;
    const declined = await declineProposal(context, holder, { id, ...decision });
    if (!declined.ok) return refused(declined.error, fields);
    return { ok: true, toast: "proposalDeclined", to: here, printedName: decision.printedName };
  }
  const submission = parseForm(form, AcceptForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, agree: _agree, total, ...decision } = submission.value;
  const accepted = await acceptProposal(context, holder, {
    ...{ id, ...decision, totalCents: total },
    choose: (content) =>
      chosenOf(content, (field) => {
        const value = form.get(field);
        return typeof value === "string" ? value : null;
      }),
  });
  if (!accepted.ok) return refused(accepted.error, fields);
  return { ok: true, toast: "proposalAccepted", to: here, printedName: decision.printedName };
}
