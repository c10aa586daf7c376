import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHeldInvoice } from "~/features/business/billing/components/drawn-screens.tsx";
import { answerHeldInvoice, INVOICE_TYPED } from "~/features/business/billing/invoice.form.server.ts";
import { INVOICE } from "~/features/business/billing/invoice.limits.ts";
import { heldInvoiceView } from "~/features/business/billing/invoice.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["billing", "invoices", "process"] };

/** One invoice for whoever holds its link, as it was issued. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await heldInvoiceView(context, await requireHolder(context, params.link, INVOICE));
  if (!view) throw refusal("not-found");
  return { view, pdf: `${new URL(request.url).pathname}.pdf`, pageTitle: view.invoice.project };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: INVOICE_TYPED };
  const holding = await requireHolderToAct(context, params.link, INVOICE, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeldInvoice(context, holding, { form, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedInvoiceRoute() {
  const { view, pdf } = useLoaderData<typeof loader>();
  return <DrawnHeldInvoice view={view} pdf={pdf} sent={useActionData<typeof action>()?.sent} />;
}
