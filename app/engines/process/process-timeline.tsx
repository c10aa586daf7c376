import { useFormat, useText } from "~/i18n/i18n.tsx";
import { SYSTEM } from "./graph.ts";
import type { ProcessTexts } from "./process-actions.tsx";

/** What a line of the history shows; `readTimeline` gives it. */
export interface TimelineLine {
  id: string;
  transition: string;
  from: string;
  to: string;
  party: string;
  mine: number | boolean;
  printedName: string;
  note: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** The history of a record, the oldest first: what was done, by whom, when and why. On paper as on the screen. */
export function ProcessTimeline({
  events,
  texts,
  zone,
}: {
  events: readonly TimelineLine[];
  texts: ProcessTexts;
  zone?: string;
}) {
  const t = useText("process");
  const format = useFormat();
  const who = ({ mine, party, printedName }: TimelineLine) => {
    if (party === SYSTEM) return t("timeline.itself");
    if (mine) return t("timeline.you");
    return printedName ? (
      <>
        <bdi>{printedName}</bdi>, {texts.party(party)}
      </>
    ) : (
      texts.party(party)
    );
  };
  if (events.length === 0) return <p className="text-muted">{t("timeline.empty")}</p>;
  return (
    <ol aria-label={t("timeline.title")} className="ms-1 grid border-s-2 border-line ps-4">
      {events.map((event) => (
        <li key={event.id} className="relative grid gap-0.5 py-2 break-inside-avoid">
          <span
            aria-hidden="true"
            className="absolute -start-[1.3rem] top-4 size-2 rounded-full bg-ink print:border print:border-ink"
          />
          <p className="font-medium">
            {event.from === "" ? t("timeline.began") : texts.transition(event.transition)}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={event.at}>{format.moment(event.at, zone)}</time>
            {" · "}
            {who(event)}
            {event.from !== "" && event.from !== event.to && (
              <>
                {" · "}
                {t("timeline.change", { from: texts.state(event.from), to: texts.state(event.to) })}
              </>
            )}
          </p>
          {event.note && (
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {event.note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
