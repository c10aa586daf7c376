import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { Icon } from "~/ui/icon.tsx";
import { Conversation, type Line } from "./conversation.tsx";
import { JoeFace } from "./joe-face.tsx";
import { QuestionBox } from "./question-box.tsx";

const CHAT = "/ai-hub?tab=chat";
const ICON_BUTTON = "grid size-12 cursor-pointer place-items-center rounded-control hover:bg-sunken";

interface Answer {
  reply?: FormReply;
  failure?: string;
}

/** The greeting of the hour, known only to the browser. */
function greeting(): "morning" | "afternoon" | "evening" {
  const hour = new Date().getHours();
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
}

/** Joe over any page: reads and writes the same conversation as his own page. */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const t = useText("joe");
  const conversation = useFetcher<{ messages: Line[]; idem: string }>();
  const question = useFetcher<Answer>();
  const [minimised, setMinimised] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { load } = conversation;

  useEffect(() => load(CHAT), [load]);
  useEffect(() => {
    if (conversation.data && !minimised) panel.current?.querySelector("textarea")?.focus();
  }, [conversation.data, minimised]);

  const lines = conversation.data?.messages ?? [];
  const busy = question.state !== "idle";
  const asked = busy ? question.formData?.get("question") : undefined;
  const shown: Line[] = [
    ...lines,
    ...(typeof asked === "string"
      ? [{ id: "asked", role: "user", content: asked, origin: null } as const]
      : []),
    ...(question.data?.failure && !busy
      ? [{ id: "failure", role: "assistant", content: question.data.failure, origin: "failure" } as const]
      : []),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is brought into view
  useEffect(() => {
    panel.current?.querySelector("[data-end]")?.scrollIntoView({ block: "end" });
  }, [shown.length, busy, minimised]);

  return (
    <section
      ref={panel}
      aria-label={t("title")}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      className="fixed inset-x-2 bottom-2 z-40 flex max-h-[min(40rem,calc(100dvh-5rem))] flex-col rounded-surface border border-line bg-paper shadow-float sm:inset-x-auto sm:end-8 sm:bottom-8 sm:w-[26rem]"
    >
      <header className="flex items-center gap-2 border-b border-line ps-4">
        <JoeFace className="size-9" />
        <h2 className="flex-1 font-bold">{t("title")}</h2>
        <a href={CHAT} aria-label={t("fullPage")} onClick={onClose} className={ICON_BUTTON}>
          <Icon name="maximize-2" />
        </a>
        <button
          type="button"
          aria-expanded={!minimised}
          aria-label={t(minimised ? "restore" : "minimise")}
          onClick={() => setMinimised(!minimised)}
          className={ICON_BUTTON}
        >
          <Icon name={minimised ? "plus" : "minus"} />
        </button>
        <button type="button" aria-label={t("close")} onClick={onClose} className={ICON_BUTTON}>
          <Icon name="x" />
        </button>
      </header>
      {!minimised && (
        <>
          <div className="min-h-40 flex-1 overflow-y-auto p-4" tabIndex={-1}>
            <p className="mb-6 text-muted">
              {t(greeting())} {t("intro")}
            </p>
            <Conversation lines={shown} thinking={busy} />
            <div data-end />
          </div>
          <question.Form method="post" action={CHAT} className="border-t border-line p-4">
            <input type="hidden" name="panel" value="1" />
            <QuestionBox
              idem={conversation.data?.idem ?? ""}
              busy={busy || !conversation.data}
              error={question.data?.reply?.errors.question}
              typed={question.data?.reply?.fields.question}
              answered={lines.length}
            />
          </question.Form>
        </>
      )}
    </section>
  );
}
