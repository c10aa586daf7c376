import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnFirm } from "~/features/materials/partners/components/drawn-screens.tsx";
import { answerFirm } from "~/features/materials/partners/partners.form.server.ts";
import { firmView } from "~/features/materials/partners/partners.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["partners", "process"] };

/** A firm as a partner. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await firmView(context, actor) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerFirm(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PartnerFormRoute() {
  return <DrawnFirm view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
