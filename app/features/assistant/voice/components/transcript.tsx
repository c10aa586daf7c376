import { useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { Line, Rating } from "../voice-talk/talk.logic.ts";

interface TranscriptProps {
  lines: readonly Line[];
  /** What is being heard. */
  heard?: string;
  thinking?: boolean;
  /** Rates an answer; without it nothing can be rated any more. */
  onRate?: (line: number, rating: Rating) => void;
  /** Takes the same part of the window all the time, so that nothing below it moves, and keeps the newest line in sight. */
  scrolls?: boolean;
}

/** What was said, oldest first. Every text is shown as text, whatever it contains. */
export function Transcript({ lines, heard, thinking, onRate, scrolls }: TranscriptProps) {
  const t = useText("voice-talk");
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is scrolled to
  useEffect(() => {
    if (scrolls) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [scrolls, lines.length, thinking, heard]);
  const empty = lines.length === 0 && !thinking && !heard;
  return (
    <div
      ref={log}
      role="log"
      aria-label={t("transcript")}
      // What scrolls must be reached by keys too.
      tabIndex={scrolls ? 0 : undefined}
      className={`grid content-start gap-4 border-y border-line py-4 ${scrolls ? "h-[50dvh] min-h-64 overflow-y-auto" : ""} ${empty ? "drafting-grid px-4" : ""}`}
    >
      {empty && <p className="text-muted">{t("empty")}</p>}
      {lines.map((line) => (
        <TranscriptLine key={line.id} line={line} onRate={onRate} />
      ))}
      {heard && (
        <p dir="auto" className="text-muted">
          {t("heard", { words: heard })}
        </p>
      )}
      {thinking && <p className="text-muted">{t("thinking")}</p>}
    </div>
  );
}

function TranscriptLine({ line, onRate }: { line: Line; onRate?: TranscriptProps["onRate"] }) {
  const t = useText("voice-talk");
  const { who, text } = line;
  if (who === "link") {
    return (
      <p>
        {/* A tab of its own: leaving this page would end the conversation. */}
        <a
          href={text}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 text-blueprint underline underline-offset-4"
        >
          {t("calculators")}
          <Icon name="external-link" />
        </a>
      </p>
    );
  }
  return (
    <div
      data-who={who}
      className={
        who === "joe"
          ? "border-s-2 border-accent ps-4"
          : `rounded-surface border border-line px-4 py-3 ${who === "you" ? "ms-auto max-w-[85%] bg-sunken" : ""}`
      }
    >
      <p className="text-sm font-medium text-muted">{t(who === "end" ? "ended" : who)}</p>
      <p dir="auto" className="w-fit max-w-prose whitespace-pre-line break-words">
        {text}
      </p>
      {line.eventId !== undefined && <LineRating line={line} onRate={onRate} />}
    </div>
  );
}

/** Two buttons, once; afterwards what was said. */
function LineRating({ line, onRate }: { line: Line; onRate?: TranscriptProps["onRate"] }) {
  const t = useText("voice-talk");
  if (line.rating) return <p className="text-sm text-muted">{t(`rated.${line.rating}`)}</p>;
  if (!onRate) return null;
  const rate = (rating: Rating) => (
    <Button
      type="button"
      variant="ghost"
      size="icon"
      aria-label={t(rating)}
      title={t(rating)}
      onClick={() => onRate(line.id, rating)}
    >
      <Icon name={rating === "like" ? "thumbs-up" : "thumbs-down"} />
    </Button>
  );
  return (
    <div className="-ms-3 flex">
      {rate("like")}
      {rate("dislike")}
    </div>
  );
}
