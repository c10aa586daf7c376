import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerEntry } from "~/features/network/champions/champions.form.server.ts";
import { standingView } from "~/features/network/champions/champions.view.server.ts";
import { DrawnStanding } from "~/features/network/champions/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["champions"] };

/** What is counted for whoever works here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await standingView(context, actor, new URL(request.url).searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerEntry(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MyRecognitionRoute() {
  return (
    <DrawnStanding view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
