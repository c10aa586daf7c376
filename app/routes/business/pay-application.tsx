import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerApplication } from "~/features/business/billing/billing.form.server.ts";
import { applicationView } from "~/features/business/billing/billing.view.server.ts";
import { DrawnApplication } from "~/features/business/billing/components/drawn-screens.tsx";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["billing", "process"] };

/** One application for payment. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const exampleName = translator(context.language, "billing")("exampleName");
  const view = await applicationView(context, actor, { id: params.application ?? "", exampleName });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.application.project };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerApplication(context, actor, params.application ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PayApplicationRoute() {
  return (
    <DrawnApplication
      view={useLoaderData<typeof loader>().view}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
