import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnPunchLabels } from "~/features/projects/punch-list/components/drawn-screens.tsx";
import { labelsView } from "~/features/projects/punch-list/punch-list.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["punch-list"] };

/** A label for each room of a project, to print. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await labelsView(context, await presentReader(context), params.project ?? "");
  if (!view) throw refusal("not-found");
  return { view };
}

export default function PunchLabelsRoute() {
  return <DrawnPunchLabels view={useLoaderData<typeof loader>().view} />;
}
