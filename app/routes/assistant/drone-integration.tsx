import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnDrone } from "~/features/assistant/drone/components/drawn-screens.tsx";
import { droneView } from "~/features/assistant/drone/drone.view.server.ts";
import { stockpileView } from "~/features/assistant/drone/stockpile.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";

export const handle = { served: ["drone"] };

/** A mission stands in its address: `?centre=39.7,-104.7&altitude=200`. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const view = droneView(new URL(request.url).searchParams, context.language);
  return data({ view, heap: stockpileView(undefined, context.language) }, view.status);
}

/** Points of a heap: more than an address holds, and nothing that is kept. */
export async function action({ request, context }: ActionFunctionArgs) {
  const heap = stockpileView(typedIn(await readForm(request)), context.language);
  return data({ heap }, heap.status);
}

export default function DroneIntegrationRoute() {
  const { view, heap } = useLoaderData<typeof loader>();
  return <DrawnDrone view={view} heap={useActionData<typeof action>()?.heap ?? heap} />;
}
