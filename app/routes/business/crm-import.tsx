import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnImport } from "~/features/business/crm/components/drawn-screens.tsx";
import { answerImport } from "~/features/business/crm/people.form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["crm"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return null;
}

/** The first press reads a file and shows it, the second adds its people. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerImport(context, actor, request);
  if (!answer.ok) return data({ sent: answer.sent, preview: undefined }, answer.status);
  if ("preview" in answer) return data({ sent: undefined, preview: answer.preview });
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrmImportRoute() {
  const answer = useActionData<typeof action>();
  return <DrawnImport preview={answer?.preview} sent={answer?.sent} />;
}
