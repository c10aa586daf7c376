import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnNeeds } from "~/features/network/connections/components/drawn-screens.tsx";
import { readerOf } from "~/features/network/connections/connections.form.server.ts";
import { needsView } from "~/features/network/connections/connections.view.server.ts";

export const handle = { served: ["connections"] };

/** Needs that fit what the address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await needsView(context, await readerOf(context), searchParams) };
}

export default function ContractorConnectRoute() {
  return <DrawnNeeds view={useLoaderData<typeof loader>().view} />;
}
