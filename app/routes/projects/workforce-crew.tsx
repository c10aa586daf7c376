import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnCrew } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { answerCrew } from "~/features/projects/workforce/workforce.form.server.ts";
import { crewView } from "~/features/projects/workforce/workforce.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["workforce"] };

/** One crew: its list to clock, and what somebody should look at. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await crewView(context, await presentReader(context), params.crew ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.crew.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerCrew(context, params.crew ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast, answer.params);
  return redirect(answer.to, 303);
}

export default function WorkforceCrewRoute() {
  return <DrawnCrew view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
