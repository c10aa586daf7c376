import { type FormEvent, useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { answersIn, passingLine } from "../line.ts";
import type { Mood } from "../mood.logic.ts";
import { ClearConversation } from "./clear-conversation.tsx";
import { Conversation } from "./conversation.tsx";
import { Greeting } from "./greeting.tsx";
import { JoeStatus } from "./joe-status.tsx";
import { QuestionBox } from "./question-box.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useChat } from "./use-chat.ts";

const CHAT = "/ai-hub?tab=chat";

interface ChatBodyProps {
  /** Whether it can be seen; then the box has the focus. */
  shown: boolean;
  onMood: (mood: Mood) => void;
}

/** The conversation in the panel: the page's own forms, sent without leaving the page underneath. */
export function ChatBody({ shown, onMood }: ChatBodyProps) {
  const t = useText("joe");
  const { chat, asked, problem, draft, send } = useChat(onMood);
  const scroll = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const ready = chat !== undefined;
  const lines = [
    ...(chat?.messages ?? []),
    ...(asked === undefined ? [] : [passingLine("user", asked)]),
    ...(problem.failure ? [passingLine("assistant", problem.failure, "failure")] : []),
  ];

  useEffect(() => {
    if (ready && shown) form.current?.querySelector("textarea")?.focus();
  }, [ready, shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line brings the newest question to the top
  useEffect(() => {
    const questions = scroll.current?.querySelectorAll<HTMLElement>("[data-role=user]");
    const newest = questions?.[questions.length - 1];
    if (scroll.current && newest) scroll.current.scrollTop = newest.offsetTop - 8;
  }, [lines.length, asked, shown]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const target = event.target as HTMLFormElement;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(target);
    if (submitter instanceof HTMLButtonElement && submitter.name) fields.set(submitter.name, submitter.value);
    if (asked === undefined) send(fields);
  }

  return (
    // Every form in here is caught; none of them has a handler of its own.
    <div onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      <div ref={scroll} className="relative grid min-h-0 flex-1 content-start gap-6 overflow-y-auto p-4">
        <div className="grid gap-3">
          <Greeting />
          <JoeStatus answers={answersIn(lines)} means={chat?.means} />
        </div>
        {chat?.earlier && (
          <TextLink href={`${CHAT}&before=${encodeURIComponent(chat.earlier)}`}>{t("earlier")}</TextLink>
        )}
        {chat && <Conversation lines={lines} thinking={asked !== undefined} action={CHAT} />}
        {chat && asked === undefined && (
          <>
            <Suggestions questions={chat.suggestions} idem={chat.idem} action={CHAT} busy={false} />
            {chat.messages.length > 0 && <ClearConversation action={CHAT} />}
          </>
        )}
      </div>
      {problem.unchanged && (
        <p role="alert" className="border-t border-line px-4 pt-3 font-medium text-danger">
          {t(problem.unchanged as Key<"joe">)}
        </p>
      )}
      <form ref={form} method="post" action={CHAT} className="border-t border-line p-4">
        <QuestionBox
          id="joe-question"
          idem={chat?.idem ?? ""}
          busy={!ready || asked !== undefined}
          error={problem.error}
          draft={draft}
        />
      </form>
    </div>
  );
}
