import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnReports } from "~/features/equipment/equipment-marketplace/components/drawn-screens.tsx";
import { answerReport } from "~/features/equipment/equipment-marketplace/sales.form.server.ts";
import { reportsView } from "~/features/equipment/equipment-marketplace/sales.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["equipment-marketplace"] };

/** Machines for sale that somebody reported, and those that share a number. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { view: await reportsView(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const answer = await answerReport(context, who, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminMachineReportsRoute() {
  return (
    <DrawnReports view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
