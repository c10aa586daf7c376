import { useEffect } from "react";
import { useClientNavigation } from "./navigation.ts";

declare global {
  interface Window {
    /** Defined by the script of `wake.server.ts`; `giveUp` lets HTML handle presses that wait for the other scripts. */
    groundwork?: { awake: boolean; pressed: HTMLElement | null; giveUp: () => void };
  }
}

/**
 * Rendered last in the tree, so that its effects run when the whole page has hydrated. Only then are links and forms
 * intercepted and the waiting press replayed.
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
    // Not inside an effect: a section with its own boundary hydrates in response to the press itself.
    setTimeout(() => pressed?.isConnected && pressed.click());
  }, []);
  return null;
}
