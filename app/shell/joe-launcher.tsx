import { useLocation } from "@remix-run/react";
import { type ComponentType, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import type { ChatPanelProps } from "~/features/assistant/joe/components/chat-panel.tsx";
import { JoeFace } from "~/features/assistant/joe/components/joe-face.tsx";
import { MOOD_EMOJI, type Mood } from "~/features/assistant/joe/mood.logic.ts";
import { useText } from "~/i18n/i18n.tsx";

const CHAT = "/ai-hub?tab=chat";

/** Joe has no button where one is with him. */
export const launcherStandsAt = (pathname: string) => pathname !== "/ai-hub";

/**
 * Opens Joe from any page: a link to his page, and after hydration a panel, also if the press itself triggered
 * hydration. A phone's tab bar reserves space for it; in wider windows it is beside the content, or moves to the edge
 * to uncover controls.
 */
export function JoeLauncher() {
  const t = useText("shell");
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const place = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<{ View: ComponentType<ChatPanelProps> }>();
  const [open, setOpen] = useState(false);
  const [mood, setMood] = useState<Mood>("neutral");
  const [aside, setAside] = useState(false);
  const atHome = !launcherStandsAt(pathname);
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

  useEffect(() => {
    if (atHome) return;
    let stop: (() => void) | undefined;
    let left = false;
    import("./covers-control.ts")
      .then(({ watchCovering }) => {
        if (!left && place.current) stop = watchCovering(place.current, setAside);
      })
      // Without it the button stays where it is.
      .catch(() => {});
    return () => {
      left = true;
      stop?.();
    };
  }, [atHome]);

  if (atHome) return null;

  async function show(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { default: View } = await import("~/features/assistant/joe/components/chat-panel.tsx");
      setPanel((shown) => shown ?? { View });
      setOpen(true);
    } catch {
      // The panel is out of reach; its page may not be.
      window.location.assign(CHAT);
    }
  }

  const name = t("screens.hub.title");
  return (
    <>
      {/* A landmark of its own: it belongs to no part of the page. */}
      <aside ref={place} aria-label={name} data-floating className="joe-place">
        <a
          ref={link}
          href={CHAT}
          aria-label={`${MOOD_EMOJI[mood]} ${name}`}
          title={t(`joe.${mood}`)}
          data-mood={mood}
          data-early=""
          data-aside={aside || undefined}
          onClick={show}
          className={open ? "joe-button invisible" : "joe-button"}
        >
          <JoeFace mood={mood} className="size-12" />
          <span className="max-[100rem]:hidden">{name}</span>
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
