import { createContext, useCallback, useContext } from "react";
import { useText } from "../i18n/i18n.tsx";
import type { Params, Translate } from "../i18n/translator.ts";
import {
  type PageToastSet,
  type Toast,
  type ToastCodeOf,
  type ToastNamespace,
  wordedToast,
} from "./toast.ts";

/** Shows a toast in the browser. Set by the shell. */
export const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Resolves the texts of a set's toasts in the page's language; the page must have the set's namespace. */
export function useToastWords<N extends ToastNamespace>(set: PageToastSet<N, ToastCodeOf<N>>) {
  const t: Translate<N> = useText(set.namespace);
  return useCallback(
    (code: ToastCodeOf<N>, params?: Params) =>
      wordedToast(set, t as Parameters<typeof wordedToast>[1], code, params),
    [set, t],
  );
}

/** Shows a toast without a redirect: `const toast = useToast(startDayToasts); toast("quoteCopied")`. */
export function useToast<N extends ToastNamespace>(set: PageToastSet<N, ToastCodeOf<N>>) {
  const show = useContext(ToastContext);
  if (!show) throw new Error("a toast is shown outside ToastContext");
  const words = useToastWords(set);
  return useCallback(
    (code: ToastCodeOf<N>, params?: Params) => {
      const toast = words(code, params);
      if (toast) show(toast);
    },
    [show, words],
  );
}
