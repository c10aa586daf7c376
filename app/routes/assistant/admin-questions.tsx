import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { QuestionScreen } from "~/features/assistant/learning-queue/components/question-screen.tsx";
import { QueueScreen } from "~/features/assistant/learning-queue/components/queue-screen.tsx";
import { changeQueue } from "~/features/assistant/learning-queue/learning-queue.commands.server.ts";
import { questionPath } from "~/features/assistant/learning-queue/learning-queue.logic.ts";
import {
  readQuestionPage,
  readQueue,
} from "~/features/assistant/learning-queue/learning-queue.queries.server.ts";
import {
  type QueueChange,
  QueueStep,
  readFilter,
  readSearch,
  WriteAnswer,
} from "~/features/assistant/learning-queue/learning-queue.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";

export const handle = { i18n: ["learning-queue"] };

/** The queue, or with `question` in the address that question. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const search = new URL(request.url).searchParams;
  const id = search.get("question");
  if (id === null) return { queue: await readQueue(context.db, readFilter(search)), page: undefined };
  const page = await readQuestionPage(context.db, id, context.language, readSearch(search.get("find")));
  if (!page) throw refusal("not-found");
  // A merged question is looked at where it was merged into.
  if (page.question.id !== id) throw redirect(questionPath(page.question.id), 303);
  return { queue: undefined, page: { ...page, idem: context.formKey() } };
}

const DONE = {
  answer: "questionAnswered",
  choose: "questionAnswered",
  merge: "questionsMerged",
  separate: "questionSeparated",
  dismiss: "questionDismissed",
  restore: "questionRestored",
} as const satisfies Record<QueueChange["intent"], ToastCode>;

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireAdmin(context, request);
  const form = await readForm(request);
  const submission = parseForm(form, form.get("intent") === "answer" ? WriteAnswer : QueueStep);
  if (submission.status !== "success") return data({ reply: replyOf(submission), changed: false }, 400);
  const change = submission.value;
  const result = await changeQueue(context, `user:${member.id}`, change);
  if (!result.ok) {
    // Only the form that was typed in has something to keep.
    const reply = change.intent === "answer" ? replyOf(submission) : undefined;
    return data({ reply, changed: true }, 409);
  }
  await context.toast.set(DONE[change.intent]);
  return redirect(questionPath(change.intent === "merge" ? change.into : change.id), 303);
}

export default function QuestionsRoute() {
  const { queue, page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!page) return <QueueScreen {...queue} reply={answer?.reply} />;
  return <QuestionScreen {...page} reply={answer?.reply} changed={answer?.changed ?? false} />;
}
