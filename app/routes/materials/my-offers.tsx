import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnClaims } from "~/features/materials/partners/components/drawn-screens.tsx";
import { answerUse } from "~/features/materials/partners/partners.form.server.ts";
import { claimsView } from "~/features/materials/partners/partners.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["partners"] };

/** The codes of a member. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireUser(context, request);
  return { view: await claimsView(context, `user:${id}`) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireUser(context, request);
  const answer = await answerUse(context, `user:${id}`, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MyOffersRoute() {
  return (
    <DrawnClaims view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
