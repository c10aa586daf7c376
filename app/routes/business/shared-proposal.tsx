import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { answerHeldProposal } from "~/features/business/proposals/client.form.server.ts";
import { DrawnHeldProposal } from "~/features/business/proposals/components/drawn-screens.tsx";
import { PROPOSAL_TYPED } from "~/features/business/proposals/proposals.form.server.ts";
import { PROPOSAL } from "~/features/business/proposals/proposals.limits.ts";
import { heldProposalView } from "~/features/business/proposals/proposals.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["proposals", "process", "talk"] };

/** One proposal for whoever holds its link, as it was sent. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, PROPOSAL);
  const view = await heldProposalView(context, holding, new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.proposal.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: PROPOSAL_TYPED };
  const holding = await requireHolderToAct(context, params.link, PROPOSAL, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeldProposal(context, holding, { form, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedProposalRoute() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <>
      {view.mayDecide && <SignatureSheets />}
      <DrawnHeldProposal view={view} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
