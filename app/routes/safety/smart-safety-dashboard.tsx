import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnDashboard } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import { answerDashboard } from "~/features/safety/dashboard/dashboard.form.server.ts";
import { dashboardView } from "~/features/safety/dashboard/dashboard.view.server.ts";
import { visitorDay, visitorZone } from "~/lib/local-day.ts";
import { isTimeZone } from "~/lib/time-zone.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["safety-dashboard"] };

/** Near misses, rates and what the law wants by the hour; `?page=` is a page of the reports. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get("page") ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000 ? asked : 1;
  const today = visitorDay(request, context.now());
  return { view: await dashboardView(context, await presentReader(context), { page, today }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const zone = visitorZone(request);
  const answer = await answerDashboard(context, await readForm(request), {
    today: visitorDay(request, context.now()),
    zone: isTimeZone(zone) ? zone : "UTC",
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SmartSafetyDashboardRoute() {
  return (
    <DrawnDashboard view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
