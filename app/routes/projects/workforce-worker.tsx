import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnWorker } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { answerWorker } from "~/features/projects/workforce/workforce.form.server.ts";
import { workerView } from "~/features/projects/workforce/workforce.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["workforce"] };

/** One worker; `?week=` is any day of the week that is shown. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const week = new URL(request.url).searchParams.get("week") ?? "";
  const view = await workerView(context, await presentReader(context), { id: params.worker ?? "", week });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.worker.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerWorker(context, params.worker ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast, answer.params);
  return redirect(answer.to, 303);
}

export default function WorkforceWorkerRoute() {
  return (
    <DrawnWorker view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
