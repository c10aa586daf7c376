import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnNewDeal } from "~/features/business/crm/components/drawn-screens.tsx";
import { answerNewDeal } from "~/features/business/crm/crm.form.server.ts";
import { newDealView } from "~/features/business/crm/crm.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["crm", "job-types"] };

/** The form of a new deal; `?from=` is the record that led to it, `?contact=` somebody who is known. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  return { view: await newDealView(context, actor, new URL(request.url).searchParams, { day }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const answer = await answerNewDeal(context, actor, await readForm(request), { day });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function DealNewRoute() {
  return (
    <DrawnNewDeal view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
