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

/** A roof truss with its dimensions, drawn as on a sheet. Left to right in every language, like any drawing. */
export function TrussDrawing({ caption, span, rise }: { caption: string; span: string; rise: string }) {
  return (
    <figure dir="ltr" className="grid gap-3">
      <svg viewBox="0 0 480 300" className="w-full text-blueprint" role="img" aria-label={caption}>
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
          <path d="M40 220 240 60l200 160z" />
          <path d="M240 60v160M140 140l100 80 100-80M140 140v80M340 140v80" strokeWidth="2" />
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
        <g className="fill-accent">
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
