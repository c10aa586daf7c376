import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerClocks } from "~/features/business/back-office/clock.form.server.ts";
import { clocksView } from "~/features/business/back-office/clock.view.server.ts";
import { DrawnClocks } from "~/features/business/back-office/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["lien-clocks"] };

/** The clocks of a workspace and the days of each state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await clocksView(context, actor, { day: visitorDay(request, context.now()) }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const sent = { form: await readForm(request), day: visitorDay(request, context.now()) };
  const answer = await answerClocks(context, actor, sent);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LienClocksRoute() {
  return (
    <DrawnClocks view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
