import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnReports } from "~/features/business/lead-generation/components/drawn-screens.tsx";
import { reportsView } from "~/features/business/lead-generation/leads.view.server.ts";
import { answerDecision } from "~/features/business/lead-generation/pros.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["leads", "job-types"] };

/** What pros say is no request. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  return { view: await reportsView(context, { kind: "administrator", owner: `user:${id}` }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const answer = await answerDecision(context, who, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LeadReportsRoute() {
  return (
    <DrawnReports view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
