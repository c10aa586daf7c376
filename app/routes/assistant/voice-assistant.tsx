import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { warningAnswer } from "~/features/assistant/joe/answer.server.ts";
import { readQuestion } from "~/features/assistant/joe/question.ts";
import { answerSingle } from "~/features/assistant/joe/single-question.commands.server.ts";
import type { Answered } from "~/features/assistant/voice/components/voice-answer-card.tsx";
import { VoiceScreen } from "~/features/assistant/voice/components/voice-screen.tsx";
import { deleteTalk, keepTalk, MOST_KEPT } from "~/features/assistant/voice/transcripts.commands.server.ts";
import { readVoiceSetting } from "~/features/assistant/voice/voice.queries.server.ts";
import { DeleteTalk, KeepTalk, VoiceQuestion } from "~/features/assistant/voice/voice.schemas.ts";
import { voiceToasts } from "~/features/assistant/voice/voice.toasts.ts";
import { answerVoiceQuestion } from "~/features/assistant/voice/voice-answer.server.ts";
import { type FormReply, parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import type { ToastCodeOf } from "~/services/toast.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { PageToast } from "~/shell/page-toast.tsx";
import { innermost, isUnavailable } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";

export const handle = {
  i18n: ["voice"],
  // The setup form was sent where scripts had not come, and the next press should find them awake.
  hydrate: (url: URL) => (url.searchParams.has("mode") ? "load" : "touch"),
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readVoiceSetting(context, new URL(request.url).searchParams);
}

const refused = (reply: FormReply, status: number, toast?: ToastCodeOf<"voice">) =>
  data({ reply, answered: undefined, toast }, status);

/** Keeps or deletes a member's conversation. */
async function changeKept(form: FormData, { request, context }: ActionFunctionArgs) {
  const keeps = form.get("intent") === "keep";
  // What was said is on the page alone, and leading away from there to sign in would lose it.
  if (keeps && !(await context.session.current()))
    return refused({ fields: {}, errors: {}, formError: "errors.signedOut" }, 401);
  const owner: Owner = `user:${(await requireUser(context, request)).id}`;
  const submission = parseForm(form, keeps ? KeepTalk : DeleteTalk);
  if (submission.status !== "success")
    return refused({ fields: {}, errors: {}, formError: "errors.form" }, 400);
  const change = submission.value;
  if (change.intent === "delete") {
    await deleteTalk(context, owner, change);
    await context.toast.set("talkDeleted");
  } else {
    const result = await keepTalk(context, owner, { id: change.idem, lines: change.lines });
    await context.toast.set(result.ok ? "talkKept" : "talksFull", { max: MOST_KEPT });
  }
  return redirect("/voice-assistant", 303);
}

/**
 * Answers a typed question on the page itself: it is asked as nobody, nothing of it is kept but what goes into the
 * learning queue, and that once per form.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await readForm(request);
  if (form.has("intent") && form.get("intent") !== "ask") return changeKept(form, args);
  const submission = parseForm(form, VoiceQuestion);
  if (submission.status !== "success") return refused(replyOf(submission), 400);
  const { question, idem, earlier } = submission.value;
  const read = readQuestion(question, context.language, earlier);
  const kept: FormReply = { fields: { question }, errors: {} };
  try {
    const warning = warningAnswer(read);
    const allowed = context.rateLimit.allows("ask");
    if (!(await (warning ? allowed.catch(() => false) : allowed))) {
      if (warning) return data({ reply: kept, answered: { question, answer: warning }, toast: undefined });
      return refused({ ...kept, errors: { question: "errors.busy" } }, 429);
    }
    const once = { idem, owner: await context.visitor.ensureOwner() };
    const { answer, failure } = await answerVoiceQuestion({
      language: context.language,
      ask: async () => {
        const options = { complexity: "auto", signal: request.signal } as const;
        return (await answerSingle(context, { question: read, form: once }, options)).answer;
      },
      contact: context.env.contact.email,
    });
    const answered = { question, answer, failure };
    if (!failure) return data({ reply: undefined, answered, toast: undefined });
    const toast: ToastCodeOf<"voice"> = "joeBackup";
    return data({ reply: kept, answered, toast }, 500);
  } catch (error) {
    if (error instanceof Response) throw error;
    log({ level: "error", event: "voice.question-failed", ...errorFields(innermost(error)) });
    const status = isUnavailable(error) ? 503 : 500;
    return refused({ ...kept, formError: "errors.kept" }, status, "voiceQuestionFailed");
  }
}

/** A question whose line is cut on the way is answered by the page, which still holds what was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    // Nobody's answer, or that of somebody on the way; an answer of the site's own is a response.
    const cut = !isRouteErrorResponse(error) && !(error instanceof Response);
    if (!cut || sent.get("intent") !== "ask") throw error;
    const question = String(sent.get("question")).trim();
    const reply: FormReply = { fields: { question }, errors: {} };
    const toast: ToastCodeOf<"voice"> = "voiceQuestionFailed";
    // A failure by its status: nothing else of the page is asked for anew, which would not come either.
    return Response.json({ reply, answered: { question } satisfies Answered, toast }, { status: 503 });
  }
}

export default function VoiceAssistantRoute() {
  const answer = useActionData<typeof action>();
  return (
    <>
      <VoiceScreen
        {...useLoaderData<typeof loader>()}
        reply={answer?.reply}
        answered={answer?.answered}
        failed={answer?.toast}
      />
      {answer?.toast && !answer.reply?.formError && (
        <PageToast toasts={voiceToasts} code={answer.toast} answer={answer} />
      )}
    </>
  );
}
