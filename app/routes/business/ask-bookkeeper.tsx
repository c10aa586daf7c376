import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerAsking } from "~/features/business/back-office/bookkeeper.form.server.ts";
import { askingView } from "~/features/business/back-office/bookkeeper.view.server.ts";
import { DrawnAsk } from "~/features/business/back-office/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["ask-bookkeeper", "back-office", "month-end", "process"] };

/** What a bookkeeper is asked, and the form of another question. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const params = new URL(request.url).searchParams;
  const view = await askingView(context, actor, { params, day: visitorDay(request, context.now()) });
  return data({ view }, view.isMissing ? 404 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerAsking(context, actor, {
    form: await readForm(request),
    request: (new URL(request.url).searchParams.get("request") ?? "").slice(0, 80),
    day: visitorDay(request, context.now()),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AskBookkeeperRoute() {
  return <DrawnAsk view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
