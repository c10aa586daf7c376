import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import Drawn from "~/features/patents/patents/components/top-patents-screen.tsx";
import { topSort } from "~/features/patents/patents/patents.filters.ts";
import { readTop } from "~/features/patents/patents/patents.queries.server.ts";
import { latePart } from "~/ui/late-part.tsx";

/** The server draws it at once; the browser fetches its script when hydration comes to it. */
const Screen = import.meta.env.SSR
  ? Drawn
  : latePart(() => import("~/features/patents/patents/components/top-patents-screen.tsx"));

export const handle = { i18n: ["patents", "patent-shortlist"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  return readTop(context.language, topSort(new URL(request.url).searchParams.get("sort")));
}

export default function TopPatentsRoute() {
  return (
    <Suspense fallback={null}>
      <Screen {...useLoaderData<typeof loader>()} />
    </Suspense>
  );
}
