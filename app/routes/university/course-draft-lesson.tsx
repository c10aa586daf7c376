import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnDraftLesson } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerDraftLesson } from "~/features/university/courses/drafts.form.server.ts";
import { draftLessonView } from "~/features/university/courses/drafts.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["courses", "authoring"] };

/** A lesson that is being written, with its questions; `?question=` chooses the one that is changed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await draftLessonView(context, actor, params.draft ?? "", params.lesson ?? "");
  if (!view) throw refusal("not-found");
  const chosen = new URL(request.url).searchParams.get("question") ?? undefined;
  return { view, chosen, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerDraftLesson(context, actor, {
    ...{ id: params.draft ?? "", lesson: params.lesson ?? "" },
    form: await readForm(request),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CourseDraftLessonRoute() {
  const { view, chosen } = useLoaderData<typeof loader>();
  return <DrawnDraftLesson view={view} chosen={chosen} sent={useActionData<typeof action>()?.sent} />;
}
