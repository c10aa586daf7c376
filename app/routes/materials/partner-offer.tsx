import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnOffer } from "~/features/materials/partners/components/drawn-screens.tsx";
import { answerClaim } from "~/features/materials/partners/partners.form.server.ts";
import { offerView } from "~/features/materials/partners/partners.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["partners"] };

/** One offer, and the code of whoever reads. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await offerView(context, params.offer ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerClaim(context, actor, params.offer ?? "", await readForm(request));
  if (!answer.ok) {
    if (answer.status === 404) throw refusal("not-found");
    return data({ sent: answer.sent }, answer.status);
  }
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PartnerOfferRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnOffer view={view} sent={useActionData<typeof action>()?.sent} />;
}
