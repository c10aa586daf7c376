import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { DrawnShared } from "~/features/business/financing/components/drawn-screens.tsx";
import { SCENARIO } from "~/features/business/financing/saved.limits.ts";
import { readScenario } from "~/features/business/financing/saved.queries.server.ts";
import { sharedView } from "~/features/business/financing/saved.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["financing"] };

/** A scenario for whoever holds a link to it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, SCENARIO);
  const row = await readScenario(context.db, holder, link.subject.id);
  const view = row && sharedView(row);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.topic };
}

export default function SharedFinancingScenarioRoute() {
  return <DrawnShared view={useLoaderData<typeof loader>().view} />;
}
