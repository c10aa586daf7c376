import { useLocation } from "@remix-run/react";
import { type ComponentType, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import type { ChatPanelProps } from "~/features/joe/components/chat-panel.tsx";
import { JoeFace } from "~/features/joe/components/joe-face.tsx";
import { MOOD_EMOJI, type Mood } from "~/features/joe/mood.logic.ts";
import { useText } from "~/i18n/i18n.tsx";

const CHAT = "/ai-hub?tab=chat";

/** Opens Joe from anywhere: a link to his page, and a panel over this one once scripts run. */
export function JoeLauncher() {
  const t = useText("shell");
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const [panel, setPanel] = useState<{ View: ComponentType<ChatPanelProps> }>();
  const [open, setOpen] = useState(false);
  const [mood, setMood] = useState<Mood>("neutral");
  const atHome = pathname === "/ai-hub";
  if (atHome && panel) {
    setPanel(undefined);
    setOpen(false);
    setMood("neutral");
  }

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) link.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (atHome) return null;

  async function show(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { default: View } = await import("~/features/joe/components/chat-panel.tsx");
      setPanel((shown) => shown ?? { View });
      setOpen(true);
    } catch {
      // The panel is out of reach; its page may not be.
      window.location.assign(CHAT);
    }
  }

  return (
    <>
      {/* A landmark of its own: it belongs to no part of the page. */}
      <aside aria-label={t("screens.hub.title")} className={open ? "invisible" : undefined}>
        <a
          ref={link}
          href={CHAT}
          aria-label={t("screens.hub.title")}
          title={`${MOOD_EMOJI[mood]} ${t(`joe.${mood}`)}`}
          data-mood={mood}
          onClick={show}
          className="fixed end-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 inline-flex min-h-14 items-center gap-2 rounded-full bg-ink p-1 font-bold text-paper shadow-float hover:bg-accent-strong hover:text-on-accent md:end-8 md:bottom-8 sm:pe-5"
        >
          <JoeFace mood={mood} className="size-12" />
          <span className="max-sm:hidden">{t("screens.hub.title")}</span>
        </a>
      </aside>
      {panel && (
        <Suspense fallback={null}>
          <panel.View open={open} onClose={() => setOpen(false)} mood={mood} onMood={setMood} />
        </Suspense>
      )}
    </>
  );
}
