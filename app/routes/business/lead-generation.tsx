import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnLeads } from "~/features/business/lead-generation/components/drawn-screens.tsx";
import { answerPost } from "~/features/business/lead-generation/leads.form.server.ts";
import { leadsView } from "~/features/business/lead-generation/leads.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["leads", "job-types"] };

/** Where somebody posts a job; `?job=roof&…` are the answers of an instant quote, which go along. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await leadsView(context, await presentReader(context), searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerPost(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LeadGenerationRoute() {
  return (
    <DrawnLeads view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
