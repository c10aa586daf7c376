import { createContext, type RefObject } from "react";
import type { ClientToast } from "~/services/toast-client.ts";

/** What one toast knows of the others. */
export interface Live {
  /** The newest toast that the browser itself has shown; older ones of the server give way to it. */
  latest?: ClientToast;
  /** Whether the page had hydrated before: a toast that came with the document is no news to the hand. */
  awake: RefObject<boolean>;
}

export const LiveToasts = createContext<Live>({ awake: { current: false } });
