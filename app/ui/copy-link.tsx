import { useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface CopyLinkWords {
  copy: string;
  copied: string;
  copyFailed: string;
}

/** Copies the address of what the page shows. Without scripts the address bar has it. */
export function CopyLink({ link, words }: { link: string; words: CopyLinkWords }) {
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
        {words.copy}
      </Button>
      <span role="status" className="text-sm text-muted">
        {state === "copied" && words.copied}
        {state === "failed" && (
          <>
            {words.copyFailed}{" "}
            <bdi dir="ltr" className="wrap-anywhere">
              {link}
            </bdi>
          </>
        )}
      </span>
    </span>
  );
}
