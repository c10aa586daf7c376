import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnReceived } from "~/features/business/instant-quote/components/drawn-screens.tsx";
import { answerReceived } from "~/features/business/instant-quote/quote-page.form.server.ts";
import { receivedView } from "~/features/business/instant-quote/quote-page.view.server.ts";
import { readForm, readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["instant-quote", "quote-page", "chain", "job-types"] };

/** What clients sent from the workspace's page, and the page itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await receivedView(context, actor, new URL(request.url).searchParams);
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : view.missing ? 404 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const posted = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "logo")
    : { form: await readForm(request) };
  const answer = await answerReceived(context, actor, posted);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function QuoteRequestsRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnReceived view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
