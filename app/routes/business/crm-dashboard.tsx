import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DealsCanBeDragged } from "~/features/business/crm/components/dragged-deal.tsx";
import { DrawnBoard } from "~/features/business/crm/components/drawn-screens.tsx";
import { answerBoard } from "~/features/business/crm/crm.form.server.ts";
import { askedOf, boardView } from "~/features/business/crm/crm.view.server.ts";
import { createProject } from "~/features/projects/projects/projects.commands.server.ts";
import { visitorDay, visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["crm"] };

/** What is due, the pipeline, and the list that is asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  return { view: await boardView(context, actor, askedOf(new URL(request.url).searchParams), { day }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const here = {
    day: visitorDay(request, context.now()),
    zone: visitorZone(request),
    beginProject: createProject,
  };
  const answer = await answerBoard(context, actor, await readForm(request), here);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrmDashboardRoute() {
  return (
    <DealsCanBeDragged>
      <DrawnBoard view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
    </DealsCanBeDragged>
  );
}
