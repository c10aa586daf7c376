import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnCase } from "~/features/network/verification/components/drawn-screens.tsx";
import { answerCase } from "~/features/network/verification/verification.form.server.ts";
import { caseView } from "~/features/network/verification/verification.view.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["verification-case", "process"] };

/** One case, for the firm whose it is. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const view = await caseView(context, await presentMember(context, member), params.case ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.one.firm }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  const answer = await answerCase(context, actor, { id: params.case ?? "", request });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function VerificationCaseRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnCase view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
