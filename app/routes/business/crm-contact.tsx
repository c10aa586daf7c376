import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnContact } from "~/features/business/crm/components/drawn-screens.tsx";
import { answerContact } from "~/features/business/crm/crm.form.server.ts";
import { contactView } from "~/features/business/crm/crm.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["crm"] };

/** Somebody of the list. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await contactView(context, actor, params.contact ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.contact.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerContact(context, actor, params.contact ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrmContactRoute() {
  return (
    <DrawnContact view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
