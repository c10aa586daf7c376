import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnPartners } from "~/features/materials/partners/components/drawn-screens.tsx";
import { partnersView } from "~/features/materials/partners/partners.view.server.ts";

export const handle = { served: ["partners"] };

/** What partners offer, by trade, plan and place. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { view: await partnersView(context, new URL(request.url).searchParams) };
}

export default function ExpressPartnersRoute() {
  return <DrawnPartners view={useLoaderData<typeof loader>().view} />;
}
