import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnQuotePage } from "~/features/business/instant-quote/components/drawn-screens.tsx";
import { quotePageView } from "~/features/business/instant-quote/quote-page.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["instant-quote", "quote-page", "job-types"] };

/** A firm's page within its own site: it is only read here, so that no other site can make anybody send something. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await quotePageView(context, params.page ?? "", new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  return data({ view, pageTitle: view.title }, view.unknown || view.quote?.isWrong ? 400 : 200);
}

export default function QuoteEmbedRoute() {
  return <DrawnQuotePage view={useLoaderData<typeof loader>().view} framed />;
}
