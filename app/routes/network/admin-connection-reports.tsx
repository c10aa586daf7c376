import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnReports } from "~/features/network/connections/components/drawn-screens.tsx";
import { answerReports } from "~/features/network/connections/connection.form.server.ts";
import { readReports } from "~/features/network/connections/connection.queries.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["connections"] };

/** Messages that somebody reported. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { reports: await readReports(context.db) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(context, request);
  const answer = await answerReports(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminConnectionReportsRoute() {
  return (
    <DrawnReports
      reports={useLoaderData<typeof loader>().reports}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
