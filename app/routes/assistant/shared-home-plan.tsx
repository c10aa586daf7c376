import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { DrawnSharedPlan } from "~/features/assistant/home-design/components/drawn-screens.tsx";
import { HOME_PLAN } from "~/features/assistant/home-design/plans.limits.ts";
import { sharedPlanView } from "~/features/assistant/home-design/plans.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["home-design", "home-plans"] };

/** A plan for whoever holds a link to it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await sharedPlanView(context, await requireHolder(context, params.link, HOME_PLAN));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export default function SharedHomePlanRoute() {
  return <DrawnSharedPlan view={useLoaderData<typeof loader>().view} />;
}
