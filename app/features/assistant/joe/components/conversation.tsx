import { useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { type Line, newestExchangeFirst } from "../line.ts";
import { AnswerBlock } from "./answer-block.tsx";
import { JoeFace } from "./joe-face.tsx";

interface ConversationProps {
  /** Oldest first. */
  lines: readonly Line[];
  thinking: boolean;
  /** Where an answer's forms go: the page that shows it. */
  action: string;
  /** Each question before its answer, but the newest of them first: for a page whose box stands above. */
  newestFirst?: boolean;
}

/** What is read out: that Joe thinks, and then his answer; never what the page was opened with. */
function useAnnouncement(lines: readonly Line[], thinking: boolean): string {
  const t = useText("joe");
  const newest = lines.at(-1);
  const opened = useRef(newest?.id);
  if (thinking) return t("thinking");
  return newest?.role === "assistant" && newest.id !== opened.current ? newest.content : "";
}

/** What was said. Every text is shown as text, whatever it contains. */
export function Conversation({ lines, thinking, action, newestFirst = false }: ConversationProps) {
  const t = useText("joe");
  const announcement = useAnnouncement(lines, thinking);
  const latest = lines.at(-1)?.id;
  const thought = thinking && (
    <li className="flex items-center gap-3 text-muted" data-thinking>
      <JoeFace mood="thinking" className="size-10 shrink-0" />
      {t("thinking")}
    </li>
  );
  return (
    <div role="log" aria-live="off" aria-label={t("conversation")}>
      <ol className="grid gap-6">
        {newestFirst && thought}
        {(newestFirst ? newestExchangeFirst(lines) : lines).map((line) => (
          <li
            key={line.id}
            id={line.id === latest ? "latest" : undefined}
            data-role={line.role}
            className={line.role === "user" ? "ms-auto max-w-[85%]" : "flex items-start gap-3"}
          >
            {line.role === "user" ? (
              <div className="rounded-surface bg-sunken px-4 py-3">
                <span className="sr-only">{t("you")}: </span>
                <p dir="auto" className="whitespace-pre-line">
                  {line.content}
                </p>
              </div>
            ) : (
              <>
                <JoeFace className="size-10 shrink-0 max-sm:hidden" />
                <span className="sr-only">{t("joe")}: </span>
                <AnswerBlock line={line} action={action} />
              </>
            )}
          </li>
        ))}
        {!newestFirst && thought}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
