import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Screen from "~/features/patents/patents/components/filing-package-screen.tsx";
import { figureKey, selectionOf } from "~/features/patents/patents/patents.filters.ts";
import { readPackage } from "~/features/patents/patents/patents.queries.server.ts";

export const handle = { i18n: ["patents", "patent-package", "patent-drawings"] };

/** A package's page, with a figure of it above when one is named; `problem=empty` is where the files send a form in which nothing was ticked. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const empty = searchParams.get("problem") === "empty";
  const filing = readPackage(
    context.language,
    selectionOf(searchParams.get("selection")),
    figureKey(searchParams.get("figure")),
  );
  return data({ ...filing, origin: context.origin, empty }, empty ? 400 : 200);
}

export default function FilingPackageRoute() {
  return <Screen {...useLoaderData<typeof loader>()} />;
}
