import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnFuel } from "~/features/equipment/fuel/components/drawn-screens.tsx";
import { answerFuel } from "~/features/equipment/fuel/fuel.form.server.ts";
import { fuelView } from "~/features/equipment/fuel/fuel.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["fuel"] };

/** Which machine runs dry when, who brings fuel, and what was ordered. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { view: await fuelView(context, await presentReader(context), visitorZone(request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerFuel(context, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function FuelupDeliveryRoute() {
  return <DrawnFuel view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
