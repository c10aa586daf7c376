import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SEARCH_MAX } from "~/features/tools/calculators/calculators.limits.ts";
import { calculatorsIndex } from "~/features/tools/calculators/calculators.view.server.ts";
import { CalculatorsScreen } from "~/features/tools/calculators/components/calculators-screen.tsx";

export const handle = { i18n: ["calculators"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, SEARCH_MAX);
  return { index: calculatorsIndex(q, context.language) };
}

export default function CalculatorsRoute() {
  return <CalculatorsScreen index={useLoaderData<typeof loader>().index} />;
}
