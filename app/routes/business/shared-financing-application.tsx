import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { APPLICATION_TYPED, answerAsked } from "~/features/business/financing/application.form.server.ts";
import { APPLICATION } from "~/features/business/financing/application.limits.ts";
import { askedView } from "~/features/business/financing/application.view.server.ts";
import { DrawnAsked } from "~/features/business/financing/components/drawn-screens.tsx";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["financing", "financing-application"] };

/** An application for the lender that was asked, by its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, APPLICATION);
  const view = await askedView(context, holding);
  if (!view) throw refusal("not-found");
  return { view, link: params.link ?? "", pageTitle: view.topic };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: APPLICATION_TYPED };
  const holding = await requireHolderToAct(context, params.link, APPLICATION, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerAsked(context, holding, { form, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  const { printedName = "" } = typedIn(form);
  if (printedName) await rememberName(context, holding.link, printedName.slice(0, 80));
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedFinancingApplicationRoute() {
  const { view, link } = useLoaderData<typeof loader>();
  return <DrawnAsked view={view} link={link} sent={useActionData<typeof action>()?.sent} />;
}
