import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnOffer } from "~/features/equipment/lodging/components/drawn-screens.tsx";
import { answerOffer } from "~/features/equipment/lodging/houses.form.server.ts";
import { offerView } from "~/features/equipment/lodging/houses.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["lodging"] };

/** Own houses that are listed, and the form for another. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  return { view: await offerView(context, await presentMember(context, member)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  const answer = await answerOffer(context, actor, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ListLodgingRoute() {
  return (
    <DrawnOffer view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
