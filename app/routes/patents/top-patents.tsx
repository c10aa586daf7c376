import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Screen from "~/features/patents/patents/components/top-patents-screen.tsx";
import { topSort } from "~/features/patents/patents/patents.filters.ts";
import { readTop } from "~/features/patents/patents/patents.queries.server.ts";

export const handle = { i18n: ["patents", "patent-shortlist"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  return readTop(context.language, topSort(new URL(request.url).searchParams.get("sort")));
}

export default function TopPatentsRoute() {
  return <Screen {...useLoaderData<typeof loader>()} />;
}
