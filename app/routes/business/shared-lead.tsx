import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnLead } from "~/features/business/lead-generation/components/drawn-screens.tsx";
import { answerClient, TYPED } from "~/features/business/lead-generation/leads.form.server.ts";
import { LEAD } from "~/features/business/lead-generation/leads.limits.ts";
import { leadView } from "~/features/business/lead-generation/leads.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["leads", "job-types"] };

/** A request for its client without an account, by the link that was mailed to them. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, LEAD);
  const view = await leadView(context, holder, link.subject.id);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: TYPED };
  const { holder, link } = await requireHolderToAct(context, params.link, LEAD, typed);
  const to = new URL(request.url).pathname;
  const answer = await answerClient(context, holder, { lead: link.subject.id, to, form });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedLeadRoute() {
  return (
    <DrawnLead
      view={useLoaderData<typeof loader>().view}
      sent={useActionData<typeof action>()?.sent}
      byLink
    />
  );
}
