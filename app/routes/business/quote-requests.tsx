import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnReceived } from "~/features/business/instant-quote/components/drawn-screens.tsx";
import { answerReceived } from "~/features/business/instant-quote/quote-page.form.server.ts";
import { receivedView } from "~/features/business/instant-quote/quote-page.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["instant-quote", "quote-page", "chain", "job-types"] };

/** What clients sent from the workspace's page, and the page itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await receivedView(context, actor, new URL(request.url).searchParams);
  return data({ view }, view.missing ? 404 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerReceived(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function QuoteRequestsRoute() {
  return (
    <DrawnReceived view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
