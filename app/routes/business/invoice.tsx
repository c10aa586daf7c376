import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnInvoice } from "~/features/business/billing/components/drawn-screens.tsx";
import { answerInvoice } from "~/features/business/billing/invoice.form.server.ts";
import { invoiceView } from "~/features/business/billing/invoice.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["billing", "invoices", "process", "chain"] };

/** One invoice. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const exampleName = translator(context.language, "billing")("exampleName");
  const view = await invoiceView(context, actor, { id: params.invoice ?? "", exampleName });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.invoice.project };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerInvoice(context, actor, params.invoice ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function InvoiceRoute() {
  return (
    <DrawnInvoice view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
