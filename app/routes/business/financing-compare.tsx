import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnCompare } from "~/features/business/financing/components/drawn-screens.tsx";
import { compareView } from "~/features/business/financing/financing.view.server.ts";

export const handle = { served: ["financing"] };

/** Up to four scenarios, each an `s` of the address. */
export function loader({ request }: LoaderFunctionArgs) {
  return { view: compareView(new URL(request.url).searchParams) };
}

export default function FinancingCompareRoute() {
  return <DrawnCompare view={useLoaderData<typeof loader>().view} />;
}
