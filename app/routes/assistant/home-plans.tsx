import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isMember, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnHomePlans } from "~/features/assistant/home-design/components/drawn-screens.tsx";
import { answerPlans } from "~/features/assistant/home-design/plans.form.server.ts";
import { plansView } from "~/features/assistant/home-design/plans.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["home-plans"] };

/** What somebody keeps of their plans. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  return { view: await plansView(context, actor, isMember(actor)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerPlans(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function HomePlansRoute() {
  return (
    <DrawnHomePlans view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
