import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnUniversity } from "~/features/university/courses/components/drawn-screens.tsx";
import { readingLearner } from "~/features/university/courses/courses.learner.server.ts";
import { answerUniversity } from "~/features/university/courses/learning.form.server.ts";
import { universityView } from "~/features/university/courses/university.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["university", "courses"] };

/** The paths; `?path=` shows one, `about` names a lesson that somebody would translate. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const view = await universityView(context, await readingLearner(context), search);
  return { view, idem: context.formKey() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerUniversity(context, {
    form: await readForm(request),
    today: visitorDay(request, context.now()),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function UniversityRoute() {
  const { view, idem } = useLoaderData<typeof loader>();
  return <DrawnUniversity view={view} idem={idem} sent={useActionData<typeof action>()?.sent} />;
}
