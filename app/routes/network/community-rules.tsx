import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { rulesView } from "~/features/network/community/community.view.server.ts";
import { DrawnRules } from "~/features/network/community/components/drawn-screens.tsx";

export const handle = { served: ["community"] };

/** By what trust is counted, what is moderated, and what was. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { view: await rulesView(context) };
}

export default function CommunityRulesRoute() {
  return <DrawnRules view={useLoaderData<typeof loader>().view} />;
}
