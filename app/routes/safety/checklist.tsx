import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerStart } from "~/features/safety/checklists/checklists.form.server.ts";
import { listView } from "~/features/safety/checklists/checklists.view.server.ts";
import { DrawnList } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { answerPlan, PLAN_INTENTS } from "~/features/safety/checklists/plans.form.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["safety-checklists", "checklist-drafts"] };

/** One list, the form that begins a run, and its plans; `?sheet=blank` is to print, `?sheet=qr` its code, `?site=` and `?place=` where. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await listView(context, await presentReader(context), {
    key: params.list ?? "",
    search: new URL(request.url).searchParams,
    today: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const today = visitorDay(request, context.now());
  const form = await readForm(request);
  const key = params.list ?? "";
  const answer = PLAN_INTENTS.includes(form.get("intent"))
    ? await answerPlan(context, key, form)
    : await answerStart(context, key, { form, today });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnList view={view} sent={useActionData<typeof action>()?.sent} />;
}
