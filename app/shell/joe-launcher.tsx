import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { JoeFace } from "~/features/joe/components/joe-face.tsx";
import { useText } from "~/i18n/i18n.tsx";

/** Fetched when somebody first opens it. */
const ChatPanel = lazy(() => import("~/features/joe/components/chat-panel.tsx"));

/** Opens Joe from anywhere: a link to his page, and a panel over this one once scripts run. */
export function JoeLauncher() {
  const t = useText("shell");
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  if (pathname === "/ai-hub") return null;
  // A landmark of its own: it belongs to no part of the page.
  const launcher = (
    <aside aria-label={t("screens.hub.title")}>
      <a
        href="/ai-hub?tab=chat"
        aria-label={t("screens.hub.title")}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className="fixed end-4 bottom-20 z-30 inline-flex min-h-14 items-center gap-2 rounded-full bg-ink p-1 font-bold text-paper shadow-float hover:bg-accent-strong hover:text-on-accent md:end-8 md:bottom-8 sm:pe-5"
      >
        <JoeFace className="size-12" />
        <span className="max-sm:hidden">{t("screens.hub.title")}</span>
      </a>
    </aside>
  );
  if (!open) return launcher;
  return (
    <Suspense fallback={launcher}>
      <ChatPanel onClose={() => setOpen(false)} />
    </Suspense>
  );
}
