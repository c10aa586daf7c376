import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Toast } from "~/services/toast.ts";
import { ToastContext } from "~/services/toast-client.ts";
import { LiveToasts, liveToasts } from "./live-toasts.ts";
import { ToastMessage } from "./toast-message.tsx";

/**
 * Shows the one toast of the page: from a redirect, or the newest that a component requested with `useToast`. A toast
 * in the page's own response is part of the page and uses the same component.
 */
export function Toaster({ flash, children }: { flash?: Toast; children: ReactNode }) {
  const [shown, setShown] = useState<Toast>();
  const [live] = useState(liveToasts);

  // Copied, because the same toast may be requested twice, and the second one restarts the timer.
  const show = useCallback(
    (toast: Toast) => {
      const copy = { ...toast };
      setShown(copy);
      live.show(copy);
    },
    [live],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast from the server replaces the browser's
  useEffect(() => setShown(undefined), [flash]);
  useEffect(() => {
    live.awake = true;
  }, [live]);

  return (
    <ToastContext.Provider value={show}>
      <LiveToasts.Provider value={live}>
        {children}
        {flash && <ToastMessage toast={flash} source="flash" />}
        {/* Always rendered, even when empty: screen readers only announce changes of a region they know. */}
        <div role="status">
          {shown && <ToastMessage toast={shown} source="client" onEnd={() => setShown(undefined)} />}
        </div>
      </LiveToasts.Provider>
    </ToastContext.Provider>
  );
}
