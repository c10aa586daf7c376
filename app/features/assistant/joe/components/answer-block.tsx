import { useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { useToast } from "~/services/toast-client.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { joeToasts } from "../joe.toasts.ts";
import type { Line } from "../line.ts";
import { mayBeRated } from "../rating.logic.ts";
import { Rating } from "./rating.tsx";
import { ShowMath } from "./show-math.tsx";
import { Sources } from "./sources.tsx";
import { Unbroken } from "./unbroken.tsx";

interface AnswerTextProps {
  text: string;
  lang?: string;
  /** What stands large: the first words themselves, or a limit behind them. */
  figure?: string;
}

/** The words of an answer: what was asked for comes first, and its figure stands between dimension ticks. */
function AnswerText({ text, lang, figure }: AnswerTextProps) {
  if (!figure) return <Words text={text} lang={lang} />;
  const [first = "", ...rest] = text.split("\n\n");
  const isFirst = first === figure;
  return (
    <>
      {!isFirst && <Words text={first} lang={lang} className="font-bold" />}
      <Figure text={figure} lang={lang} hidden={!isFirst} />
      {rest.length > 0 && <Words text={rest.join("\n\n")} lang={lang} />}
    </>
  );
}

const Words = ({ text, lang, className = "" }: { text: string; lang?: string; className?: string }) => (
  <p dir="auto" lang={lang} className={`whitespace-pre-line ${className}`}>
    <Unbroken text={text} />
  </p>
);

/** A figure between ticks. A limit is said in the words around it too, and is not read out twice. */
const Figure = ({ text, lang, hidden }: { text: string; lang?: string; hidden?: boolean }) => (
  <p
    dir="auto"
    lang={lang}
    aria-hidden={hidden}
    className="dimension mb-3 w-fit max-w-full text-2xl font-bold tabular-nums"
  >
    <Unbroken text={text} />
  </p>
);

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
