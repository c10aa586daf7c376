import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnFinancing } from "~/features/business/financing/components/drawn-screens.tsx";
import { financingView } from "~/features/business/financing/financing.view.server.ts";

export const handle = { served: ["financing"] };

/** A scenario stands in its address: `?kind=term&amount=48000&rate=8.9&months=60`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const view = financingView(new URL(request.url).searchParams, context.language);
  return data({ view }, view.wrong ? 400 : 200);
}

export default function FinancingRoute() {
  return <DrawnFinancing view={useLoaderData<typeof loader>().view} />;
}
