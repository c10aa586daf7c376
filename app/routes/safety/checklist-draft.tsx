import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnDraft } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { answerDraft } from "~/features/safety/checklists/drafts.form.server.ts";
import { draftView } from "~/features/safety/checklists/drafts.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["checklist-drafts", "safety-checklists"] };

/** A list that is written on a page; `?item=` and `?section=` choose what is changed, `?in=` where an item is added. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await draftView(context, await presentReader(context), {
    id: params.draft ?? "",
    search: new URL(request.url).searchParams,
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerDraft(context, params.draft ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistDraftRoute() {
  return <DrawnDraft {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
