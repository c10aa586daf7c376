import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnSession } from "~/features/network/mentors/components/drawn-screens.tsx";
import { answerSession, personOf } from "~/features/network/mentors/mentors.form.server.ts";
import { nearestDays, sessionView, zoneOf } from "~/features/network/mentors/mentors.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["mentors", "process"] };

/** One session, for its two people alone. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const zone = await zoneOf(context, visitorZone(request));
  const view = await sessionView(context, actor, params.session ?? "", zone);
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.who };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const answer = await answerSession(context, actor, params.session ?? "", await readForm(request));
  if (!answer.ok) {
    const zone = await zoneOf(context, visitorZone(request));
    return data({ sent: answer.sent, nearest: nearestDays(context, answer.sent, zone) }, answer.status);
  }
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MentorSessionRoute() {
  const answer = useActionData<typeof action>();
  return (
    <DrawnSession view={useLoaderData<typeof loader>().view} sent={answer?.sent} nearest={answer?.nearest} />
  );
}
