import { useMemo } from "react";
import type { PageToastSet, ToastCodeOf, ToastNamespace } from "~/services/toast.ts";
import { useToastWords } from "~/services/toast-client.ts";
import { ToastMessage } from "./toast-message.tsx";

interface PageToastProps<N extends ToastNamespace> {
  toasts: PageToastSet<N, ToastCodeOf<N>>;
  code: ToastCodeOf<N>;
  /** The response it came with: another response with the same code is another toast. */
  answer: unknown;
}

/** A toast that is part of a page's own answer, where the page itself has the words. */
export function PageToast<N extends ToastNamespace>({ toasts, code, answer }: PageToastProps<N>) {
  const words = useToastWords(toasts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another toast
  const toast = useMemo(() => words(code), [words, code, answer]);
  return toast && <ToastMessage toast={toast} source="page" />;
}
