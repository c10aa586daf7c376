import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import Drawn from "~/features/patents/patents/components/patent-portfolio-screen.tsx";
import { readPortfolio } from "~/features/patents/patents/patents.queries.server.ts";
import { latePart } from "~/ui/late-part.tsx";

/** The server draws it at once; the browser fetches its script when hydration comes to it. */
const Screen = import.meta.env.SSR
  ? Drawn
  : latePart(() => import("~/features/patents/patents/components/patent-portfolio-screen.tsx"));

export const handle = { i18n: ["patents", "patent-overview", "patent-shortlist"] };

export function loader(_: LoaderFunctionArgs) {
  return readPortfolio();
}

export default function PatentPortfolioRoute() {
  return (
    <Suspense fallback={null}>
      <Screen {...useLoaderData<typeof loader>()} />
    </Suspense>
  );
}
