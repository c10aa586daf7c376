import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerCall } from "~/features/business/tel-pro/calls.form.server.ts";
import { callView } from "~/features/business/tel-pro/calls.view.server.ts";
import { DrawnCall } from "~/features/business/tel-pro/components/drawn-screens.tsx";
import { visitorZone } from "~/lib/local-day.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["tel-pro", "process", "chain"] };

/** Somebody who called. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await callView(context, actor, params.call ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.call.caller || view.call.phone };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { time } = clockAt(context.now().toISOString(), visitorZone(request));
  const form = await readForm(request);
  const answer = await answerCall(context, actor, {
    id: params.call ?? "",
    form,
    hour: Number(time.slice(0, 2)),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CallRoute() {
  return <DrawnCall view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
