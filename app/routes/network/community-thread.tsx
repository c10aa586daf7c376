import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerThread } from "~/features/network/community/community.form.server.ts";
import { threadView } from "~/features/network/community/community.view.server.ts";
import { DrawnThread } from "~/features/network/community/components/drawn-screens.tsx";
import { readForm, readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["community"] };

/** One thread, as far as whoever reads may see it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await threadView(context, params.thread ?? "", new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.thread.title }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "photo")
    : { form: await readForm(request), file: undefined };
  const answer = await answerThread(context, member, params.thread ?? "", form, file);
  if (!answer.ok) {
    if (answer.status === 404) throw refusal("not-found");
    return data({ sent: answer.sent }, answer.status);
  }
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CommunityThreadRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnThread view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
