import type { Plot } from "~/engines/place/place.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { SaidWay } from "../sites.view.server.ts";

/** Where sites lie to each other: north up, numbered as in the list, with a bar for the distance. No map service. */
export function SiteMap({
  map,
  from,
  bar,
}: {
  map: Plot;
  /** Whether the first point is where one is. */
  from: boolean;
  bar: SaidWay["distance"];
}) {
  const t = useText("sites");
  const format = useFormat();
  const { width, height, points, scale } = map;
  const start = from ? 1 : 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("map.label")}
      className="drafting-grid w-full rounded-surface border border-line bg-surface"
      direction="ltr"
    >
      <g className="fill-muted text-[13px]">
        <path d={`M${width - 22} 30v-18m-5 7 5-7 5 7`} className="fill-none stroke-muted" strokeWidth="2" />
        <text x={width - 22} y="46" textAnchor="middle">
          {t("map.north")}
        </text>
        <path
          d={`M16 ${height - 22}v6h${scale.units}v-6`}
          className="fill-none stroke-muted"
          strokeWidth="2"
        />
        <text x="16" y={height - 28}>
          {t(`distance.${bar.unit}`, { value: format.number(bar.value) })}
        </text>
      </g>
      {points.map(({ x, y }, n) =>
        n < start ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their place
            key={n}
            d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`}
            className="stroke-blueprint"
            strokeWidth="3"
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their place
          <g key={n}>
            <circle cx={x} cy={y} r="11" className="fill-accent stroke-surface" strokeWidth="2" />
            <text x={x} y={y + 4.5} textAnchor="middle" className="fill-on-accent text-[13px] font-bold">
              {n - start + 1}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}
