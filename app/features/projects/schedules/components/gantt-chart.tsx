import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import type { Bar, Chart } from "../gantt.ts";

/** As tall as a row of the table beside it. */
export const ROW = 56;
export const HEAD = 48;
const BAR = 20;
/** How wide a day is, so that a page of tasks has about this width. */
const WIDTH = 900;
const widthOf = (days: number) => Math.max(3, Math.min(18, WIDTH / days));

const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString();

/** A bar's shape; the critical path is told by its outline as well as by its colour. */
const LOOK = {
  critical: "fill-tint stroke-danger",
  near: "fill-tint stroke-warn",
  none: "fill-tint stroke-control",
} as const;

function BarShape({
  bar,
  y,
  x,
  side,
}: {
  bar: Bar;
  y: number;
  x: (day: number) => number;
  side: (from: number, to: number) => number;
}) {
  const look = LOOK[bar.mark ?? "none"];
  const stroke = bar.mark === "critical" ? 3 : bar.mark === "near" ? 2 : 1;
  const dash = bar.mark === "near" ? "5 3" : undefined;
  const width = (from: number, to: number) => Math.abs(x(to) - x(from));
  return (
    <g>
      {bar.planned && (
        <rect
          x={side(...bar.planned)}
          y={y + BAR + 4}
          width={width(...bar.planned)}
          height={3}
          className="fill-muted"
        />
      )}
      {bar.late > bar.to && (
        <path
          d={`M${x(bar.to)} ${y + BAR / 2}H${x(bar.late)}`}
          className="stroke-muted"
          strokeDasharray="2 4"
        />
      )}
      {bar.milestone ? (
        <path
          d={`M${x(bar.from) - 9} ${y + BAR / 2}l9 -9 9 9 -9 9z`}
          className={bar.mark === "critical" ? "fill-danger stroke-danger" : "fill-ink stroke-ink"}
        />
      ) : (
        <>
          <rect
            x={side(bar.from, bar.to)}
            y={y}
            width={width(bar.from, bar.to)}
            height={BAR}
            className={look}
            strokeWidth={stroke}
            strokeDasharray={dash}
          />
          {bar.done > bar.from && (
            <rect
              x={side(bar.from, bar.done)}
              y={y + 5}
              width={width(bar.from, bar.done)}
              height={BAR - 10}
              className="fill-blueprint"
            />
          )}
        </>
      )}
    </g>
  );
}

/** The bars of a page of tasks; time runs as the language is read. The table beside it has the same in words. */
export function GanttChart({ chart }: { chart: Chart }) {
  const t = useText("schedules");
  const { direction } = useLanguage();
  const { date } = useFormat();
  const day = widthOf(chart.days);
  const width = Math.ceil(chart.days * day);
  const height = HEAD + chart.bars.length * ROW;
  const x = (days: number) => Math.round((direction === "rtl" ? width - days * day : days * day) * 10) / 10;
  const side = (from: number, to: number) => Math.min(x(from), x(to));
  const top = (n: number) => HEAD + n * ROW + (ROW - BAR) / 2;
  // Labels of weeks need some sixty pixels each.
  const step = Math.max(1, Math.ceil(90 / (day * 7)));
  const weeks = Array.from({ length: Math.ceil(chart.days / 7) }, (_, n) => n);
  const line = (at: number | undefined, look: string) =>
    at !== undefined && <path d={`M${x(at)} ${HEAD - 8}V${height}`} className={look} strokeWidth={2} />;
  return (
    <svg
      role="img"
      aria-label={t("chart.label", {
        number: chart.bars.length,
        from: date(chart.first),
        to: date(addDays(chart.first, chart.days - 1)),
      })}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      direction={direction}
      className="block max-w-none fill-none text-xs"
    >
      {weeks.map((week) => (
        <path
          key={week}
          d={`M${x(week * 7)} ${week % step === 0 ? 16 : HEAD}V${height}`}
          className="stroke-line"
        />
      ))}
      {weeks
        .filter((week) => week % step === 0)
        .map((week) => (
          <text key={week} x={x(week * 7) + (direction === "rtl" ? -4 : 4)} y={30} className="fill-muted">
            {date(addDays(chart.first, week * 7))}
          </text>
        ))}
      {chart.bars.map((bar, n) =>
        bar.after.map((from) => {
          const before = chart.bars[from];
          if (!before) return null;
          const turn = direction === "rtl" ? -5 : 5;
          return (
            <path
              key={`${bar.number}-${before.number}`}
              d={`M${x(before.to)} ${top(from) + BAR / 2}h${turn}V${top(n) - 8}H${x(bar.from) + turn}V${top(n)}`}
              className="stroke-control"
            />
          );
        }),
      )}
      {chart.bars.map((bar, n) => (
        <g key={bar.number}>
          <path d={`M0 ${HEAD + (n + 1) * ROW}H${width}`} className="stroke-line" />
          <BarShape bar={bar} y={top(n)} x={x} side={side} />
          <text
            x={direction === "rtl" ? width - 4 : 4}
            y={HEAD + n * ROW + 13}
            className="fill-ink lg:hidden"
          >
            {bar.number} {bar.name}
          </text>
        </g>
      ))}
      {line(chart.deadline, "stroke-danger")}
      {line(chart.dataDate, "stroke-accent")}
    </svg>
  );
}
