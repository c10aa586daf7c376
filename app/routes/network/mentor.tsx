import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnMentor } from "~/features/network/mentors/components/drawn-screens.tsx";
import {
  answerBook,
  answerZone,
  personOf,
  readerOf,
} from "~/features/network/mentors/mentors.form.server.ts";
import { mentorPath } from "~/features/network/mentors/mentors.limits.ts";
import {
  knownZone,
  mentorView,
  nearestDays,
  zoneOf,
} from "~/features/network/mentors/mentors.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["mentors"] };

/** One mentor, and when they are free by the reader's clock. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const zone = await knownZone(context, visitorZone(request));
  const week = new URL(request.url).searchParams.get("week");
  const view = await mentorView(context, await readerOf(context), params.mentor ?? "", { zone, week });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.shownAs };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.mentor ?? "";
  const form = await readForm(request);
  const answer =
    form.get("intent") === "zone"
      ? await answerZone(context, form, `${mentorPath(id)}#times`)
      : await answerBook(context, personOf(await requireUser(context, request)), id, form);
  if (!answer.ok) {
    const zone = await zoneOf(context, visitorZone(request));
    return data({ sent: answer.sent, nearest: nearestDays(context, answer.sent, zone) }, answer.status);
  }
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MentorRoute() {
  const answer = useActionData<typeof action>();
  return (
    <DrawnMentor view={useLoaderData<typeof loader>().view} sent={answer?.sent} nearest={answer?.nearest} />
  );
}
