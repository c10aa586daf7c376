import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { VoiceAnswer, VoiceFailure } from "../voice.commands.server.ts";

export interface Answered {
  question: string;
  answer: VoiceAnswer;
  /** Why the answer is the backup one. */
  failure?: VoiceFailure;
}

/** A question and what Joe says to it. Every text is shown as text, whatever it contains. */
export function VoiceAnswerCard({ question, answer, failure }: Answered) {
  const t = useText("voice");
  return (
    <section aria-labelledby="answer" className="grid gap-4 border-s-2 border-accent ps-4 sm:ps-6">
      <div className="grid gap-1">
        <p className="text-sm text-muted">{t("asked")}</p>
        <p dir="auto" className="whitespace-pre-line break-words text-lg font-medium">
          {question}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="answer" className="text-xl font-bold">
          {t("answer")}
        </h2>
        <Badge variant="secondary">
          {t("complexity", { complexity: t(`complexities.${answer.complexity}`) })}
        </Badge>
      </div>
      {failure && <Notice tone="warn" title={t(`failures.${failure}`)} />}
      <p dir="auto" className="max-w-prose whitespace-pre-line break-words">
        {answer.response}
      </p>
      {answer.origin === "assistant" && <p className="text-sm text-muted">{t("phrased")}</p>}
      {answer.citations.length > 0 && (
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
    </section>
  );
}
