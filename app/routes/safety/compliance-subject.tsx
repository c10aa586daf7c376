import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerSubject } from "~/features/safety/compliance/compliance.form.server.ts";
import { subjectView } from "~/features/safety/compliance/compliance.view.server.ts";
import { DrawnSubject } from "~/features/safety/compliance/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["compliance"] };

/** One firm, worker, machine or job with what is asked of it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await subjectView(context, await presentReader(context), params.subject ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.subject.called };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerSubject(context, params.subject ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ComplianceSubjectRoute() {
  return (
    <DrawnSubject view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
