import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { disputedQuery } from "~/engines/booking/booking.server.ts";
import { DrawnLoanClaims } from "~/features/equipment/equipment-rental/components/drawn-screens.tsx";
import { answerDecision } from "~/features/equipment/equipment-rental/loan.form.server.ts";
import { loanView } from "~/features/equipment/equipment-rental/loan.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["equipment-rental", "loans", "process"] };

/** Claims that both sides of a loan could not agree on; `?loan=` is one of them, with its photos side by side. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: user } = await requireAdmin(context, request);
  const id = new URL(request.url).searchParams.get("loan")?.slice(0, 60);
  if (id === undefined) return { claims: await disputedQuery(context.db), loan: undefined };
  const loan = await loanView(context, { kind: "administrator", owner: `user:${user}` }, id);
  if (!loan?.money.claim) throw refusal("not-found");
  return { claims: [], loan };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const answer = await answerDecision(context, who, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LoanClaimsRoute() {
  const { claims, loan } = useLoaderData<typeof loader>();
  return <DrawnLoanClaims claims={claims} loan={loan} sent={useActionData<typeof action>()?.sent} />;
}
