import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnNeedForm } from "~/features/network/connections/components/drawn-screens.tsx";
import { answerNeedForm, personOf } from "~/features/network/connections/connections.form.server.ts";
import { needFormView } from "~/features/network/connections/connections.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["connections"] };

/** What somebody needs, as the form begins. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  return { view: await needFormView(context, actor, visitorZone(request)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const answer = await answerNeedForm(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrewNeedFormRoute() {
  return (
    <DrawnNeedForm view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
