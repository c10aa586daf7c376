import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnOrderForm } from "~/features/equipment/fuel/components/drawn-screens.tsx";
import { answerOrder } from "~/features/equipment/fuel/fuel.form.server.ts";
import { orderFormView } from "~/features/equipment/fuel/fuel.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["fuel"] };

/** An order of fuel that begins with what runs low, or with the order of the week before. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const actor = await presentReader(context);
  return { view: await orderFormView(context, actor, searchParams, visitorZone(request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerOrder(context, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent, cost: answer.cost }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function FuelOrderFormRoute() {
  const { view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <DrawnOrderForm view={view} sent={refused?.sent} cost={refused?.cost} />;
}
