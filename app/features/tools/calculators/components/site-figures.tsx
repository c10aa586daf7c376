import { Body, type Dimension, Measure, Named, WORDS } from "./figure-parts.tsx";

/** A height between the ground and what hangs or stands above it. */
export function Drop([height]: Dimension[]) {
  return (
    <>
      <Body d="M90 60h200M90 210h300" open />
      <Body d="M90 60h120v14H90ZM110 74h12v136h-12Z" />
      <circle cx="290" cy="60" r="7" className="fill-blueprint" />
      <Measure from={[290, 66]} to={[290, 210]} text={height?.text} />
    </>
  );
}

/** Something that stands on its narrow side: a scaffold on its base. */
export function Tower([height, base]: Dimension[]) {
  return (
    <>
      <Body d="M190 30v170M290 30v170M190 80 290 30M190 140 290 80M190 200 290 140" open />
      <Body d="M180 30h120v8H180ZM180 80h120v8H180ZM180 140h120v8H180Z" />
      <Measure from={[290, 30]} to={[290, 200]} off={[22, 0]} text={height?.text} />
      <Measure from={[190, 200]} to={[290, 200]} off={[0, 14]} text={base?.text} />
    </>
  );
}

/** A stud or joist from its side, with a hole and a notch. */
export function Notched([depth, hole, notch]: Dimension[]) {
  return (
    <>
      <Body d="M80 80h250v30h50v-30h20v90H80Z" />
      <circle cx="190" cy="125" r="20" className="fill-surface stroke-ink" strokeWidth="2" />
      <Measure from={[80, 80]} to={[80, 170]} off={[-14, 0]} text={depth?.text} />
      <Measure from={[170, 125]} to={[210, 125]} off={[0, 52]} text={hole?.text} />
      <Measure from={[380, 80]} to={[380, 110]} off={[30, 0]} text={notch?.text} />
    </>
  );
}

/** A camera above the ground, and what its photograph covers. */
export function Flight([height, width, pixel]: Dimension[]) {
  return (
    <>
      <Body d="M60 200h360" open />
      <Body d="M240 40 110 200M240 40l130 160" open />
      <Body d="M222 26h36v18h-36ZM206 22h68v6h-68Z" />
      <Measure from={[240, 44]} to={[240, 200]} text={height?.text} />
      <Measure from={[110, 200]} to={[370, 200]} off={[0, 14]} text={width?.text} />
      <text x="128" y="190" textAnchor="start" className={WORDS} strokeWidth="4">
        {pixel?.text}
      </text>
    </>
  );
}

/** A wall or roof through its layers, from outside to inside, the thicker the more each holds; and their sum. */
export function Layers(dimensions: Dimension[]) {
  const layers = dimensions.slice(0, -1);
  const most = Math.max(...layers.map(({ value }) => value));
  const shares = layers.map(({ value }) => Math.max(0.15, value / most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const edges = shares.map(
    (_, n) => 70 + (340 * shares.slice(0, n).reduce((sum, share) => sum + share, 0)) / whole,
  );
  const sum = dimensions.at(-1);
  return (
    <>
      {layers.map(({ text }, n) => {
        const [from = 70, to = 410] = [edges[n], edges[n + 1]];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: layers are alike, and their order is what they are
          <g key={n}>
            <Body d={`M${from.toFixed(1)} 60H${to.toFixed(1)}V170H${from.toFixed(1)}Z`} />
            <text
              x={(from + to) / 2}
              y={n % 2 ? 50 : 188}
              textAnchor="middle"
              className={WORDS}
              strokeWidth="4"
            >
              {text}
            </text>
          </g>
        );
      })}
      <Named label={sum?.label} text={sum?.text} at={[240, 228]} />
    </>
  );
}
