import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { valuesView } from "~/features/business/proposals/certificate.server.ts";
import { DrawnValues } from "~/features/business/proposals/components/drawn-screens.tsx";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["proposals", "lines"] };

/** The schedule of values of a job. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await valuesView(context, await presentReader(context), params.project ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export default function ScheduleOfValuesRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnValues view={view} />;
}
