import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { StartDayData } from "../start-day.queries.server.ts";
import { MusicPanel } from "./music-panel.tsx";
import { QuoteCard } from "./quote-card.tsx";

const CARD = "grid content-start gap-4 border border-t-2 border-line border-t-ink bg-surface p-5 sm:p-6";

interface StartDayProps extends StartDayData {
  /** `ForecastStrip`, which needs no scripts. */
  forecast: ReactNode;
}

/** Two sheets for the start of a day: a quote with music, and what the weather leaves to do. */
export function StartDay({ quote, music, forecast }: StartDayProps) {
  const t = useText("start-day");
  return (
    <TitledSection id="start-day" title={t("title")} className="sheet grid gap-4 py-6 md:py-4">
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2 lg:has-[details[open]]:items-start">
        <div className={CARD}>
          <QuoteCard quote={quote} />
          <MusicPanel music={music} />
        </div>
        <div className={CARD}>{forecast}</div>
      </div>
    </TitledSection>
  );
}
