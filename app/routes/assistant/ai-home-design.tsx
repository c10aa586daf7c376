import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnHomeDesign } from "~/features/assistant/home-design/components/drawn-screens.tsx";
import { homeDesignView } from "~/features/assistant/home-design/home-design.view.server.ts";

export const handle = { served: ["home-design"] };

/** A programme stands in its address: `?bedrooms=3&width=70&seed=2`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const view = homeDesignView(new URL(request.url).searchParams, context.language, context.now());
  return data({ view }, view.status);
}

export default function AiHomeDesignRoute() {
  return <DrawnHomeDesign view={useLoaderData<typeof loader>().view} />;
}
