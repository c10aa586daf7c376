import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { visualizerView } from "~/features/assistant/ar-visualizer/ar-visualizer.view.server.ts";
import { DrawnVisualizer } from "~/features/assistant/ar-visualizer/components/drawn-screens.tsx";

export const handle = { served: ["ar-visualizer"] };

/** An object stands in its address: `?kind=stair&rise=106&risers=14`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const origin = context.env.appOrigin ?? url.origin;
  const view = visualizerView(url.searchParams, context.language, origin);
  return data({ view }, view.status);
}

export default function ArVisualizerRoute() {
  return <DrawnVisualizer view={useLoaderData<typeof loader>().view} />;
}
