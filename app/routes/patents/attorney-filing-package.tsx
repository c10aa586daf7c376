import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import Drawn from "~/features/patents/patents/components/filing-package-screen.tsx";
import { figureKey, selectionOf } from "~/features/patents/patents/patents.filters.ts";
import { readPackage } from "~/features/patents/patents/patents.queries.server.ts";
import { latePart } from "~/ui/late-part.tsx";

/** The server draws it at once; the browser fetches its script when hydration comes to it. */
const Screen = import.meta.env.SSR
  ? Drawn
  : latePart(() => import("~/features/patents/patents/components/filing-package-screen.tsx"));

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
  return (
    <Suspense fallback={null}>
      <Screen {...useLoaderData<typeof loader>()} />
    </Suspense>
  );
}
