import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Listen } from "~/features/safety/tailgate/components/listen.tsx";
import { DrawnLesson } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerAsk, answerLesson } from "~/features/university/courses/courses.form.server.ts";
import { readingLearner } from "~/features/university/courses/courses.learner.server.ts";
import { lessonView } from "~/features/university/courses/courses.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["courses"] };

/** One lesson, by its name or its number. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { course = "", lesson = "" } = params;
  const view = await lessonView(context, await readingLearner(context), course, lesson);
  if (!view) throw refusal("not-found");
  const { listen, ...rest } = view;
  return { view: rest, listen, pageTitle: view.lesson.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { course: id = "", lesson: key = "" } = params;
  const form = await readForm(request);
  if (form.get("intent") === "ask") {
    const asked = await answerAsk(context, { id, key, form });
    if (!asked.ok) return data({ sent: asked.sent }, asked.status);
    await context.toast.set(asked.toast);
    return redirect(asked.to, 303);
  }
  const answer = await answerLesson(context, { id, key, form });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  return redirect(answer.to, 303);
}

export default function CourseLessonRoute() {
  const { view, listen } = useLoaderData<typeof loader>();
  return (
    <>
      {listen && <Listen key={view.lesson.id} {...listen} />}
      <DrawnLesson view={view} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
