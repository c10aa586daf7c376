import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnSell } from "~/features/equipment/equipment-marketplace/components/drawn-screens.tsx";
import { answerSell } from "~/features/equipment/equipment-marketplace/sales.form.server.ts";
import { sellView } from "~/features/equipment/equipment-marketplace/sales.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["equipment-marketplace", "equipment-rental"] };

/** Own machines for sale, and the form for one more. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  return { view: await sellView(context, await presentMember(context, member)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  const answer = await answerSell(context, actor, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SellEquipmentRoute() {
  return <DrawnSell view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
