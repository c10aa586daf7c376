import type { ReactNode } from "react";

interface DimensionFigureProps {
  label: ReactNode;
  /** Written out with its unit. */
  value: ReactNode;
  /** Where the figure comes from, or that it is a sample. */
  note?: ReactNode;
}

/** An important figure, set between dimension ticks. Used inside a `dl`. */
export function DimensionFigure({ label, value, note }: DimensionFigureProps) {
  return (
    <div className="grid content-start justify-items-start gap-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="dimension mb-3 text-3xl font-bold tabular-nums">
        <bdi>{value}</bdi>
      </dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}
