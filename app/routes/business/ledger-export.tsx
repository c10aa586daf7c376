import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnLedger } from "~/features/business/billing/components/drawn-screens.tsx";
import { answerLedger } from "~/features/business/billing/ledger.form.server.ts";
import { ledgerView } from "~/features/business/billing/ledger.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["ledger-export"] };

/** The file for a general ledger: its span, and what its accounts are called. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { searchParams } = new URL(request.url);
  const asked = { from: searchParams.get("from"), to: searchParams.get("to") };
  return { view: await ledgerView(context, actor, { today: visitorDay(request, context.now()), asked }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerLedger(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LedgerExportRoute() {
  return (
    <DrawnLedger view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
