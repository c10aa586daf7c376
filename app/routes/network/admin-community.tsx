import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerQueue } from "~/features/network/community/community.form.server.ts";
import { queueView } from "~/features/network/community/community.view.server.ts";
import { DrawnQueue } from "~/features/network/community/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["community"] };

/** Posts that somebody flagged, and those that are held. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { view: await queueView(context, new URL(request.url).searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireAdmin(context, request);
  const answer = await answerQueue(context, member, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminCommunityRoute() {
  return (
    <DrawnQueue view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
