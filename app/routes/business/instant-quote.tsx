import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnQuote } from "~/features/business/instant-quote/components/drawn-screens.tsx";
import { ShareBar } from "~/features/business/instant-quote/components/share-bar.tsx";
import { instantQuoteView, shareWords } from "~/features/business/instant-quote/instant-quote.view.server.ts";

export const handle = { served: ["instant-quote", "job-types"] };

/** A quote stands in its address: `?job=roof&area=2400&tear=yes`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const view = instantQuoteView(context, new URL(request.url).searchParams);
  const isBad = view.unknown || view.quote?.isWrong;
  return data({ view, words: shareWords(context.language) }, isBad ? 400 : 200);
}

export default function InstantQuoteRoute() {
  const { view, words } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnQuote view={view} />
      {view.quote?.priced && <ShareBar link={`/instant-quote${view.quote.link}`} words={words} />}
    </>
  );
}
