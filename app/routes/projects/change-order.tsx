import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerChangeOrder } from "~/features/projects/change-orders/change-orders.form.server.ts";
import { changeOrderView } from "~/features/projects/change-orders/change-orders.view.server.ts";
import { DrawnChangeOrder } from "~/features/projects/change-orders/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["change-orders", "process", "talk", "lines"] };

/** One change order of a job. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await changeOrderView(context, await presentReader(context), params.order ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.order.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerChangeOrder(context, params.order ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChangeOrderRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnChangeOrder view={view} sent={useActionData<typeof action>()?.sent} />;
}
