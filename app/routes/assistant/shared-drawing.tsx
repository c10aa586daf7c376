import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { act, rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { SharedDrawingScreen } from "~/features/assistant/blueprint/components/shared-drawing-screen.tsx";
import { DRAWING } from "~/features/assistant/blueprint/saved.queries.server.ts";
import { readShared } from "~/features/assistant/blueprint/shared.queries.server.ts";
import { SharedAnswer } from "~/features/assistant/blueprint/shared.schemas.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["shared-drawing", "drawing-result", "take-off"] };

const TYPED = ["text", "printedName"] as const;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, DRAWING);
  const all = new URL(request.url).searchParams.get("all") === "yes";
  const shared = await readShared(context.db, holding, all);
  if (!shared) throw refusal("not-found");
  return { ...shared, pageTitle: shared.plan.name };
}

/** What is said of the drawing. Whoever lost the link meanwhile is told, and gets back what they typed. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const fields = typedIn(form);
  const { holder, link } = await requireHolderToAct(context, params.link, DRAWING, { fields, names: TYPED });
  const submission = parseForm(form, SharedAnswer);
  if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
  const { idem, decision, text, printedName } = submission.value;
  const verb = decision === "none" ? "answer" : "sign";
  const content = { text, ...(verb === "sign" && { decision }) };
  const said = await act(context, holder, { idem, verb, printedName, content });
  if (!said.ok) {
    if (said.error === "over" || said.error === "not-allowed") throw noAccess(fields, TYPED);
    const errors: Record<string, string> = said.error === "name" ? { printedName: "errors.name" } : {};
    const formError = said.error === "name" ? undefined : "errors.full";
    return data({ reply: { fields, errors, formError } }, said.error === "name" ? 400 : 409);
  }
  await rememberName(context, link, printedName);
  await context.toast.set("sharedAnswerSent");
  return redirect(new URL(request.url).pathname, 303);
}

export default function SharedDrawingRoute() {
  const reply = useActionData<typeof action>()?.reply;
  return <SharedDrawingScreen shared={useLoaderData<typeof loader>()} reply={reply} />;
}
