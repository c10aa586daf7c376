import { useLocation } from "@remix-run/react";
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { type Pattern, vibrate } from "~/lib/vibration.ts";
import type { Toast } from "~/services/toast.ts";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { LiveToasts } from "./live-toasts.ts";

const ICONS = { ok: "check", warn: "triangle-alert", danger: "circle-alert" } as const satisfies Record<
  string,
  IconName
>;
const EDGES = { ok: "border-s-ok", warn: "border-s-warn", danger: "border-s-danger" } as const;
const COLOURS = { ok: "text-ok", warn: "text-warn", danger: "text-danger" } as const;
const FEELS = { ok: "success", warn: "default", danger: "error" } as const satisfies Record<string, Pattern>;

interface ToastMessageProps {
  toast: Toast;
  /** `flash` after a redirect, `page` as part of a page's own answer, which hides the others; `client` by a script. */
  source: "flash" | "page" | "client";
  /** Called when a `client` toast is over. */
  onEnd?: () => void;
}

/**
 * The one toast: small, and placed over fixed elements so that it covers no field; it is hidden when an error is
 * shown (both in `tailwind.css`). Without scripts it stays until its link dismisses it; with scripts it closes after
 * its time, which pauses while the pointer or the focus is on it.
 */
export function ToastMessage({ toast, source, onEnd }: ToastMessageProps) {
  const t = useText("shell");
  const { pathname, search } = useLocation();
  const live = useContext(LiveToasts);
  const latest = useSyncExternalStore(
    live.watch,
    () => live.latest,
    () => undefined,
  );
  const [over, setOver] = useState<Toast>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const end = useRef(onEnd);
  const older = useRef({ toast, latest });
  end.current = onEnd;
  if (older.current.toast !== toast) older.current = { toast, latest };
  const { tone, milliseconds } = toast;
  const gone = over === toast || (source !== "client" && older.current.latest !== latest);

  const dismiss = () => {
    setOver(toast);
    onEnd?.();
  };
  useEffect(() => {
    if (live.awake) vibrate(FEELS[toast.tone]);
  }, [toast, live]);
  useEffect(() => {
    if (pointed || focused || gone) return;
    const timer = setTimeout(() => {
      setOver(toast);
      end.current?.();
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [toast, pointed, focused, gone, milliseconds]);

  if (gone) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no press is handled here; hovering only pauses the timer
    <div
      data-toast={source}
      // A toast of the browser is spoken by the region around it, unless it is urgent.
      role={tone === "danger" ? "alert" : source === "client" ? undefined : "status"}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`fixed inset-x-2 bottom-[calc(0.5rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-md items-center gap-2 rounded-surface border border-s-8 border-line bg-surface ps-3 text-sm shadow-float motion-safe:animate-[toast-in_160ms_ease-out] md:top-2 md:bottom-auto ${EDGES[tone]}`}
    >
      <Icon name={ICONS[tone]} className={`size-5 ${COLOURS[tone]}`} />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-medium">{toast.words}</p>
        {toast.detail && <p className="text-muted">{toast.detail}</p>}
      </div>
      <a
        href={pathname + search}
        onClick={(event) => {
          event.preventDefault();
          dismiss();
        }}
        aria-label={t("toast.dismiss")}
        className="grid size-12 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon name="x" />
      </a>
    </div>
  );
}
