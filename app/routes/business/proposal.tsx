import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnProposal } from "~/features/business/proposals/components/drawn-screens.tsx";
import { answerProposal } from "~/features/business/proposals/proposals.form.server.ts";
import { proposalView } from "~/features/business/proposals/proposals.view.server.ts";
import { createProject } from "~/features/projects/projects/projects.commands.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["proposals", "process", "talk", "lines", "chain"] };

/** One proposal of a workspace. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await proposalView(context, await presentReader(context), params.proposal ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.proposal.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const how = { begin: createProject, zone: visitorZone(request) };
  const answer = await answerProposal(context, { id: params.proposal ?? "", form }, how);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProposalRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnProposal view={view} sent={useActionData<typeof action>()?.sent} />;
}
