import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnLoan, DrawnLoans } from "~/features/equipment/equipment-rental/components/drawn-screens.tsx";
import { answerLoan } from "~/features/equipment/equipment-rental/loan.form.server.ts";
import { loansView, loanView } from "~/features/equipment/equipment-rental/loan.view.server.ts";
import { LOAN_PARTS } from "~/features/equipment/equipment-rental/rentals.limits.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["equipment-rental", "loans", "process", "chain"] };

const asked = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const part = searchParams.get("part");
  return {
    id: searchParams.get("loan")?.slice(0, 60),
    part: LOAN_PARTS.find((name) => name === part),
  };
};

/** What one lends and borrows; `?loan=` is one of them, for its two sides, and `&part=` one of its papers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, part } = asked(request);
  const actor = await presentReader(context);
  if (id === undefined) return { loans: await loansView(context, actor), loan: undefined };
  const loan = await loanView(context, actor, id, part);
  if (!loan) throw refusal("not-found");
  return { loans: undefined, loan, tooLarge: context.tooLarge, pageTitle: loan.loan.title };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const upload = await readUpload(request, "file");
  const answer = await answerLoan(context, await presentOwner(context), asked(request).id ?? "", upload);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PeerToPeerRentalsRoute() {
  const { loan, loans, ...more } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  const tooLarge = "tooLarge" in more ? more.tooLarge : undefined;
  if (loan) return <DrawnLoan view={loan} sent={sent} tooLarge={tooLarge} />;
  return <DrawnLoans view={loans ?? { loans: [] }} />;
}
