import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnPlan } from "~/features/safety/wellness/components/drawn-screens.tsx";
import { planView } from "~/features/safety/wellness/wellness.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["wellness-programs"], offline: true };

/** A heat plan in three languages, to print and post. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await planView(context, await presentReader(context), params.plan ?? "");
  if (!view) throw refusal("not-found");
  return { view };
}

export default function HeatPlanRoute() {
  return <DrawnPlan view={useLoaderData<typeof loader>().view} />;
}
