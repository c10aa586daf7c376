import { useEffect, useRef, useSyncExternalStore } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { VoiceAnswer, VoiceFailure } from "../voice-answer.server.ts";

export interface Answered {
  question: string;
  /** None where the line was cut before it came. */
  answer?: VoiceAnswer;
  /** Why the answer is the backup one. */
  failure?: VoiceFailure;
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Leads to an answer that has just come. One that the page came with has been led to by its address. */
function useArrival(question: string, answer: VoiceAnswer | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  // True while the server's HTML is hydrated; that it is no longer asks for nothing.
  const served = useRef(useSyncExternalStore(never, no, yes));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is led to once
  useEffect(() => {
    if (!served.current) {
      heading.current?.focus({ preventScroll: true });
      // On a phone the answer needs the whole window; a wide one shows it beside what asked.
      const narrow = matchMedia("(width < 64rem)").matches;
      heading.current?.scrollIntoView({ block: narrow ? "start" : "nearest" });
    }
    served.current = false;
  }, [question, answer]);
  return heading;
}

/** What Joe says to a question, and below it the question. Every text is shown as text, whatever it contains. */
export function VoiceAnswerCard({ question, answer, failure }: Answered) {
  const t = useText("voice");
  const heading = useArrival(question, answer);
  return (
    <section aria-labelledby="answer" className="grid gap-4 border-s-2 border-accent ps-4 sm:ps-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} id="answer" tabIndex={-1} className="text-xl font-bold outline-none">
          {t("answer")}
        </h2>
        {answer && (
          <Badge variant="secondary">
            {t("complexity", { complexity: t(`complexities.${answer.complexity}`) })}
          </Badge>
        )}
      </div>
      {failure && <Notice tone="warn" title={t(`failures.${failure}`)} />}
      <p dir="auto" className="max-w-prose whitespace-pre-line break-words">
        {answer ? answer.response : t("cut")}
      </p>
      {answer?.origin === "assistant" && <p className="text-sm text-muted">{t("phrased")}</p>}
      {answer && answer.citations.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-bold">{t("sources")}</h3>
          <ul className="grid gap-2">
            {answer.citations.map(({ label, edition, title }) => (
              <li key={`${label} ${title}`} className="flex flex-wrap gap-x-3 border-t border-line pt-2">
                <bdi className="font-medium">{label}</bdi>
                {edition && <bdi className="text-muted tabular-nums">{edition}</bdi>}
                {title && title !== label && (
                  <bdi className="min-w-0 flex-1 basis-60 text-muted">{title}</bdi>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-1 border-t border-line pt-2">
        <p className="text-sm text-muted">{t("asked")}</p>
        <p dir="auto" className="whitespace-pre-line break-words">
          {question}
        </p>
      </div>
    </section>
  );
}
