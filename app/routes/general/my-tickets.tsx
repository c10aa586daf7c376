import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnMine } from "~/features/general/vic-service/components/drawn-screens.tsx";
import { mineView } from "~/features/general/vic-service/vic.view.server.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["vic-service", "process"] };

/** What the workspace of a member has handed to the desk. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await mineView(context, actor, askedPage(new URL(request.url).searchParams)) };
}

export default function MyTicketsRoute() {
  return <DrawnMine view={useLoaderData<typeof loader>().view} />;
}
