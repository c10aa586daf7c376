import { useCallback, useEffect, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { wantsLessMotion } from "~/lib/motion.ts";
import { useToast } from "~/services/toast-client.ts";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import type { ChatRefusal } from "../chat.form.server.ts";
import type { Chat } from "../joe.queries.server.ts";
import { joeToasts } from "../joe.toasts.ts";
import { type Mood, moodAfter } from "../mood.logic.ts";
import { thinkingTime } from "../persona.logic.ts";
import type { Draft } from "./question-box.tsx";

const CONVERSATION = "/api/joe/conversation";

const isChat = (answer: object): answer is Chat => "messages" in answer;

/** An answer that is neither a conversation nor a refusal is an error. */
async function exchange(form?: FormData): Promise<Chat | ChatRefusal> {
  const body = form && new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const answer: unknown = await (await fetch(CONVERSATION, body && { method: "POST", body })).json();
  if (typeof answer !== "object" || answer === null || !(isChat(answer) || "ok" in answer))
    throw new Error("the conversation could not be read");
  return answer as Chat | ChatRefusal;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whatever a refusal says, as something to show: the key of an error, or what Joe says. */
interface Problem {
  error?: string;
  failure?: string;
  /** Why an answer was not rated, or the conversation not cleared; it is no fault of the box. */
  unchanged?: string;
}

/** The panel's conversation: what it shows, and what its forms do. */
export function useChat(onMood: (mood: Mood) => void) {
  const [chat, setChat] = useState<Chat>();
  /** The question that Joe thinks about. */
  const [asked, setAsked] = useState<string>();
  const [problem, setProblem] = useState<Problem>({});
  const [draft, setDraft] = useState<Draft>({ text: "" });
  const [broken, setBroken] = useState<unknown>();
  const toast = useToast(joeToasts);
  /** What Joe says when the line to him is cut. */
  const cut = useText("joe")("cut");

  useEffect(() => {
    exchange().then((answer) => (isChat(answer) ? setChat(answer) : setBroken(answer)), setBroken);
  }, []);

  const ask = useCallback(
    async (form: FormData) => {
      const question = String(form.get("question")).trim();
      if (!question) return;
      if (question.length > QUESTION_MAX) return setProblem({ error: "errors.long" });
      const keep = (reason: Problem) => {
        setProblem(reason);
        setDraft({ text: question });
        onMood("neutral");
      };
      const since = performance.now();
      setAsked(question);
      setProblem({});
      setDraft({ text: "" });
      onMood("thinking");
      try {
        const answer = await exchange(form);
        if (isChat(answer)) {
          const newest = answer.messages.at(-1);
          const pace = thinkingTime(newest?.complexity ?? null, wantsLessMotion());
          await wait(Math.max(0, pace - (performance.now() - since)));
          setChat(answer);
          onMood(moodAfter(newest));
        } else keep({ failure: answer.failure, error: Object.values(answer.reply?.errors ?? {})[0] });
      } catch {
        keep({ failure: cut, error: "errors.failed" });
      }
      setAsked(undefined);
    },
    [onMood, cut],
  );

  /** Rates or clears; the page's toasts say what came of it. */
  const change = useCallback(
    async (form: FormData) => {
      const clears = form.get("intent") === "clear";
      try {
        const answer = await exchange(form);
        if (isChat(answer)) {
          setChat(answer);
          setProblem({});
          if (clears) onMood("neutral");
          toast(clears ? "conversationCleared" : "answerRated");
        } else if (answer.toast) toast(answer.toast);
        else setProblem({ unchanged: Object.values(answer.reply?.errors ?? {})[0] });
      } catch {
        setProblem({ unchanged: clears ? "errors.notCleared" : "errors.notRated" });
      }
    },
    [onMood, toast],
  );

  if (broken) throw broken;
  return {
    chat,
    asked,
    problem,
    draft,
    send: (form: FormData) => (form.get("intent") === "ask" ? ask : change)(form),
  };
}
