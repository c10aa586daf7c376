import { useFormat, useText } from "~/i18n/i18n.tsx";
import { DimensionFigure } from "~/ui/dimension-figure.tsx";
import type { Range } from "../patents.logic.ts";
import { millions } from "./patent-marks.tsx";

interface PatentTotalsProps {
  counts: readonly (readonly [fact: "count" | "claims" | "pages" | "figures", count: number])[];
  /** The sum of the estimates, and whose they are. */
  value: Range;
  valueLabel: string;
  valueNote: string;
}

/** What several patents hold together. */
export function PatentTotals({ counts, value, valueLabel, valueNote }: PatentTotalsProps) {
  const t = useText("patents");
  const format = useFormat();
  return (
    <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {counts.map(([fact, count]) => (
        <DimensionFigure key={fact} label={t(`facts.${fact}`)} value={format.number(count)} />
      ))}
      <DimensionFigure
        label={valueLabel}
        value={<span translate="no">{millions(value)}</span>}
        note={valueNote}
      />
    </dl>
  );
}
