import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerHours } from "~/features/business/tel-pro/call-desk.form.server.ts";
import { hoursView } from "~/features/business/tel-pro/call-desk.view.server.ts";
import { DrawnCallHours } from "~/features/business/tel-pro/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["tel-pro", "call-desk"] };

/** When a firm answers its phone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await hoursView(context, actor) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerHours(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CallHoursRoute() {
  return (
    <DrawnCallHours view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
