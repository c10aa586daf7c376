import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnSearch } from "~/features/equipment/lodging/components/drawn-screens.tsx";
import { searchView } from "~/features/equipment/lodging/houses.view.server.ts";

export const handle = { served: ["lodging"] };

/** Houses for a crew; the fields of the search are the address (`SEARCH_FIELDS`), `?compare=` up to four houses. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await searchView(context, await presentReader(context), new URL(request.url).searchParams);
  return data({ view }, Object.keys(view.errors).length > 0 ? 400 : 200);
}

export default function ConstructorLodgingRoute() {
  return <DrawnSearch view={useLoaderData<typeof loader>().view} />;
}
