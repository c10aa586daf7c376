import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnDrone } from "~/features/assistant/drone/components/drawn-screens.tsx";
import { droneView } from "~/features/assistant/drone/drone.view.server.ts";

export const handle = { served: ["drone"] };

/** A mission stands in its address: `?centre=39.7,-104.7&altitude=200`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const view = droneView(new URL(request.url).searchParams, context.language);
  return data({ view }, view.status);
}

export default function DroneIntegrationRoute() {
  return <DrawnDrone view={useLoaderData<typeof loader>().view} />;
}
