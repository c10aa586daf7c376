import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnLoan, DrawnLoans } from "~/features/equipment/equipment-rental/components/drawn-screens.tsx";
import { answerLoan } from "~/features/equipment/equipment-rental/rentals.form.server.ts";
import { loansView, loanView } from "~/features/equipment/equipment-rental/rentals.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["equipment-rental", "process"] };

const loanIn = (request: Request) => new URL(request.url).searchParams.get("loan")?.slice(0, 60);

/** What one lends and borrows; `?loan=` is one of them, for its two sides. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = loanIn(request);
  const actor = await presentReader(context);
  if (id === undefined) return { loans: await loansView(context, actor), loan: undefined };
  const loan = await loanView(context, actor, id);
  if (!loan) throw refusal("not-found");
  return { loans: undefined, loan, pageTitle: loan.loan.title };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const answer = await answerLoan(context, await presentOwner(context), loanIn(request) ?? "", form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PeerToPeerRentalsRoute() {
  const { loan, loans } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (loan) return <DrawnLoan view={loan} sent={sent} />;
  return <DrawnLoans view={loans ?? { loans: [] }} />;
}
