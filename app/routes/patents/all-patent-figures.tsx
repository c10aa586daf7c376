import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Screen from "~/features/patents/patents/components/all-figures-screen.tsx";
import { figureKey, tabOf } from "~/features/patents/patents/patents.filters.ts";
import { readAllFigures } from "~/features/patents/patents/patents.queries.server.ts";

export const handle = { i18n: ["patents", "patent-drawings"] };

/** The figures of a tab; `?figure=9-3` opens the third of patent 9, an unknown one opens nothing. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return readAllFigures(
    context.language,
    tabOf(searchParams.get("tab")),
    figureKey(searchParams.get("figure")),
  );
}

export default function AllPatentFiguresRoute() {
  return <Screen {...useLoaderData<typeof loader>()} />;
}
