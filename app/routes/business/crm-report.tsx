import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnReport } from "~/features/business/crm/components/drawn-screens.tsx";
import { answerNorms } from "~/features/business/crm/crm.form.server.ts";
import { reportView } from "~/features/business/crm/crm.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["crm", "job-types"] };

/** Forecast, speed, win rates, why deals are lost, and the norms of the stages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await reportView(context, actor) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerNorms(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrmReportRoute() {
  return (
    <DrawnReport view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
