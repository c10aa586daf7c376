import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnTest } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerTest } from "~/features/university/courses/courses.form.server.ts";
import { readingLearner } from "~/features/university/courses/courses.learner.server.ts";
import { testView } from "~/features/university/courses/courses.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["courses"] };

/** The test of a course; `?attempt=` is what came of one of the visitor's own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await testView(context, await readingLearner(context), {
    id: params.course ?? "",
    attempt: new URL(request.url).searchParams.get("attempt"),
    today: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerTest(context, {
    id: params.course ?? "",
    form: await readForm(request),
    today: visitorDay(request, context.now()),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CourseTestRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnTest view={view} sent={useActionData<typeof action>()?.sent} />;
}
