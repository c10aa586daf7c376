import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnReminders } from "~/features/business/billing/components/drawn-screens.tsx";
import { answerReminders } from "~/features/business/billing/reminders.form.server.ts";
import { remindersView } from "~/features/business/billing/reminders.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["reminders"] };

/** What is late, and the letters about it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await remindersView(context, actor, visitorDay(request, context.now())) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerReminders(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PaymentRemindersRoute() {
  return (
    <DrawnReminders view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
