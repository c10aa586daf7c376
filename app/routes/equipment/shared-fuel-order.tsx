import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnDriver } from "~/features/equipment/fuel/components/drawn-screens.tsx";
import { answerDriver, HELD_TYPED } from "~/features/equipment/fuel/fuel.form.server.ts";
import { FUEL_ORDER } from "~/features/equipment/fuel/fuel.limits.ts";
import { driverView } from "~/features/equipment/fuel/fuel.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["fuel"] };

/** One order of fuel for its driver, who holds the link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await driverView(context, await requireHolder(context, params.link, FUEL_ORDER));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.siteName };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: HELD_TYPED };
  const holding = await requireHolderToAct(context, params.link, FUEL_ORDER, typed);
  const answer = await answerDriver(context, holding, form, new URL(request.url).pathname);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  const { signedBy } = typed.fields;
  if (signedBy) await rememberName(context, holding.link, signedBy.trim());
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedFuelOrderRoute() {
  return (
    <>
      <SignatureSheets />
      <DrawnDriver view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
