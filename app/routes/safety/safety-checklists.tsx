import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { checklistsView } from "~/features/safety/checklists/checklists.view.server.ts";
import { DrawnChecklists } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";

export const handle = { served: ["safety-checklists", "checklist-drafts"] };

/** The lists, the runs, open actions and what fails again and again; `?page=` is a page of the runs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get("page") ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000 ? asked : 1;
  const today = visitorDay(request, context.now());
  return { view: await checklistsView(context, await presentReader(context), { page, today }) };
}

export default function SafetyChecklistsRoute() {
  return <DrawnChecklists view={useLoaderData<typeof loader>().view} />;
}
