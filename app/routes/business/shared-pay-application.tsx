import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { BILLING_TYPED } from "~/features/business/billing/billing.answers.server.ts";
import { answerHeldApplication } from "~/features/business/billing/billing.form.server.ts";
import { PAY_APPLICATION } from "~/features/business/billing/billing.limits.ts";
import { heldApplicationView } from "~/features/business/billing/billing.view.server.ts";
import { DrawnHeldApplication } from "~/features/business/billing/components/drawn-screens.tsx";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["billing", "process"] };

/** One application for whoever holds its link, as it was submitted. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await heldApplicationView(context, await requireHolder(context, params.link, PAY_APPLICATION));
  if (!view) throw refusal("not-found");
  return { view, pdf: `${new URL(request.url).pathname}.pdf`, pageTitle: view.application.project };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: BILLING_TYPED };
  const holding = await requireHolderToAct(context, params.link, PAY_APPLICATION, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeldApplication(context, holding, { form, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedPayApplicationRoute() {
  const { view, pdf } = useLoaderData<typeof loader>();
  return <DrawnHeldApplication view={view} pdf={pdf} sent={useActionData<typeof action>()?.sent} />;
}
