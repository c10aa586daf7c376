import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { careersView } from "~/features/network/careers/career.view.server.ts";
import { DrawnCareers } from "~/features/network/careers/components/drawn-screens.tsx";

export const handle = { served: ["careers"] };

/** What a search finds. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await careersView(context, await presentReader(context), searchParams) };
}

export default function LinkedinContractorsRoute() {
  return <DrawnCareers view={useLoaderData<typeof loader>().view} />;
}
