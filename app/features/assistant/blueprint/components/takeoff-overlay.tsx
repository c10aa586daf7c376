import type { Point, Takeoff, Tapping } from "~/engines/drawing/drawing.ts";
import type { PlanSize } from "../plan.view.ts";

const path = (points: readonly Point[], closed: boolean) =>
  points.map(({ x, y }, n) => `${n === 0 ? "M" : "L"}${x} ${y}`).join("") +
  (closed && points.length > 2 ? "Z" : "");

interface TakeoffOverlayProps extends PlanSize {
  takeoff: Takeoff;
  tapping: Tapping;
}

/** The measurements, drawn over the picture in its own pixels; each outline has the number of its row. */
export default function TakeoffOverlay({ width, height, takeoff, tapping }: TakeoffOverlayProps) {
  // Lines as thick on a large sheet as on a small one.
  const unit = Math.max(width, height) / 400;
  const dot = (point: Point, key: string, className: string) => (
    <circle key={key} cx={point.x} cy={point.y} r={unit * 2} className={className} />
  );
  const knownLengths = [takeoff.scale, takeoff.check].flatMap((known) => (known ? [known] : []));
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      {knownLengths.map(({ from, to }, n) => (
        <g key={n === 0 ? "scale" : "check"} className="fill-ok stroke-ok" strokeWidth={unit}>
          <path d={path([from, to], false)} />
          {dot(from, "from", "")}
          {dot(to, "to", "")}
        </g>
      ))}
      {takeoff.measures.map(({ kind, points }, n) => {
        const [first] = points;
        const closed = kind === "area" || kind === "deduct";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: measures are known by their place in the list
          <g key={n} className="stroke-accent" strokeWidth={unit}>
            {kind !== "count" && (
              <path
                d={path(points, closed)}
                className={closed ? "fill-accent" : "fill-none"}
                fillOpacity={kind === "area" ? 0.16 : 0.04}
                strokeDasharray={kind === "deduct" ? unit * 4 : undefined}
              />
            )}
            {points.map((point, at) => dot(point, String(at), "fill-accent"))}
            {first && (
              <text
                x={first.x + unit * 3}
                y={first.y - unit * 3}
                fontSize={unit * 9}
                className="fill-accent stroke-surface font-bold"
                strokeWidth={unit}
                paintOrder="stroke"
              >
                {n + 1}
              </text>
            )}
          </g>
        );
      })}
      <g className="fill-blueprint stroke-blueprint" strokeWidth={unit}>
        <path d={path(tapping.points, false)} className="fill-none" />
        {tapping.points.map((point, at) => dot(point, String(at), ""))}
      </g>
    </svg>
  );
}
