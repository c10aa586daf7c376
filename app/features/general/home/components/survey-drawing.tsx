/** Where the truss has its joints; the survey points that join. */
const JOINTS = [
  [40, 220],
  [140, 140],
  [240, 60],
  [340, 140],
  [440, 220],
  [140, 220],
  [240, 220],
  [340, 220],
] as const;

/** Survey points that belong to no truss and drift over the sheet. */
const LOOSE = [
  [22, 60],
  [74, 26],
  [96, 112],
  [150, 60],
  [182, 18],
  [58, 160],
  [300, 30],
  [336, 84],
  [392, 44],
  [420, 118],
  [456, 70],
  [378, 186],
  [196, 118],
  [286, 120],
] as const;

interface SurveyDrawingProps {
  caption: string;
  span: string;
  rise: string;
}

/**
 * Survey points that join into a dimensioned roof truss. The motion is CSS alone (`hero.css`): without scripts and
 * with reduced motion the finished drawing stands there. Left to right in every language, like any drawing.
 */
export function SurveyDrawing({ caption, span, rise }: SurveyDrawingProps) {
  return (
    <figure dir="ltr" className="grid gap-3">
      <svg
        viewBox="0 0 480 300"
        className="survey aspect-[8/5] w-full text-blueprint"
        role="img"
        aria-label={caption}
      >
        <g className="survey-loose" stroke="currentColor" strokeWidth="1.25">
          {LOOSE.map(([x, y]) => (
            <path key={`${x}-${y}`} d={`M${x - 4} ${y}h8M${x} ${y - 4}v8`} />
          ))}
        </g>
        <g
          className="survey-members"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path pathLength="1" d="M40 220 240 60l200 160z" />
          <path pathLength="1" d="M240 60v160M140 140l100 80 100-80M140 140v80M340 140v80" strokeWidth="2" />
          <path
            d="M28 232h24M428 232h24M40 220l-8 12M40 220l8 12M440 220l-8 12M440 220l8 12"
            strokeWidth="1.5"
          />
        </g>
        <g className="text-muted" stroke="currentColor" strokeWidth="1" fill="none">
          <path d="M40 240v32M440 240v32M40 264h400M36 268l8-8M436 268l8-8" />
          <path d="M250 60h222M446 220h26M464 60v160M460 64l8-8M460 224l8-8" />
        </g>
        <g className="fill-ink text-base font-medium tabular-nums" textAnchor="middle">
          <text x="240" y="290">
            {span}
          </text>
          <text x="452" y="140" transform="rotate(-90 452 140)">
            {rise}
          </text>
        </g>
        <g className="survey-joints fill-accent">
          {JOINTS.map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="5" />
          ))}
        </g>
      </svg>
      <figcaption className="text-sm text-muted" dir="auto">
        {caption}
      </figcaption>
    </figure>
  );
}
