import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnWays } from "~/features/business/financing/components/drawn-screens.tsx";
import { waysView } from "~/features/business/financing/financing.view.server.ts";

export const handle = { served: ["financing"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const view = waysView(new URL(request.url).searchParams, context.language);
  return data({ view }, view.wrong ? 400 : 200);
}

export default function BuyLeaseRentRoute() {
  return <DrawnWays view={useLoaderData<typeof loader>().view} />;
}
