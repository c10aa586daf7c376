import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnBadge } from "~/features/network/verification/components/drawn-screens.tsx";
import { badgeView } from "~/features/network/verification/verification.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["verification-case"] };

/** What was checked of a firm, for anybody. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await badgeView(context, params.badge ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.facts.firm };
}

export default function BadgeRoute() {
  return <DrawnBadge view={useLoaderData<typeof loader>().view} />;
}
