import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnDeal } from "~/features/business/crm/components/drawn-screens.tsx";
import { answerDeal } from "~/features/business/crm/crm.form.server.ts";
import { dealView } from "~/features/business/crm/crm.view.server.ts";
import { createProject } from "~/features/projects/projects/projects.commands.server.ts";
import { visitorDay, visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["crm", "process", "chain", "job-types"] };

/** One deal. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const view = await dealView(context, actor, params.deal ?? "", { day });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.deal.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const here = {
    day: visitorDay(request, context.now()),
    zone: visitorZone(request),
    beginProject: createProject,
  };
  const answer = await answerDeal(context, actor, params.deal ?? "", { form: await readForm(request), here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function DealRoute() {
  return <DrawnDeal view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
