import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnRecords } from "~/features/equipment/fuel/components/drawn-screens.tsx";
import { recordsView } from "~/features/equipment/fuel/records.server.ts";

export const handle = { served: ["fuel"] };

/** The tickets of three years. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { view: await recordsView(context, await presentReader(context)) };
}

export default function FuelRecordsRoute() {
  return <DrawnRecords view={useLoaderData<typeof loader>().view} />;
}
