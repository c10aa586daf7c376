import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnCompare } from "~/features/network/professional-directory/components/drawn-screens.tsx";
import { compareView } from "~/features/network/professional-directory/directory.view.server.ts";

export const handle = { served: ["professional-directory"] };

/** Up to four firms side by side, whose ids the address has, or of the shortlist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await compareView(context, await presentReader(context), searchParams) };
}

export default function ProCompareRoute() {
  return <DrawnCompare view={useLoaderData<typeof loader>().view} />;
}
