import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnWizard } from "~/features/projects/permits/components/drawn-screens.tsx";
import { answerFees } from "~/features/projects/permits/permits.form.server.ts";
import { wizardView } from "~/features/projects/permits/permits.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["permits", "process"] };

/** Which record to file; the answers are in the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { view: await wizardView(context, await presentReader(context), query) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerFees(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PermitWizardRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnWizard view={view} sent={useActionData<typeof action>()?.sent} />;
}
