import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnQuotePage } from "~/features/business/instant-quote/components/drawn-screens.tsx";
import { answerSend } from "~/features/business/instant-quote/quote-page.form.server.ts";
import { quotePageView } from "~/features/business/instant-quote/quote-page.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["instant-quote", "quote-page", "job-types"] };

/** A firm's own page: everybody who has its address may ask for a range. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await quotePageView(context, params.page ?? "", new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  return data({ view, pageTitle: view.title }, view.unknown || view.quote?.isWrong ? 400 : 200);
}

/** The job and its answers stand in the address; what is sent is who asks. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const answer = await answerSend(context, params.page ?? "", query, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function QuotePageRoute() {
  return (
    <DrawnQuotePage view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
