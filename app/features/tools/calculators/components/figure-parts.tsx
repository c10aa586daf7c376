import type { ShownFigure } from "../calculators.view.server.ts";

/** Words on the drawing, legible over its lines. */
const PLAIN = "fill-ink stroke-surface text-[15px] [paint-order:stroke]";
export const WORDS = `${PLAIN} font-bold`;
export const WIDTH = 480;
export const HEIGHT = 250;

export type Dimension = ShownFigure["dimensions"][number];
export type Point = readonly [x: number, y: number];

export const path = (...points: Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** A side beside another one, no thinner and no longer than can be drawn. */
export const side = (value: number | undefined, beside: number | undefined, least: number, most: number) =>
  Math.min(1, Math.max(least / most, (value ?? 1) / Math.max(beside ?? 1, 1e-9))) * most;

/** A dimension between two points, with ticks as on a drawing; its text beside the middle. */
export function Measure({
  from,
  to,
  text,
  off = [0, 0],
}: {
  from: Point;
  to: Point;
  text?: string;
  off?: Point;
}) {
  if (!text) return null;
  const [x1, y1] = [from[0] + off[0], from[1] + off[1]];
  const [x2, y2] = [to[0] + off[0], to[1] + off[1]];
  const upright = Math.abs(x2 - x1) < Math.abs(y2 - y1);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <g>
      <path
        d={`${path([x1, y1], [x2, y2])}m-4 4l8-8M${x1 - 4} ${y1 + 4}l8-8`}
        className="fill-none stroke-blueprint"
        strokeWidth="1.5"
      />
      <text
        x={upright ? x + (off[0] < 0 ? -8 : 8) : x}
        y={upright ? y + 5 : y + (off[1] < 0 ? -8 : 18)}
        textAnchor={upright ? (off[0] < 0 ? "end" : "start") : "middle"}
        className={WORDS}
        strokeWidth="4"
      >
        {text}
      </text>
    </g>
  );
}

export const Body = ({ d, open = false }: { d: string; open?: boolean }) => (
  <path
    d={d}
    className={`${open ? "fill-none" : "fill-sunken"} stroke-ink`}
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

/** A value with its name. It is read in the direction of its name, and the drawing stays as it is. */
export function Named({
  label,
  text,
  at: [x, y, from],
}: {
  label?: string;
  text?: string;
  at: readonly [x: number, y: number, from?: 1 | -1];
}) {
  if (!text) return null;
  return (
    <text
      x={x}
      y={y}
      textAnchor={from === 1 ? "start" : from === -1 ? "end" : "middle"}
      className={PLAIN}
      strokeWidth="4"
    >
      {`\u2068${label} \u2068`}
      <tspan className="font-bold">{text}</tspan>
      {"\u2069\u2069"}
    </text>
  );
}
