import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerAsk } from "~/features/network/community/community.form.server.ts";
import { askView } from "~/features/network/community/community.view.server.ts";
import { DrawnAsk } from "~/features/network/community/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["community"] };

/** The form of a new thread. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireUser(context, request);
  return { view: await askView(context, `user:${id}`, new URL(request.url).searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const answer = await answerAsk(context, member, await readForm(request));
  if (answer.ok === "look") return data({ sent: answer.sent, before: answer.before });
  if (!answer.ok) return data({ sent: answer.sent, before: undefined }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CommunityAskRoute() {
  const done = useActionData<typeof action>();
  return <DrawnAsk view={useLoaderData<typeof loader>().view} sent={done?.sent} before={done?.before} />;
}
