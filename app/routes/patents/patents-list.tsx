import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import Drawn from "~/features/patents/patents/components/patents-list-screen.tsx";
import { listFilter } from "~/features/patents/patents/patents.filters.ts";
import { readList } from "~/features/patents/patents/patents.queries.server.ts";
import { latePart } from "~/ui/late-part.tsx";

/** The server draws it at once; the browser fetches its script when hydration comes to it. */
const Screen = import.meta.env.SSR
  ? Drawn
  : latePart(() => import("~/features/patents/patents/components/patents-list-screen.tsx"));

export const handle = { i18n: ["patents", "patent-list"] };

/** The list with the filter and the order of the address; what means nothing there is passed over. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return readList(context.language, listFilter(new URL(request.url).searchParams));
}

export default function PatentsListRoute() {
  const list = useLoaderData<typeof loader>();
  // A filter that was changed by a link is shown in the form too.
  return (
    <Suspense fallback={null}>
      <Screen key={JSON.stringify(list.filter)} {...list} />
    </Suspense>
  );
}
