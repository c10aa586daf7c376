import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { GATE } from "~/features/safety/compliance/compliance.limits.ts";
import { gateView } from "~/features/safety/compliance/compliance.view.server.ts";
import { DrawnGate } from "~/features/safety/compliance/components/drawn-screens.tsx";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["compliance"] };

/** Who may enter today, for whoever stands at the gate. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, GATE);
  const view = await gateView(context, holder, link.subject.id);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.gate.called };
}

export default function SharedComplianceGateRoute() {
  return <DrawnGate view={useLoaderData<typeof loader>().view} byLink />;
}
