import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnRecordability } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import { recordabilityView } from "~/features/safety/dashboard/dashboard.view.server.ts";

export const handle = { served: ["safety-dashboard"] };

/** The questions one by one; `?answers=` is a `y` or an `n` for each that was answered. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { view: recordabilityView(new URL(request.url).searchParams.get("answers") ?? "") };
}

export default function RecordabilityRoute() {
  return <DrawnRecordability view={useLoaderData<typeof loader>().view} />;
}
