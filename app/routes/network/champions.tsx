import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { championsView } from "~/features/network/champions/champions.view.server.ts";
import { DrawnChampions } from "~/features/network/champions/components/drawn-screens.tsx";

export const handle = { served: ["champions"] };

/** The boards of a quarter, and who is nominated. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { view: await championsView(context, new URL(request.url).searchParams) };
}

export default function ChampionsRoute() {
  return <DrawnChampions view={useLoaderData<typeof loader>().view} />;
}
