import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerScript } from "~/features/business/tel-pro/calls.form.server.ts";
import { scriptView } from "~/features/business/tel-pro/calls.view.server.ts";
import { DrawnScript } from "~/features/business/tel-pro/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["tel-pro"] };

/** A script for calls. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await scriptView(context, actor, params.script ?? "");
  if (!view) throw refusal("not-found");
  return { view, ...(view.title && { pageTitle: view.title }) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerScript(context, actor, {
    id: params.script ?? "",
    form: await readForm(request),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CallScriptRoute() {
  return (
    <DrawnScript view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
