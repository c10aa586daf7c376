import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnLead } from "~/features/business/lead-generation/components/drawn-screens.tsx";
import { answerClient } from "~/features/business/lead-generation/leads.form.server.ts";
import { leadPath } from "~/features/business/lead-generation/leads.limits.ts";
import { leadView } from "~/features/business/lead-generation/leads.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["leads", "job-types"] };

/** A request for whoever posted it, in the browser or the account in which it was posted. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await leadView(context, await presentReader(context), params.lead ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const lead = params.lead ?? "";
  const form = await readForm(request);
  const answer = await answerClient(context, await presentOwner(context), { lead, to: leadPath(lead), form });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LeadRoute() {
  return <DrawnLead view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
