import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnReminder } from "~/features/business/billing/components/drawn-screens.tsx";
import { answerReminder } from "~/features/business/billing/reminders.form.server.ts";
import { reminderView } from "~/features/business/billing/reminders.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["reminders"] };

/** One amount that is open, and the letters about it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { searchParams } = new URL(request.url);
  const view = await reminderView(context, actor, {
    exampleName: translator(context.language, "billing")("exampleName"),
    ...{ document: params.document ?? "", stage: searchParams.get("stage"), in: searchParams.get("in") },
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.project };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerReminder(context, actor, params.document ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PaymentReminderRoute() {
  return (
    <DrawnReminder view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
