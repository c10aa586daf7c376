import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnBecome } from "~/features/network/mentors/components/drawn-screens.tsx";
import { answerMentor, personOf } from "~/features/network/mentors/mentors.form.server.ts";
import { becomeView, zoneOf } from "~/features/network/mentors/mentors.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["mentors"] };

/** What somebody offers as a mentor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  return { view: await becomeView(context, actor, await zoneOf(context, visitorZone(request))) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const answer = await answerMentor(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BecomeAMentorRoute() {
  return (
    <DrawnBecome view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
