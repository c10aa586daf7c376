import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnMentors } from "~/features/network/mentors/components/drawn-screens.tsx";
import { answerZone, readerOf } from "~/features/network/mentors/mentors.form.server.ts";
import { MENTORS } from "~/features/network/mentors/mentors.limits.ts";
import { knownZone, mentorsView } from "~/features/network/mentors/mentors.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["mentors"] };

/** Mentors that fit what the address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const zone = await knownZone(context, visitorZone(request));
  const { searchParams } = new URL(request.url);
  return { view: await mentorsView(context, await readerOf(context), searchParams, zone) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { search } = new URL(request.url);
  const answer = await answerZone(context, await readForm(request), `${MENTORS}${search}`);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function HireAMentorRoute() {
  return (
    <DrawnMentors view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
