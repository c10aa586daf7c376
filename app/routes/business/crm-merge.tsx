import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnMerge } from "~/features/business/crm/components/drawn-screens.tsx";
import { answerMerge } from "~/features/business/crm/crm.form.server.ts";
import { mergeView } from "~/features/business/crm/crm.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["crm"] };

/** Two people side by side; without two of them the page says so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await mergeView(context, actor, new URL(request.url).searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerMerge(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrmMergeRoute() {
  return (
    <DrawnMerge view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
