import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import {
  answerHeldChange,
  CHANGE_TYPED,
} from "~/features/projects/change-orders/change-orders.form.server.ts";
import { CHANGE_ORDER } from "~/features/projects/change-orders/change-orders.limits.ts";
import { heldChangeView } from "~/features/projects/change-orders/change-orders.view.server.ts";
import { DrawnHeldChange } from "~/features/projects/change-orders/components/drawn-screens.tsx";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["change-orders", "process", "talk"] };

/** One change order for whoever holds its link, as it was sent. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldChangeView(context, await requireHolder(context, params.link, CHANGE_ORDER));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.order.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: CHANGE_TYPED };
  const holding = await requireHolderToAct(context, params.link, CHANGE_ORDER, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeldChange(context, holding, { form, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedChangeOrderRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnHeldChange view={view} sent={useActionData<typeof action>()?.sent} />;
}
