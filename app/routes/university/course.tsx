import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnCourse } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerCourse } from "~/features/university/courses/courses.form.server.ts";
import { readingLearner } from "~/features/university/courses/courses.learner.server.ts";
import { courseView } from "~/features/university/courses/courses.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["courses"] };

/** A course with its lessons, and where the visitor stands in it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await courseView(context, await readingLearner(context), params.course ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerCourse(context, params.course ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CourseRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnCourse view={view} sent={useActionData<typeof action>()?.sent} />;
}
