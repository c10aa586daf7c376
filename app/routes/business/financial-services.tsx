import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { billingView } from "~/features/business/billing/billing.view.server.ts";
import { DrawnBilling } from "~/features/business/billing/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["billing"] };

/** The jobs of a workspace with what was billed and paid, and what is owed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await billingView(context, actor, visitorDay(request, context.now())) };
}

export default function FinancialServicesRoute() {
  return <DrawnBilling view={useLoaderData<typeof loader>().view} />;
}
