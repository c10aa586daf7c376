import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnCases } from "~/features/network/verification/components/drawn-screens.tsx";
import { answerCases } from "~/features/network/verification/verification.form.server.ts";
import { casesView } from "~/features/network/verification/verification.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["verification-case", "process"] };

/** The cases of a workspace, and the form of a new one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  return { view: await casesView(context, await presentMember(context, member)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  const answer = await answerCases(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function VerificationRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnCases view={view} sent={useActionData<typeof action>()?.sent} />;
}
