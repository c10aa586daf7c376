import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { TOASTS, type Toast } from "~/services/toast.ts";
import { Icon, type IconName } from "~/ui/icon.tsx";

const ICONS = { ok: "check", warn: "triangle-alert", danger: "circle-alert" } as const satisfies Record<
  string,
  IconName
>;
const EDGES = { ok: "border-s-ok", warn: "border-s-warn", danger: "border-s-danger" } as const;
const COLOURS = { ok: "text-ok", warn: "text-warn", danger: "text-danger" } as const;

interface ToastMessageProps {
  toast: Toast;
  /** `flash` after a redirect, `page` as part of a page's own answer; the latter hides the former. */
  source: "flash" | "page";
}

/** The one toast. It stays until it is dismissed: by its link without scripts, in place with them. */
export function ToastMessage({ toast, source }: ToastMessageProps) {
  const t = useText("shell");
  const { pathname, search } = useLocation();
  const [dismissed, setDismissed] = useState<Toast>();
  const tone = TOASTS[toast.code];

  useEffect(() => {
    if (dismissed && dismissed !== toast) setDismissed(undefined);
  }, [dismissed, toast]);

  if (dismissed === toast) return null;
  return (
    <div
      data-toast={source}
      role={tone === "danger" ? "alert" : "status"}
      className={`fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-lg items-center gap-3 rounded-surface border border-s-8 border-line bg-surface ps-4 shadow-float motion-safe:animate-[toast-in_160ms_ease-out] sm:inset-x-auto sm:start-8 sm:bottom-8 ${EDGES[tone]}`}
    >
      <Icon name={ICONS[tone]} className={`size-6 ${COLOURS[tone]}`} />
      <p className="flex-1 py-3 font-medium">{t(`toasts.${toast.code}`, toast.params)}</p>
      <a
        href={pathname + search}
        onClick={(event) => {
          event.preventDefault();
          setDismissed(toast);
        }}
        aria-label={t("toast.dismiss")}
        className="grid size-12 place-items-center rounded-control hover:bg-sunken"
      >
        <Icon name="x" />
      </a>
    </div>
  );
}
