import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SearchScreen } from "~/features/assistant/search/components/search-screen.tsx";
import { titleOf, toastOf } from "~/features/assistant/search/search.logic.ts";
import { readSearch } from "~/features/assistant/search/search.queries.server.ts";
import { searchToasts } from "~/features/assistant/search/search.toasts.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { PageToast } from "~/shell/page-toast.tsx";

export const handle = { i18n: ["search", "screen-descriptions"] };

/** Only the page itself is for search engines, no page of results. */
export const meta: MetaFunction = ({ location }) =>
  new URLSearchParams(location.search).has("q") ? [{ name: "robots", content: "noindex" }] : [];

/** Whether somebody looks at a page of its own: what another site's picture or frame fetches reaches nobody. */
const isLookedAt = ({ method, headers }: Request) =>
  method === "GET" && (headers.get("sec-fetch-dest") ?? "document") === "document";

/**
 * A document holds the web's answer, so that it needs no script. Where a script asks for the page's data, it also
 * asks for the web's answer by itself and shows it as it is written. Nothing else asks the provider, because every
 * question may cost something.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const whole = isLookedAt(request) && !context.asked.pathname.endsWith(".data");
  const view = await readSearch(context, new URL(request.url).searchParams.get("q"), whole);
  return { ...view, pageTitle: titleOf(view, translator(context.language, "search")) };
}

export default function SearchRoute() {
  const view = useLoaderData<typeof loader>();
  const toast = toastOf(view.problem, view.web);
  return (
    <>
      <SearchScreen {...view} />
      {toast && <PageToast toasts={searchToasts} code={toast} answer={view} />}
    </>
  );
}
