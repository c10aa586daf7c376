import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnProposals } from "~/features/business/proposals/components/drawn-screens.tsx";
import { answerProposals } from "~/features/business/proposals/proposals.form.server.ts";
import { askedOf, proposalsView } from "~/features/business/proposals/proposals.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["proposals", "process"] };

/** The proposals of a workspace, and the form of a new one, which may begin with the record that an address names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const from = params.get("from");
  return {
    view: await proposalsView(context, await presentReader(context), { asked: askedOf(params), from }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerProposals(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProposalBuilderRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnProposals view={view} sent={useActionData<typeof action>()?.sent} />;
}
