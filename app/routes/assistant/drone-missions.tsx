import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnMissions } from "~/features/assistant/drone/components/drawn-screens.tsx";
import { answerKeep } from "~/features/assistant/drone/missions.form.server.ts";
import { missionsView } from "~/features/assistant/drone/missions.view.server.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["drone-missions", "process"] };

/** The missions that a workspace keeps; a plan in the address is one that is to be kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const query = new URL(request.url).searchParams;
  return { view: await missionsView(context, actor, { query, page: askedPage(query) }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerKeep(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function DroneMissionsRoute() {
  const sent = useActionData<typeof action>()?.sent;
  return <DrawnMissions view={useLoaderData<typeof loader>().view} sent={sent} />;
}
