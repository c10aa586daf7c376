import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnMonthEnd } from "~/features/business/back-office/components/drawn-screens.tsx";
import { answerMonthEnd } from "~/features/business/back-office/month-end.form.server.ts";
import { askedMonth, monthEndView } from "~/features/business/back-office/month-end.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["month-end"] };

function askedOf(request: Request, now: Date) {
  const day = visitorDay(request, now);
  return { day, month: askedMonth(new URL(request.url).searchParams, day) };
}

/** What is open and what was looked at at the end of a month. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await monthEndView(context, actor, askedOf(request, context.now())) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const asked = askedOf(request, context.now());
  const answer = await answerMonthEnd(context, actor, { form: await readForm(request), ...asked });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MonthEndRoute() {
  return (
    <DrawnMonthEnd view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
