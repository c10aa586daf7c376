import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { sharedBoardView } from "~/features/business/intelligence/boards.view.server.ts";
import { DrawnSharedBoard } from "~/features/business/intelligence/components/drawn-screens.tsx";
import { FIGURE_BOARD } from "~/features/business/intelligence/intelligence.limits.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["intelligence", "metrics"] };

/** A board of figures for whoever holds a link to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, FIGURE_BOARD);
  const view = await sharedBoardView(context, holding, visitorDay(request, context.now()));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export default function SharedFigureBoardRoute() {
  return <DrawnSharedBoard view={useLoaderData<typeof loader>().view} />;
}
