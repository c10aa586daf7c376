interface BarChartProps {
  /** The accessible name of the chart; the table next to it has the same data. */
  label: string;
  bars: readonly {
    key: string;
    text: string;
    value: number;
    /** The words are a name or a figure that is the same in every language. */
    same?: boolean;
  }[];
  direction: "ltr" | "rtl";
}

const ROW = 52;
const WIDTH = 320;
const VALUE_ROOM = 40;

/** React's types know the attribute of HTML alone. */
const SAME = { translate: "no" };

/** A bar chart rendered on the server, with labels and figures on the bars. */
export function BarChart({ label, bars, direction }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const rtl = direction === "rtl";
  const from = (x: number) => (rtl ? WIDTH - x : x);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      className="w-full max-w-md"
    >
      {bars.map(({ key, text, value, same }, n) => {
        const length = ((WIDTH - VALUE_ROOM) * value) / most;
        return (
          <g key={key} transform={`translate(0 ${n * ROW})`}>
            <text x={from(8)} y={18} direction={direction} {...(same && SAME)} className="fill-ink text-sm">
              {text}
            </text>
            <rect x={rtl ? WIDTH - length : 0} y={25} width={length} height={16} className="fill-blueprint" />
            <text
              x={from(length + 8)}
              y={38}
              direction={direction}
              className="fill-ink text-sm font-bold tabular-nums"
            >
              {value}
            </text>
          </g>
        );
      })}
      <path d={`M${from(0.5)} 0V${bars.length * ROW}`} className="stroke-control" />
    </svg>
  );
}
