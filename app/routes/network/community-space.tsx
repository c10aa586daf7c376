import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listView, spaceIn } from "~/features/network/community/community.view.server.ts";
import { DrawnList } from "~/features/network/community/components/drawn-screens.tsx";
import { translator } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["community"] };

/** The threads of one space. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const space = spaceIn(params.space);
  if (!space) throw refusal("not-found");
  const view = await listView(context, new URL(request.url).searchParams, space);
  return { view, pageTitle: translator(context.language, "community")(`spaces.${space}`) };
}

export default function CommunitySpaceRoute() {
  return <DrawnList view={useLoaderData<typeof loader>().view} />;
}
