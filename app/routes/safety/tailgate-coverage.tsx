import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnCoverage } from "~/features/safety/tailgate/components/drawn-screens.tsx";
import { coverageView } from "~/features/safety/tailgate/tailgate.view.server.ts";

export const handle = { served: ["tailgate"] };

/** Who signed which talk when last. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { view: await coverageView(context, await presentReader(context)) };
}

export default function TailgateCoverageRoute() {
  return <DrawnCoverage view={useLoaderData<typeof loader>().view} />;
}
