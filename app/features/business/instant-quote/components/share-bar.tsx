import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

export interface ShareWords {
  copy: string;
  copied: string;
  copyFailed: string;
  print: string;
}

/** Copies the address of a quote and prints it. Without scripts the link beside it and the browser's menu do. */
export function ShareBar({ link, words }: { link: string; words: ShareWords }) {
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
    <div className="sheet flex flex-wrap items-center gap-3 pb-10 noscript:hidden print:hidden">
      <Button type="button" variant="outline" onClick={copy}>
        <Icon name="copy" />
        {words.copy}
      </Button>
      <Button type="button" variant="outline" onClick={() => window.print()}>
        {words.print}
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
    </div>
  );
}
