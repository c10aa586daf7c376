import { useEffect } from "react";
import { useClientNavigation } from "./navigation.ts";

declare global {
  interface Window {
    /** Laid down by the script of `wake.server.ts`; `giveUp` lets HTML answer what waits for the other scripts. */
    groundwork?: { awake: boolean; pressed: HTMLElement | null; giveUp: () => void };
  }
}

/**
 * Stands last within what hydrates last, so that its effects run when all of the page has hydrated: only then are
 * links and forms taken over from the browser, and the press that waited is given again.
 */
export function Awake(): null {
  useClientNavigation();
  useEffect(() => {
    const page = window.groundwork;
    if (!page || page.awake) return;
    page.awake = true;
    const { pressed } = page;
    page.pressed = null;
    const early = pressed?.closest<HTMLElement>("[data-early]");
    if (early) early.dataset.early = "";
    // Not in the middle of an effect: a section with a boundary of its own hydrates for the press itself.
    setTimeout(() => pressed?.isConnected && pressed.click());
  }, []);
  return null;
}
