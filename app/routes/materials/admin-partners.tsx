import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnReview } from "~/features/materials/partners/components/drawn-screens.tsx";
import { answerReview } from "~/features/materials/partners/partners.form.server.ts";
import { reviewView } from "~/features/materials/partners/partners.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["partners", "process"] };

/** Firms that wait for an administrator. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  return { view: await reviewView(context, { kind: "administrator", owner: `user:${id}` }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const partner = new URL(request.url).searchParams.get("partner") ?? "";
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const answer = await answerReview(context, who, partner, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminPartnersRoute() {
  return (
    <DrawnReview view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
