import type { PlanSheet } from "../plan-sheet.ts";

/** Of a page, whose theme has the colours, or of a file that stands alone. */
const PAINTS = {
  page: {
    ink: { className: "fill-ink" },
    paper: { className: "fill-surface" },
    line: { className: "fill-none stroke-ink" },
    blue: { className: "fill-none stroke-blueprint" },
    text: { className: "fill-ink stroke-surface" },
  },
  file: {
    ink: { fill: "#1c1c1c" },
    paper: { fill: "#ffffff" },
    line: { fill: "none", stroke: "#1c1c1c" },
    blue: { fill: "none", stroke: "#164b85" },
    text: { fill: "#1c1c1c", stroke: "#ffffff" },
  },
} as const;

interface PlanDrawingProps {
  sheet: PlanSheet;
  title: string;
  words: { north: string; bar: string };
  paint: keyof typeof PAINTS;
}

/** A storey drawn as on a sheet: walls filled, doors with their swing, windows, treads, dimensions, north and a scale. */
export function PlanDrawing({ sheet, title, words, paint }: PlanDrawingProps) {
  const { ink, paper, line, blue, text } = PAINTS[paint];
  const { north, bar } = sheet;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={sheet.box}
      width={Math.round(sheet.width * 1.6)}
      height={Math.round(sheet.height * 1.6)}
      role="img"
      aria-label={title}
      direction="ltr"
      fontFamily="Assistant, Arial, sans-serif"
      {...(paint === "page" && { className: "mx-auto block h-auto max-w-none print:max-w-full" })}
    >
      {paint === "file" && <title>{title}</title>}
      {paint === "file" && (
        <path
          d={`M${sheet.box.split(" ").slice(0, 2).join(" ")}h${sheet.width}v${sheet.height}h-${sheet.width}z`}
          {...paper}
        />
      )}
      <path d={sheet.walls} {...ink} />
      <path d={sheet.rooms} {...paper} />
      <path d={sheet.gaps} {...paper} />
      <path d={sheet.dashed} {...line} strokeWidth={0.6} strokeDasharray="4 3" />
      <path d={sheet.thin} {...line} strokeWidth={0.6} />
      <path d={sheet.arcs} {...line} strokeWidth={0.5} />
      <path d={sheet.leaves} {...line} strokeWidth={1.6} />
      <path d={sheet.glass} {...blue} strokeWidth={1} />
      <path d={sheet.arrow} {...blue} strokeWidth={1.2} />
      <path d={sheet.dims} {...blue} strokeWidth={0.5} />
      {/* Letters keep a rim of paper where they lie on lines. */}
      <g textAnchor="middle" strokeWidth={2.5} paintOrder="stroke" {...text}>
        {sheet.labels.map(({ x, y, text: label, size, bold, turned }, n) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: labels of a drawing never change places
            key={n}
            x={Math.round(x * 10) / 10}
            y={Math.round(y * 10) / 10}
            fontSize={Math.round(size * 10) / 10}
            fontWeight={bold ? 700 : undefined}
            transform={
              turned ? `rotate(-90 ${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})` : undefined
            }
          >
            {label}
          </text>
        ))}
        <g transform={`translate(${north.x} ${north.y}) rotate(${north.turn})`}>
          <path d="M0 -14L5 8L0 4L-5 8z" {...ink} />
          <text y={-17} fontSize={9} fontWeight={700}>
            {words.north}
          </text>
        </g>
        <path
          d={Array.from(
            { length: bar.count },
            (_, n) => `M${bar.x + n * bar.unit} ${bar.y}h${bar.unit}v4h-${bar.unit}z`,
          ).join("")}
          {...line}
          strokeWidth={0.8}
        />
        <path d={`M${bar.x} ${bar.y}h${bar.unit}v4h-${bar.unit}z`} {...ink} />
        <text x={bar.x + (bar.unit * bar.count) / 2} y={bar.y + 14} fontSize={8}>
          {words.bar}
        </text>
      </g>
    </svg>
  );
}
