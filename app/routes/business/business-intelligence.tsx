import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { firmCashView } from "~/features/business/billing/firm-cash.view.server.ts";
import { readAsked } from "~/features/business/intelligence/asked.ts";
import { DrawnFigures } from "~/features/business/intelligence/components/drawn-screens.tsx";
import { boardView } from "~/features/business/intelligence/intelligence.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { requireUser } from "~/services/guard.server.ts";
import { latePart } from "~/ui/late-part.tsx";
import { inOneTrip } from "~db/one-trip.ts";

/** Drawn within the board, by the server alone. */
const FirmCashPart = import.meta.env.SSR
  ? (await import("~/features/business/billing/components/firm-cash.tsx")).default
  : latePart(() => import("~/features/business/billing/components/firm-cash.tsx"));

export const handle = { served: ["intelligence", "metrics", "billing"] };

/** The figures of a goal over some days; days that are none are said beside their field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const asked = readAsked(new URL(request.url).searchParams);
  const day = visitorDay(request, context.now());
  const { goal, project } = asked;
  const [view, cash] = await inOneTrip(context, (context) =>
    Promise.all([
      boardView(context, actor, asked, day),
      goal === "cash" ? firmCashView(context, actor, { today: day, project }) : undefined,
    ]),
  );
  return data({ view, cash }, view.problem ? 422 : 200);
}

export default function BusinessIntelligenceRoute() {
  const { view, cash } = useLoaderData<typeof loader>();
  return <DrawnFigures view={view} below={cash && <FirmCashPart cash={cash} />} />;
}
