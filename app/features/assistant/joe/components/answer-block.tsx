import { useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { useToast } from "~/services/toast-client.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { joeToasts } from "../joe.toasts.ts";
import type { Line } from "../line.ts";
import { mayBeRated } from "../rating.logic.ts";
import { AnswerText } from "./answer-text.tsx";
import { Rating } from "./rating.tsx";
import { ShowMath } from "./show-math.tsx";
import { Sources } from "./sources.tsx";

/** What Joe said, where it comes from, how it was worked out, and what may be done with it. */
export function AnswerBlock({ line, action }: { line: Line; action: string }) {
  const t = useText("joe");
  const toast = useToast(joeToasts);
  const words = useRef<HTMLDivElement>(null);
  const { citations = [], figure, math, language } = line.details ?? {};

  async function copy() {
    try {
      await navigator.clipboard.writeText(words.current?.innerText ?? "");
      toast("answerCopied");
    } catch {
      // No clipboard for this page: the words are marked, so that the visitor's own copying takes them.
      if (words.current) window.getSelection()?.selectAllChildren(words.current);
    }
  }

  return (
    <div className="grid min-w-0 flex-1 max-w-prose justify-items-start gap-3 border-s-2 border-accent ps-4">
      <div ref={words} className="grid w-full gap-3">
        <AnswerText text={line.content} lang={language} figure={figure} />
        {citations.length > 0 && <Sources citations={citations} language={language} />}
      </div>
      {math && <ShowMath math={math} language={language} />}
      {line.origin && (
        <Badge variant="secondary">
          {t(line.origin === "calculation" && !math ? "origins.incomplete" : `origins.${line.origin}`)}
        </Badge>
      )}
      {mayBeRated(line.origin) && (
        <div className="-ms-3 flex flex-wrap items-center">
          <span className="contents noscript:hidden">
            <Button
              type="button"
              variant="ghost"
              size="icon"
              onClick={copy}
              aria-label={t("copy")}
              title={t("copy")}
            >
              <Icon name="copy" />
            </Button>
          </span>
          <Rating message={line.id} feedback={line.feedback} action={action} />
        </div>
      )}
    </div>
  );
}
