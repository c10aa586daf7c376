import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { answerSingle } from "~/features/joe/single-question.commands.server.ts";
import { VoiceScreen } from "~/features/voice/components/voice-screen.tsx";
import { answerVoiceQuestion } from "~/features/voice/voice.commands.server.ts";
import { SetupQuery, VoiceQuestion } from "~/features/voice/voice.schemas.ts";
import { type FormReply, parseForm, readForm, replyOf } from "~/services/form.server.ts";
import type { Toast } from "~/services/toast.ts";
import { ToastMessage } from "~/shell/toast-message.tsx";
import { innermost } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";

export const handle = { i18n: ["voice"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = v.parse(SetupQuery, Object.fromEntries(new URL(request.url).searchParams));
  // When the worker does not answer, a key of one's own is asked for, and the start says what is wrong.
  const holdsKey = await context.voice.holdsKey().catch(() => false);
  return { idem: crypto.randomUUID(), setup: { ...query, holdsKey } };
}

const refused = (reply: FormReply, status: number, toast?: Toast) =>
  data({ reply, answered: undefined, toast }, status);

/**
 * Answers a typed question on the page itself: it is asked as nobody, nothing of it is kept but what goes into the
 * learning queue, and that once per form.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), VoiceQuestion);
  if (submission.status !== "success") return refused(replyOf(submission), 400);
  const { question, idem } = submission.value;
  const kept: FormReply = { fields: { question }, errors: {} };
  try {
    if (!(await context.rateLimit.allows("ask")))
      return refused({ ...kept, errors: { question: "errors.busy" } }, 429);
    const form = { idem, owner: await context.visitor.ensureOwner() };
    const { answer, failure } = await answerVoiceQuestion({
      language: context.language,
      ask: () => answerSingle(context, { question, form }, { complexity: "auto", signal: request.signal }),
      contact: context.env.contact.email,
    });
    const answered = { question, answer, failure };
    if (!failure) return data({ reply: undefined, answered, toast: undefined });
    const toast: Toast = { code: "joeBackup" };
    return data({ reply: kept, answered, toast }, 500);
  } catch (error) {
    if (error instanceof Response) throw error;
    log({ level: "error", event: "voice.question-failed", ...errorFields(innermost(error)) });
    return refused({ ...kept, formError: "errors.kept" }, 500, { code: "voiceQuestionFailed" });
  }
}

export default function VoiceAssistantRoute() {
  const answer = useActionData<typeof action>();
  return (
    <>
      <VoiceScreen {...useLoaderData<typeof loader>()} reply={answer?.reply} answered={answer?.answered} />
      {answer?.toast && <ToastMessage toast={answer.toast} source="page" />}
    </>
  );
}
