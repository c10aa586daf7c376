import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerNomination } from "~/features/network/champions/champions.form.server.ts";
import { nominationView } from "~/features/network/champions/champions.view.server.ts";
import { DrawnNomination } from "~/features/network/champions/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["champions", "process"] };

/** One nomination, as far as whoever reads may see it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await nominationView(context, params.nomination ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.nomineeAs };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const answer = await answerNomination(context, member, params.nomination ?? "", await readForm(request));
  if (!answer.ok) {
    if (answer.status === 404) throw refusal("not-found");
    return data({ sent: answer.sent }, answer.status);
  }
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChampionNominationRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnNomination view={view} sent={useActionData<typeof action>()?.sent} />;
}
