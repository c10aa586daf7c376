import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnTailgate } from "~/features/safety/tailgate/components/drawn-screens.tsx";
import { tailgateView } from "~/features/safety/tailgate/tailgate.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";

export const handle = { served: ["tailgate"] };

/** The talks ranked for today, and the records; `?work=`, `?weather=`, `?site=` and `?project=` are what is on, `?page=` a page of records. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const asked = Number(search.get("page") ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000 ? asked : 1;
  const today = visitorDay(request, context.now());
  return { view: await tailgateView(context, await presentReader(context), { page, search, today }) };
}

export default function AiTailgateSafetyRoute() {
  return <DrawnTailgate view={useLoaderData<typeof loader>().view} />;
}
