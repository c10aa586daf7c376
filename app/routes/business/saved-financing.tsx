import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnSaved } from "~/features/business/financing/components/drawn-screens.tsx";
import { answerSaved } from "~/features/business/financing/saved.form.server.ts";
import { readScenarios } from "~/features/business/financing/saved.queries.server.ts";
import { savedView } from "~/features/business/financing/saved.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["financing"] };

/** What a workspace keeps; a scenario in the address is to be kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const saved = await readScenarios(context.db, actor);
  return { view: savedView(saved, new URL(request.url).searchParams, context.formKey()) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const query = new URL(request.url).searchParams;
  const answer = await answerSaved(context, actor, { form: await readForm(request), query });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SavedFinancingRoute() {
  return (
    <DrawnSaved view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
