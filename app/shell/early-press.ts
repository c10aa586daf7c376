import { useEffect } from "react";

declare global {
  interface Window {
    /** Set once React answers presses itself; see `hydrate-on-touch.server.ts`. */
    groundworkAwake?: boolean;
    /** The last button of no form, or link that says `data-early`, that was pressed before that. */
    groundworkPress?: HTMLElement;
  }
}

/**
 * The first touch wakes the scripts, and may be a press that only they can answer. It is given again once they run;
 * links and most forms need none of this, because the browser answers them. A link that scripts answer otherwise says
 * `data-early`, and `data-early="held"` while it waits for them (forms: `ui/early-form.ts`).
 */
export function useEarlyPress(): void {
  useEffect(() => {
    if (window.groundworkAwake) return;
    window.groundworkAwake = true;
    const pressed = window.groundworkPress;
    window.groundworkPress = undefined;
    if (!pressed) return;
    // After this commit: a section that still has to hydrate does so for a press, but not in the middle of an effect.
    const timer = setTimeout(() => {
      if (!pressed.isConnected) return;
      if (pressed.dataset.early) pressed.dataset.early = "";
      pressed.click();
    });
    return () => clearTimeout(timer);
  }, []);
}
