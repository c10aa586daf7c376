import { useNavigate } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { usePage } from "../page-context.tsx";
import { closeAround, openNavigation, openShortcutHelp } from "./navigation.ts";

/** Loaded when somebody first uses reading or voice control. */
const AssistBar = lazy(() => import("./assist-bar.tsx"));

/** When each aid was last requested; requesting it again restarts it. */
export interface Asked {
  read?: number;
  voice?: number;
}

/**
 * Handles every press on `data-assist`: `read` and `voice` open the bar, `menu` moves to the navigation, and all of
 * them, `content` too, close the panel they were pressed in. Handles the keyboard shortcuts if they are enabled.
 */
export function Assistance() {
  const { shortcuts } = usePage().display;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>({});
  const ask = useCallback((kind: keyof Asked) => setAsked((now) => ({ ...now, [kind]: Date.now() })), []);
  const end = useCallback((kind: keyof Asked) => setAsked((now) => ({ ...now, [kind]: undefined })), []);

  useEffect(() => {
    const assist = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>("[data-assist]");
      if (!control) return;
      closeAround(control);
      const kind = control.dataset.assist;
      if (kind === "menu") openNavigation();
      if (kind === "read" || kind === "voice") ask(kind);
    };
    document.addEventListener("click", assist);
    return () => document.removeEventListener("click", assist);
  }, [ask]);

  useEffect(() => {
    if (!shortcuts) return;
    let stop: (() => void) | undefined;
    let left = false;
    import("./shortcut-listener.ts").then(({ listenForShortcuts }) => {
      if (!left) stop = listenForShortcuts({ go: navigate, help: openShortcutHelp });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [shortcuts, navigate]);

  if (!asked.read && !asked.voice) return null;
  return (
    <Suspense fallback={null}>
      <AssistBar asked={asked} ask={ask} end={end} />
    </Suspense>
  );
}
