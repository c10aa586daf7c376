import type { ReactNode } from "react";
import type { Finding, SheetItem } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Drawing } from "../client/analyse-file.ts";
import { numberedMarks } from "../finding-marks.ts";

const LOOKS = {
  fail: { box: "fill-danger stroke-danger", number: "fill-danger" },
  verify: { box: "fill-warn stroke-warn", number: "fill-warn" },
  unknown: { box: "fill-none stroke-control", number: "fill-control" },
  pass: { box: "fill-none stroke-ok", number: "fill-ok" },
} as const;

interface DrawingViewProps {
  drawing: Drawing;
  findings?: readonly Finding[];
  items?: readonly SheetItem[];
  /** The finding that somebody asked to see. */
  shown?: Finding;
  /** Rendered above everything else. */
  children?: ReactNode;
}

/** The drawing, with a numbered box at each place that a finding comes from. */
export function DrawingView({ drawing, findings = [], items = [], shown, children }: DrawingViewProps) {
  const t = useText("drawing-reader");
  const { name, source, width, height } = drawing;
  const unit = Math.max(width, height) / 400;
  return (
    <figure className="relative w-full border border-line bg-surface">
      <img
        src={source}
        width={width}
        height={height}
        alt={t(findings.length > 0 ? "previewMarks" : "preview", { name })}
        decoding="async"
        className="block h-auto w-full"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="pointer-events-none absolute inset-0 size-full"
        aria-hidden="true"
      >
        {numberedMarks(findings, items, shown).map(({ finding, box, look, numbers }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
          <g key={n} data-box={finding.section}>
            <rect
              x={box.x - unit * 2}
              y={box.y - unit * 2}
              width={box.width + unit * 4}
              height={box.height + unit * 4}
              strokeWidth={finding === shown ? unit * 2 : unit}
              fillOpacity={finding === shown ? 0.28 : 0.12}
              className={LOOKS[look].box}
            />
            {numbers && (
              <text
                x={box.x + box.width + unit * 3}
                y={box.y}
                fontSize={unit * 8}
                className={`font-bold ${LOOKS[look].number}`}
              >
                {numbers}
              </text>
            )}
          </g>
        ))}
      </svg>
      {children}
    </figure>
  );
}
