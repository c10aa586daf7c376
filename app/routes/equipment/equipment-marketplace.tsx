import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnMarket } from "~/features/equipment/equipment-marketplace/components/drawn-screens.tsx";
import { marketView } from "~/features/equipment/equipment-marketplace/sales.view.server.ts";

export const handle = { served: ["equipment-marketplace", "equipment-rental"] };

/** The market of used machines; its fields are the address (`SEARCH_FIELDS`). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await marketView(context, await presentReader(context), new URL(request.url).searchParams);
  return data({ view }, Object.keys(view.errors).length > 0 ? 400 : 200);
}

export default function EquipmentMarketplaceRoute() {
  return <DrawnMarket view={useLoaderData<typeof loader>().view} />;
}
