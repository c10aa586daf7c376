import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerThread } from "~/features/network/community/community.form.server.ts";
import { threadView } from "~/features/network/community/community.view.server.ts";
import { DrawnThread } from "~/features/network/community/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["community"] };

/** One thread, as far as whoever reads may see it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await threadView(context, params.thread ?? "", new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.thread.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const answer = await answerThread(context, member, params.thread ?? "", await readForm(request));
  if (!answer.ok) {
    if (answer.status === 404) throw refusal("not-found");
    return data({ sent: answer.sent }, answer.status);
  }
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CommunityThreadRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnThread view={view} sent={useActionData<typeof action>()?.sent} />;
}
