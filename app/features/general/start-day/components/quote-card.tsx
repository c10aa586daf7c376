import { useRef } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { useToast } from "~/services/toast-client.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Quote } from "../start-day.queries.server.ts";
import { startDayToasts } from "../start-day.toasts.ts";

function mailAddress(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function QuoteCard({ quote }: { quote?: Quote }) {
  const t = useText("start-day");
  const { language } = useLanguage();
  const words = useRef<HTMLElement>(null);
  const toast = useToast(startDayToasts);
  const line = quote && `“${quote.text}” — ${quote.author}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(line ?? "");
      toast("quoteCopied");
    } catch {
      // No clipboard for this page: the words are marked, so that the visitor's own copying takes them.
      if (words.current) window.getSelection()?.selectAllChildren(words.current);
    }
  }

  return (
    <div className="grid gap-4">
      <h3 className="text-lg font-bold">{t("quote.title")}</h3>
      {quote && line ? (
        <>
          <figure ref={words} className="grid gap-3 border-s-4 border-accent ps-4">
            <blockquote className="text-xl font-medium text-balance">{`“${quote.text}”`}</blockquote>
            <figcaption>
              {`— ${quote.author}`}
              <small className="block text-sm text-muted">{quote.source}</small>
            </figcaption>
          </figure>
          {language !== "en" && quote.kind !== "saying" && (
            <p className="text-sm text-muted">{t("quote.translated")}</p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <span className="contents noscript:hidden">
              <Button type="button" variant="outline" onClick={copy}>
                <Icon name="copy" />
                {t("quote.copy")}
              </Button>
            </span>
            <TextLink href={mailAddress(t("quote.subject"), line)} className="gap-2">
              <Icon name="mail" />
              {t("quote.mail")}
            </TextLink>
          </div>
        </>
      ) : (
        <p className="text-muted">{t("quote.none")}</p>
      )}
    </div>
  );
}
