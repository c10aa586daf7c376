import { createContext } from "react";
import type { Toast } from "~/services/toast.ts";

/**
 * State shared between toasts. A store and not a context, because a new context value updates the whole page, and
 * React discards and re-renders a subtree that is still waiting to hydrate.
 */
export interface Live {
  /** The newest toast that the browser itself has shown; older ones of the server give way to it. */
  latest?: Toast;
  /** Whether the page had hydrated before: a toast that came with the document is no news to the hand. */
  awake: boolean;
  show: (toast: Toast) => void;
  /** Calls at each new toast until the answer is called. */
  watch: (changed: () => void) => () => void;
}

export function liveToasts(): Live {
  const watching = new Set<() => void>();
  const live: Live = {
    awake: false,
    show(toast) {
      live.latest = toast;
      for (const changed of watching) changed();
    },
    watch(changed) {
      watching.add(changed);
      return () => watching.delete(changed);
    },
  };
  return live;
}

export const LiveToasts = createContext<Live>(liveToasts());
