import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readAsked } from "~/features/business/intelligence/asked.ts";
import { DrawnFigures } from "~/features/business/intelligence/components/drawn-screens.tsx";
import { boardView } from "~/features/business/intelligence/intelligence.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["intelligence", "metrics"] };

/** The figures of a goal over some days; days that are none are said beside their field. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const asked = readAsked(new URL(request.url).searchParams);
  const view = await boardView(context, actor, asked, visitorDay(request, context.now()));
  return data({ view }, view.problem ? 422 : 200);
}

export default function BusinessIntelligenceRoute() {
  return <DrawnFigures view={useLoaderData<typeof loader>().view} />;
}
