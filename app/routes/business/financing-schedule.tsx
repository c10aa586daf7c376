import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnSchedule } from "~/features/business/financing/components/drawn-screens.tsx";
import { scheduleView } from "~/features/business/financing/financing.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["financing"] };

/** Every row of the schedule of a scenario in the address. */
export function loader({ request }: LoaderFunctionArgs) {
  const view = scheduleView(new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  return { view };
}

export default function FinancingScheduleRoute() {
  return <DrawnSchedule view={useLoaderData<typeof loader>().view} />;
}
