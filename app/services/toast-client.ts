import { createContext, useContext } from "react";
import type { Toast } from "./toast.ts";

/** A toast that a component shows by itself, without a redirect. */
export interface ClientToast extends Toast {
  /** A second line, in the page's language, in place of the code's own. */
  description?: string;
  /** How long it stays; without it, as long as its code's tone says. */
  milliseconds?: number;
}

export type ShowToast = (toast: ClientToast) => void;

/** Filled by the shell, which draws the toast. */
export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a toast from the browser: `const toast = useToast(); toast({ code: "quoteCopied" })`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("a toast is shown outside ToastContext");
  return show;
}
