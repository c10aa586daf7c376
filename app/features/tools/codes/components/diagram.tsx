import type { Diagram as Drawn } from "../diagrams.data.ts";

/** The letter of a measure, before its name. */
export const Letter = ({ letter }: { letter: string }) => (
  <span
    translate="no"
    className="me-2 inline-grid size-7 place-items-center rounded-full border-2 border-blueprint align-middle font-bold"
  >
    {letter}
  </span>
);

/** Shorter than this a letter would hide what it measures: it stands beside it. */
const SHORT = 38;
const ASIDE = 22;

/** A letter at the middle of what it measures, between ticks. */
function Measured({ letter, at: [x1, y1, x2, y2] }: Drawn["spans"][number]) {
  const isShort = Math.hypot(x2 - x1, y2 - y1) < SHORT;
  const isUpright = Math.abs(x2 - x1) < Math.abs(y2 - y1);
  const x = (x1 + x2) / 2 - (isShort && isUpright ? ASIDE : 0);
  const y = (y1 + y2) / 2 + (isShort && !isUpright ? ASIDE : 0);
  return (
    <g>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - 5} ${y1 + 5}l10 -10M${x2 - 5} ${y2 + 5}l10 -10`}
        className="fill-none stroke-blueprint"
        strokeWidth="2"
      />
      <circle cx={x} cy={y} r="13" className="fill-surface stroke-blueprint" strokeWidth="2" />
      <text x={x} y={y + 6} textAnchor="middle" className="fill-ink text-[17px] font-bold">
        {letter}
      </text>
    </g>
  );
}

/** What a provision measures, drawn; the letters stand beside its numbers below. It reads alike in every direction. */
export function Diagram({ diagram, note }: { diagram: Drawn; note: string }) {
  return (
    <figure className="grid max-w-xl gap-2 break-inside-avoid">
      <svg
        viewBox="0 0 480 250"
        aria-hidden="true"
        direction="ltr"
        className="w-full border border-line bg-surface"
      >
        {diagram.bodies.map((d) => (
          <path
            key={d}
            d={d}
            className="fill-sunken stroke-ink"
            strokeWidth="2"
            strokeLinejoin="round"
            fillRule="evenodd"
          />
        ))}
        {diagram.lines.map((d) => (
          <path key={d} d={d} className="fill-none stroke-ink" strokeWidth="2" />
        ))}
        {diagram.gaps?.map((d) => (
          <path key={d} d={d} className="stroke-surface" strokeWidth="6" />
        ))}
        {diagram.spans.map((span) => (
          <Measured key={span.subject} {...span} />
        ))}
      </svg>
      <figcaption className="text-sm text-muted">{note}</figcaption>
    </figure>
  );
}
