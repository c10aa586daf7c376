import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Screen from "~/features/patents/patents/components/patent-portfolio-screen.tsx";
import { readPortfolio } from "~/features/patents/patents/patents.queries.server.ts";

export const handle = { i18n: ["patents", "patent-overview", "patent-shortlist"] };

export function loader(_: LoaderFunctionArgs) {
  return readPortfolio();
}

export default function PatentPortfolioRoute() {
  return <Screen {...useLoaderData<typeof loader>()} />;
}
