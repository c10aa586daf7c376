import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnLog } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import { yearAsked } from "~/features/safety/dashboard/dashboard.limits.ts";
import { logView } from "~/features/safety/dashboard/dashboard.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";

export const handle = { served: ["safety-dashboard", "osha-301"] };

/** Forms 300 and 300A of `?year=`, to print. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = visitorDay(request, context.now());
  const year = yearAsked(request.url, today);
  return { view: await logView(context, await presentReader(context), { year, today }) };
}

export default function OshaLogRoute() {
  return <DrawnLog view={useLoaderData<typeof loader>().view} />;
}
