import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { DrawnQuestion } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerQuestion, questionView } from "~/features/university/courses/questions.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { isAdmin, requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["courses", "talk"] };

type Asked = Pick<LoaderFunctionArgs, "request" | "context">;

/** Whoever asks does so in a workspace of their own. */
async function speakerOf({ request, context }: Asked) {
  const member = await requireUser(context, request);
  return { person: inOwn(`user:${member.id}`), isAdmin: isAdmin(context, member) };
}

/** A question about a lesson, for whoever asked and whoever teaches it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const speaker = await speakerOf({ request, context });
  const view = await questionView(context, speaker, params.question ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const speaker = await speakerOf({ request, context });
  const answer = await answerQuestion(context, speaker, {
    id: params.question ?? "",
    form: await readForm(request),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CourseQuestionRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnQuestion view={view} sent={useActionData<typeof action>()?.sent} />;
}
