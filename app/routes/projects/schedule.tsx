import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnSchedule } from "~/features/projects/schedules/components/drawn-screens.tsx";
import { readScheduleView } from "~/features/projects/schedules/schedule.view.server.ts";
import { answerChange } from "~/features/projects/schedules/schedules.form.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["schedules"] };

/** One schedule; `?view=` is a part of it, `?task=` the task that is changed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const { searchParams } = new URL(request.url);
  const view = await readScheduleView(context, actor, params.schedule ?? "", searchParams);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const of = { id: params.schedule ?? "", day: visitorDay(request, context.now()) };
  const answer = await answerChange(context, await presentOwner(context), of, form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ScheduleRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnSchedule view={view} sent={useActionData<typeof action>()?.sent} />;
}
