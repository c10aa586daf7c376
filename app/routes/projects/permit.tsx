import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnPermit } from "~/features/projects/permits/components/drawn-screens.tsx";
import { answerPermit } from "~/features/projects/permits/permits.form.server.ts";
import { permitView } from "~/features/projects/permits/permits.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["permits", "process"] };

/** One permit; `?sheet=inspector` is the sheet with the code. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const sheet = new URL(request.url).searchParams.get("sheet") ?? "";
  const actor = await presentReader(context);
  const view = await permitView(context, actor, params.permit ?? "", { sheet });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.permit.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerPermit(context, params.permit ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PermitRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnPermit view={view} sent={useActionData<typeof action>()?.sent} />;
}
