import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { calculatorsIndex, soleCalculator } from "~/features/tools/calculators/calculators.index.server.ts";
import { SEARCH_MAX } from "~/features/tools/calculators/calculators.limits.ts";
import { CalculatorsScreen } from "~/features/tools/calculators/components/calculators-screen.tsx";

export const handle = { i18n: ["calculators"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, SEARCH_MAX);
  const index = calculatorsIndex(q, context.language);
  // Who was told of one by its name wants that one, and not a list with it.
  const only = q && searchParams.has("open") ? soleCalculator(q, index) : undefined;
  if (only) throw redirect(only, 302);
  return { index };
}

export default function CalculatorsRoute() {
  return <CalculatorsScreen index={useLoaderData<typeof loader>().index} />;
}
