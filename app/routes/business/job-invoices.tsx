import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnJobInvoices } from "~/features/business/billing/components/drawn-screens.tsx";
import { answerJobInvoices } from "~/features/business/billing/invoice.form.server.ts";
import { jobInvoicesView } from "~/features/business/billing/invoice.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["billing", "invoices", "process"] };

/** The invoices of one job, and what of the span of days that the address asks for can be billed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { searchParams } = new URL(request.url);
  const asked = { from: searchParams.get("from"), to: searchParams.get("to") };
  const exampleName = translator(context.language, "billing")("exampleName");
  const view = await jobInvoicesView(context, actor, { project: params.project ?? "", asked, exampleName });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.job.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerJobInvoices(context, actor, params.project ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function JobInvoicesRoute() {
  return (
    <DrawnJobInvoices
      view={useLoaderData<typeof loader>().view}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
