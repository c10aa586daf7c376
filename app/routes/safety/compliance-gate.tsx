import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isMember, presentReader } from "~/engines/trust/trust.server.ts";
import { answerGate } from "~/features/safety/compliance/compliance.form.server.ts";
import { gateView } from "~/features/safety/compliance/compliance.view.server.ts";
import { DrawnGate } from "~/features/safety/compliance/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["compliance"] };

/** A gate as its guard sees it, for the people of its workspace. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const view = await gateView(context, actor, params.gate ?? "");
  if (!view) throw refusal("not-found");
  return {
    view,
    mayShare: view.gate.mayWrite && isMember(actor),
    pageTitle: view.gate.called,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerGate(context, params.gate ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ComplianceGateRoute() {
  const { view, mayShare } = useLoaderData<typeof loader>();
  return <DrawnGate view={view} mayShare={mayShare} />;
}
