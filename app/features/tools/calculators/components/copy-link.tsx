import { useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

/** Copies the address of a calculation. Without scripts the address bar has it. */
export function CopyLink({ link }: { link: string }) {
  const t = useText("calculators");
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(link, window.location.href).href);
      setState("copied");
    } catch {
      setState("failed");
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-3 noscript:hidden">
      <Button type="button" variant="outline" onClick={copy}>
        <Icon name="copy" />
        {t("copy")}
      </Button>
      <span role="status" className="text-sm text-muted">
        {state === "copied" && t("copied")}
        {state === "failed" && (
          <>
            {t("copyFailed")}{" "}
            <bdi dir="ltr" className="wrap-anywhere">
              {link}
            </bdi>
          </>
        )}
      </span>
    </span>
  );
}
