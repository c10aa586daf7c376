import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerChangeOrders } from "~/features/projects/change-orders/change-orders.form.server.ts";
import { askedOf, changeOrdersView } from "~/features/projects/change-orders/change-orders.view.server.ts";
import { DrawnChangeOrders } from "~/features/projects/change-orders/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["change-orders", "process"] };

/** The change orders of a workspace, narrowed by project and state, thirty a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedOf(new URL(request.url).searchParams);
  return { view: await changeOrdersView(context, await presentReader(context), asked) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerChangeOrders(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChangeOrdersRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnChangeOrders view={view} sent={useActionData<typeof action>()?.sent} />;
}
