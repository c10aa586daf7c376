import { useEffect, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";

/** How long the button says that the link has been copied. */
const COPIED_MS = 2_000;

/** Sends a package's page by mail, or its link by the clipboard; without scripts the link stands there to be copied. */
export function SharePackage({ link, selection }: { link: string; selection: string }) {
  const tPackage = useText("patent-package");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification has a refused clipboard logged and nothing more; the link stands beside
      console.warn("the clipboard refused the link", error);
    }
  }

  const mail = new URLSearchParams({
    subject: tPackage("mailSubject", { selection }),
    body: tPackage("mailBody", { selection, link }),
  });
  return (
    <TitledSection
      id="share"
      title={tPackage("share")}
      className="grid gap-4 border-t-2 border-ink pt-4 print:hidden"
    >
      <div className="grid max-w-2xl gap-1.5">
        <label htmlFor="package-link" className="font-medium">
          {tPackage("link")}
        </label>
        <input
          id="package-link"
          type="text"
          readOnly
          dir="ltr"
          translate="no"
          value={link}
          className="min-h-12 w-full rounded-control border border-control bg-surface px-3 text-ink"
        />
      </div>
      <p className="flex flex-wrap gap-3">
        <span className="contents noscript:hidden">
          <Button type="button" variant="outline" onClick={copy}>
            <Icon name={copied ? "check" : "copy"} />
            <span aria-live="polite">{tPackage(copied ? "copied" : "copy")}</span>
          </Button>
        </span>
        <a
          // Mail programs read a plus as a plus.
          href={`mailto:?${mail.toString().replaceAll("+", "%20")}`}
          className={buttonClass({ variant: "outline" })}
        >
          <Icon name="mail" />
          {tPackage("mail")}
        </a>
      </p>
    </TitledSection>
  );
}
