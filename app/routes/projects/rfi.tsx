import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnRfi } from "~/features/projects/rfis/components/drawn-screens.tsx";
import { answerRfiPage } from "~/features/projects/rfis/rfis.form.server.ts";
import { rfiView } from "~/features/projects/rfis/rfis.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["rfis", "process", "talk"] };

/** One question of a job. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await rfiView(context, await presentReader(context), params.rfi ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.rfi.topic }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerRfiPage(context, params.rfi ?? "", request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function RfiRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnRfi view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
