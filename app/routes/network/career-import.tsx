import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnCareerImport } from "~/features/network/careers/components/drawn-screens.tsx";
import { answerImport } from "~/features/network/careers/import.form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["careers"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return null;
}

/** The first press reads the files and shows them, the second brings them into the profile. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerImport(context, actor, request);
  if (!answer.ok) return data({ sent: answer.sent, preview: answer.preview }, answer.status);
  if ("preview" in answer) return data({ sent: undefined, preview: answer.preview });
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CareerImportRoute() {
  const answer = useActionData<typeof action>();
  return <DrawnCareerImport preview={answer?.preview} sent={answer?.sent} />;
}
