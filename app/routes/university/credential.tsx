import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerOneCard } from "~/features/university/certificates/certificates.form.server.ts";
import { cardView } from "~/features/university/certificates/certificates.view.server.ts";
import { DrawnCard } from "~/features/university/certificates/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["certificates"] };

/** One card of a wallet. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const day = visitorDay(request, context.now());
  const view = await cardView(context, actor, { id: params.credential ?? "", day });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.heading };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const today = visitorDay(request, context.now());
  const answer = await answerOneCard(context, actor, {
    ...{ id: params.credential ?? "", form: await readForm(request), today },
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CredentialRoute() {
  return <DrawnCard view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
