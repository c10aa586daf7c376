import { useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { StartDayData } from "../start-day.queries.server.ts";
import { MusicPanel } from "./music-panel.tsx";
import { QuoteCard } from "./quote-card.tsx";

/** The quote of the day and the music, for a page that has no forecast. */
export function DayQuoteAndMusic({ quote, music }: StartDayData) {
  const t = useText("start-day");
  return (
    <TitledSection id="break" title={t("break")} className="sheet grid gap-4 py-6">
      <div className="grid max-w-3xl content-start gap-4 border border-t-2 border-line border-t-ink bg-surface p-5 sm:p-6">
        <QuoteCard quote={quote} />
        <MusicPanel music={music} />
      </div>
    </TitledSection>
  );
}
