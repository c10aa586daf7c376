import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { readTypedAnalysis } from "~/features/blueprint/blueprint.queries.server.ts";
import { BlueprintScreen } from "~/features/blueprint/components/blueprint-screen.tsx";
import { readPlan } from "~/features/blueprint/plan.schemas.ts";
import { EXAMPLE_LINES } from "~/features/blueprint/sample-analysis.data.ts";
import { SAMPLE_PLAN } from "~/features/blueprint/sample-plan.ts";

export const handle = { i18n: ["blueprint", "drawing-result", "take-off"] };

/** The server draws it; the browser fetches its scripts only where a plan is measured. */
const PlanScreen = import.meta.env.SSR
  ? (await import("~/features/blueprint/components/plan-screen.tsx")).default
  : lazy(() => import("~/features/blueprint/components/plan-screen.tsx"));

/** Typed lines with their result, or the state of a plan that is measured; all of it from the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("plan") === SAMPLE_PLAN.id) {
    return { plan: SAMPLE_PLAN, state: readPlan(searchParams, SAMPLE_PLAN) };
  }
  const typed = readTypedAnalysis(searchParams);
  return { typed, example: EXAMPLE_LINES, query: searchParams.toString() };
}

export default function BlueprintAnalyzerRoute() {
  const view = useLoaderData<typeof loader>();
  if (view.plan)
    return (
      <Suspense fallback={null}>
        <PlanScreen plan={view.plan} state={view.state} />
      </Suspense>
    );
  return <BlueprintScreen {...view} canSave={false} saved={null} />;
}
