import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnQuestionnaires } from "~/features/business/customer-questionnaire/components/drawn-screens.tsx";
import { answerQuestionnaires } from "~/features/business/customer-questionnaire/intakes.form.server.ts";
import { questionnairesView } from "~/features/business/customer-questionnaire/intakes.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["intakes"] };

/** Questionnaires for clients: everybody may look at ours, members change and send them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const view = await questionnairesView(context, await presentReader(context), query);
  return data({ view }, view.unknown ? 404 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const of = new URL(request.url).searchParams.get("form") ?? "";
  const answer = await answerQuestionnaires(context, actor, await readForm(request), of);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CustomerQuestionnaireRoute() {
  return (
    <DrawnQuestionnaires
      view={useLoaderData<typeof loader>().view}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
