import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listView } from "~/features/network/community/community.view.server.ts";
import { DrawnList } from "~/features/network/community/components/drawn-screens.tsx";

export const handle = { served: ["community"] };

/** What was said last in all spaces, what nobody has answered, or what a search finds. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { view: await listView(context, new URL(request.url).searchParams) };
}

export default function CommunityRoute() {
  return <DrawnList view={useLoaderData<typeof loader>().view} />;
}
