import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readReports } from "~/engines/directory/directory.server.ts";
import { DrawnReports } from "~/features/network/professional-directory/components/drawn-screens.tsx";
import { answerReport } from "~/features/network/professional-directory/directory.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["professional-directory"] };

/** The reports of reviews that wait for an answer, and those that had one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { reports: await readReports(context.db) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const answer = await answerReport(
    context,
    { kind: "administrator", owner: `user:${id}` },
    await readForm(request),
  );
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminReviewReportsRoute() {
  return (
    <DrawnReports
      reports={useLoaderData<typeof loader>().reports}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
