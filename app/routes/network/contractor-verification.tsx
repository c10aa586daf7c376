import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { DrawnStart } from "~/features/network/contractor-verification/components/drawn-screens.tsx";
import { answerStart } from "~/features/network/contractor-verification/contractor.form.server.ts";
import { startView } from "~/features/network/contractor-verification/contractor.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["contractor-verification"] };

/** Who is checked, and the reports of whoever looks. */
export async function loader({ context }: LoaderFunctionArgs) {
  const owner = await context.visitor.owner();
  return { view: await startView(context, owner && inOwn(owner)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerStart(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ContractorVerificationRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnStart view={view} sent={useActionData<typeof action>()?.sent} />;
}
