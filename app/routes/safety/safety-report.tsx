import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnReport } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import { answerReport } from "~/features/safety/dashboard/dashboard.form.server.ts";
import { reportView } from "~/features/safety/dashboard/dashboard.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["safety-dashboard"] };

/** One report with its case. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await reportView(context, await presentReader(context), {
    id: params.report ?? "",
    today: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  return { view };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerReport(context, params.report ?? "", {
    form: await readForm(request),
    today: visitorDay(request, context.now()),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SafetyReportRoute() {
  return (
    <DrawnReport view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
