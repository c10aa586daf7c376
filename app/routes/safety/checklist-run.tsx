import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerRun } from "~/features/safety/checklists/checklists.form.server.ts";
import { runView } from "~/features/safety/checklists/checklists.view.server.ts";
import { DrawnRun } from "~/features/safety/checklists/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["safety-checklists"], offline: true };

/** One run; `?missing` lists what stands between it and its signature. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await runView(context, await presentReader(context), {
    id: params.run ?? "",
    today: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  return { view, lists: new URL(request.url).searchParams.has("missing"), pageTitle: view.run.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerRun(context, params.run ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistRunRoute() {
  const { view, lists } = useLoaderData<typeof loader>();
  return (
    <>
      <SignatureSheets />
      <DrawnRun view={view} lists={lists} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
