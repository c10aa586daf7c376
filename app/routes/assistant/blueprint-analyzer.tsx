import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { analyseLines } from "~/engines/drawing/analysis.ts";
import { calibrate } from "~/engines/drawing/takeoff/takeoff.ts";
import { readTypedAnalysis, visionOffer } from "~/features/blueprint/blueprint.queries.server.ts";
import { BlueprintScreen } from "~/features/blueprint/components/blueprint-screen.tsx";
import { readPlan } from "~/features/blueprint/plan.schemas.ts";
import { EXAMPLE_LINES } from "~/features/blueprint/sample-analysis.data.ts";
import { SAMPLE_PLAN } from "~/features/blueprint/sample-plan.ts";
import { pictureKey } from "~/features/blueprint/saved.commands.server.ts";
import { findDrawing, listDrawings } from "~/features/blueprint/saved.queries.server.ts";
import { askVision, VISION_STATUS } from "~/features/blueprint/vision.commands.server.ts";
import { ASKED_FORMATS } from "~/features/blueprint/vision.schemas.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["blueprint", "drawing-result", "drawing-vision", "take-off"] };

/** The server draws it; the browser fetches its scripts only where a plan is measured. */
const PlanScreen = import.meta.env.SSR
  ? (await import("~/features/blueprint/components/plan-screen.tsx")).default
  : lazy(() => import("~/features/blueprint/components/plan-screen.tsx"));

/** Typed lines with their result, or the state of a plan that is measured; all of it from the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("plan");
  if (id === SAMPLE_PLAN.id) return { plan: SAMPLE_PLAN, state: readPlan(searchParams, SAMPLE_PLAN) };
  if (id !== null) {
    const member = await requireUser(context, request);
    const drawing = await findDrawing(context.db, member.id, id);
    if (!drawing) throw refusal("not-found");
    const { name, type, width, height, lines } = drawing;
    const state = readPlan(searchParams, { width, height });
    return {
      plan: { id, name, width, height, source: `/blueprint-analyzer/drawings/${id}` },
      state,
      analysis: analyseLines(lines, calibrate(state.takeoff).state),
      vision: ASKED_FORMATS.some((format) => type === `image/${format}`)
        ? visionOffer(context.env)
        : undefined,
    };
  }
  const member = context.env.pictures && (await context.session.current());
  return {
    typed: readTypedAnalysis(searchParams),
    example: EXAMPLE_LINES,
    query: searchParams.toString(),
    saved: member && (await listDrawings(context.db, member.id)),
    vision: visionOffer(context.env),
  };
}

/** Asks the vision model about a kept drawing, with `consent=yes`; the page then shows what it says. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const id = new URL(request.url).searchParams.get("plan");
  const drawing = id === null ? undefined : await findDrawing(context.db, member.id, id);
  if (!drawing) throw refusal("not-found");
  const form = await readForm(request);
  const answer = await askVision(context, {
    consent: form.get("consent") === "yes",
    picture: async () => {
      const kept = await context.env.pictures?.get(pictureKey(drawing.id));
      return kept ? new Uint8Array(await kept.arrayBuffer()) : undefined;
    },
    signal: request.signal,
  });
  return answer.ok ? answer : data(answer, VISION_STATUS[answer.error]);
}

export default function BlueprintAnalyzerRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (view.plan)
    return (
      <Suspense fallback={null}>
        <PlanScreen {...view} answer={answer} />
      </Suspense>
    );
  return <BlueprintScreen {...view} />;
}
