import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnOwn } from "~/features/safety/tailgate/components/drawn-screens.tsx";
import { answerOwn } from "~/features/safety/tailgate/tailgate.form.server.ts";
import { ownView } from "~/features/safety/tailgate/tailgate.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["tailgate"] };

/** The form for a talk of one's own; `?talk=` is the one that is changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = (new URL(request.url).searchParams.get("talk") ?? "").slice(0, 60);
  const view = await ownView(context, await presentReader(context), id);
  if (!view) throw refusal("not-found");
  return { view };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerOwn(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function TailgateOwnRoute() {
  return <DrawnOwn view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
