import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerRequest } from "~/features/business/tel-pro/call-desk.form.server.ts";
import { requestView } from "~/features/business/tel-pro/call-desk.view.server.ts";
import { DrawnCallRequest } from "~/features/business/tel-pro/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["tel-pro", "call-desk"] };

/** A firm's own page: everybody who has its address may ask to be called. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await requestView(context, params.desk ?? "", new URL(request.url).searchParams);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { answer, next } = await answerRequest(context, params.desk ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent, next }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function RequestCallRoute() {
  const { view } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return <DrawnCallRequest view={view} sent={posted?.sent} next={posted?.next} />;
}
