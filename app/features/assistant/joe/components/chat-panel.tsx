import { type ReactNode, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { RetryBoundary } from "~/ui/retry-boundary.tsx";
import type { Mood } from "../mood.logic.ts";
import { ChatBody } from "./chat-body.tsx";
import { JoeFace } from "./joe-face.tsx";

const ICON_BUTTON = "grid size-12 cursor-pointer place-items-center rounded-control hover:bg-sunken";

function Broken({ children }: { children: ReactNode }) {
  const t = useText("joe");
  const shell = useText("shell");
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-4">
      <p className="font-bold text-danger">{shell("errors.title")}</p>
      <p>{t("brokenText")}</p>
      {children}
    </div>
  );
}

export interface ChatPanelProps {
  /** Closed it stays where it is and is not seen, so that an answer on its way still comes. */
  open: boolean;
  onClose: () => void;
  mood: Mood;
  onMood: (mood: Mood) => void;
}

/** Joe over any page: reads and writes the same conversation as his own page. */
export default function ChatPanel({ open, onClose, mood, onMood }: ChatPanelProps) {
  const t = useText("joe");
  const tryAgain = useText("shell")("errors.tryAgain");
  const [minimised, setMinimised] = useState(false);
  return (
    <section
      hidden={!open}
      data-panel
      aria-label={t("title")}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      className={`fixed inset-x-2 z-40 flex max-h-[min(40rem,calc(100dvh-1rem))] flex-col rounded-surface border border-line bg-paper shadow-float md:inset-x-auto md:end-8 md:bottom-8 md:w-[26rem] ${minimised ? "bottom-[calc(4.75rem+env(safe-area-inset-bottom))]" : "bottom-2"}`}
    >
      <header className="flex items-center gap-2 border-b border-line ps-4">
        <JoeFace mood={mood} className="size-9" />
        <h2 className="flex-1 font-bold">{t("title")}</h2>
        <a href="/ai-hub?tab=chat" aria-label={t("fullPage")} title={t("fullPage")} className={ICON_BUTTON}>
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
      <div hidden={minimised} className="flex min-h-0 flex-1 flex-col">
        <RetryBoundary
          fallback={(retry) => (
            <Broken>
              <Button type="button" variant="outline" onClick={retry}>
                {tryAgain}
              </Button>
            </Broken>
          )}
        >
          <ChatBody shown={open && !minimised} onMood={onMood} />
        </RetryBoundary>
      </div>
    </section>
  );
}
