import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerStart } from "~/features/safety/checklists/checklists.form.server.ts";
import { listView } from "~/features/safety/checklists/checklists.view.server.ts";
import { DrawnList } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["safety-checklists"] };

/** One list and the form that begins a run; `?sheet=blank` is to print, `?sheet=qr` its code, `?site=` and `?place=` where. */
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
  const answer = await answerStart(context, params.list ?? "", { form: await readForm(request), today });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnList view={view} sent={useActionData<typeof action>()?.sent} />;
}
