import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnCapacity } from "~/features/business/financing/components/drawn-screens.tsx";
import { capacityView } from "~/features/business/financing/financing.view.server.ts";

export const handle = { served: ["financing"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  const view = capacityView(new URL(request.url).searchParams, context.language);
  return data({ view }, view.wrong ? 400 : 200);
}

export default function DebtCapacityRoute() {
  return <DrawnCapacity view={useLoaderData<typeof loader>().view} />;
}
