import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { DrawnKind } from "../calculators.data.ts";
import type { ShownFigure } from "../calculators.view.server.ts";
import {
  Body,
  type Dimension,
  HEIGHT,
  Measure,
  type Point,
  path,
  side,
  WIDTH,
  WORDS,
} from "./figure-parts.tsx";
import { Drop, Flight, Layers, Notched, Tower } from "./site-figures.tsx";
import { Sketched } from "./sketched.tsx";

/** A box seen from above its corner: front, top and side. */
function Box({ front, height, depth }: { front: number; height: number; depth: number }) {
  const x = (WIDTH - front - depth) / 2;
  const y = (HEIGHT + depth * 0.5 - height) / 2;
  const back: Point = [depth, -depth * 0.5];
  return (
    <>
      <Body d={`${path([x, y], [x + front, y], [x + front, y + height], [x, y + height])}Z`} />
      <Body
        d={`${path([x, y], [x + back[0], y + back[1]], [x + front + back[0], y + back[1]], [x + front, y])}Z`}
      />
      <Body
        d={`${path([x + front, y], [x + front + back[0], y + back[1]], [x + front + back[0], y + back[1] + height], [x + front, y + height])}Z`}
      />
    </>
  );
}

function Slab([length, width, thickness]: Dimension[]) {
  const depth = side(width?.value, length?.value, 40, 130);
  const height = side(thickness?.value, length?.value, 16, 60);
  const [x, y] = [(WIDTH - 210 - depth) / 2, (HEIGHT + depth * 0.5 - height) / 2];
  return (
    <>
      <Box front={210} height={height} depth={depth} />
      <Measure from={[x, y + height]} to={[x + 210, y + height]} off={[0, 16]} text={length?.text} />
      <Measure
        from={[x + 210, y + height]}
        to={[x + 210 + depth, y + height - depth * 0.5]}
        off={[12, 14]}
        text={width?.text}
      />
      <Measure from={[x, y]} to={[x, y + height]} off={[-14, 0]} text={thickness?.text} />
    </>
  );
}

function Wall([length, height, thickness]: Dimension[]) {
  const tall = side(height?.value, length?.value, 60, 130);
  const [x, y] = [(WIDTH - 250) / 2, (HEIGHT + 20 - tall) / 2];
  return (
    <>
      <Box front={210} height={tall} depth={40} />
      <Measure from={[x, y + tall]} to={[x + 210, y + tall]} off={[0, 16]} text={length?.text} />
      <Measure from={[x, y]} to={[x, y + tall]} off={[-14, 0]} text={height?.text} />
      <Measure from={[x, y]} to={[x + 40, y - 20]} off={[-6, -16]} text={thickness?.text} />
    </>
  );
}

function Column([diameter, depth]: Dimension[]) {
  const tall = side(depth?.value, (diameter?.value ?? 1) * 2, 60, 140);
  const y = (HEIGHT - tall) / 2;
  return (
    <>
      <Body d={`M190 ${y}v${tall}a50 16 0 0 0 100 0v${-tall}`} />
      <Body d={`M190 ${y}a50 16 0 0 1 100 0a50 16 0 0 1 -100 0Z`} />
      <Measure from={[190, y]} to={[290, y]} off={[0, -22]} text={diameter?.text} />
      <Measure from={[290, y]} to={[290, y + tall]} off={[18, 0]} text={depth?.text} />
    </>
  );
}

function Stair([count, riser, tread, rise, run]: Dimension[]) {
  const steps = Math.min(12, Math.max(2, Math.round(count?.value ?? 5)));
  const high = 150 / steps;
  const long = 230 / steps;
  const [x, y] = [120, 205];
  const corners = Array.from({ length: steps }, (_, n): Point[] => [
    [x + n * long, y - (n + 1) * high],
    [x + (n + 1) * long, y - (n + 1) * high],
  ]).flat();
  return (
    <>
      <Body d={`${path([x, y], ...corners, [x + steps * long, y])}Z`} />
      <Measure from={[x, y]} to={[x, y - high]} off={[-14, 0]} text={riser?.text} />
      <Measure
        from={[x + (steps - 2) * long, y - 150 + high]}
        to={[x + (steps - 1) * long, y - 150 + high]}
        off={[0, -high - 8]}
        text={tread?.text}
      />
      <Measure from={[x + 230, y - 150]} to={[x + 230, y]} off={[16, 0]} text={rise?.text} />
      <Measure from={[x, y]} to={[x + 230 - long, y]} off={[0, 14]} text={run?.text} />
    </>
  );
}

function Roof([pitch, span, rafter]: Dimension[]) {
  const high = Math.min(130, Math.max(14, ((pitch?.value ?? 6) / 12) * 140));
  const top = 200 - high;
  return (
    <>
      <Body d={`${path([100, 200], [240, top], [380, 200])}Z`} />
      <Body d={path([240, top], [240, 200])} open />
      <text x="252" y="190" className="fill-ink text-[15px] font-bold">
        {pitch?.text}
      </text>
      <Measure from={[100, 200]} to={[380, 200]} off={[0, 14]} text={span?.text} />
      <Measure from={[100, 200]} to={[240, top]} off={[-10, -18]} text={rafter?.text} />
    </>
  );
}

function Trench(dimensions: Dimension[]) {
  const depth = dimensions.at(-1);
  const [top, bottom] =
    dimensions.length > 2 ? dimensions : [dimensions.length > 1 ? dimensions[0] : undefined];
  return (
    <>
      <Body d="M40 60h80l80 130h80l80-130h80" open />
      <Measure from={[280, 60]} to={[280, 190]} off={[0, 0]} text={depth?.text} />
      <Measure
        from={[120, 60]}
        to={dimensions.length > 2 ? [360, 60] : [200, 60]}
        off={[0, -14]}
        text={top?.text}
      />
      <Measure from={[200, 190]} to={[280, 190]} off={[0, 14]} text={bottom?.text} />
    </>
  );
}

function Beam([span, load]: Dimension[]) {
  return (
    <>
      <Body d="M90 110h300v24H90Z" />
      <Body d="M90 134l-14 26h28ZM390 134l-14 26h28Z" />
      <path
        d={[120, 180, 240, 300, 360].map((x) => `M${x} 74v30m-5-8 5 8 5-8`).join("")}
        className="fill-none stroke-blueprint"
        strokeWidth="2"
      />
      <text x="240" y="62" textAnchor="middle" className="fill-ink text-[15px] font-bold">
        {load?.text}
      </text>
      <Measure from={[90, 160]} to={[390, 160]} off={[0, 22]} text={span?.text} />
    </>
  );
}

function Room([first, height]: Dimension[]) {
  return (
    <>
      <Body d="M110 70h260v130H110Z" />
      <Body d="M160 200v-84h44v84M262 108h64v46h-64Z" />
      <Measure from={[110, 200]} to={[370, 200]} off={[0, 16]} text={first?.text} />
      <Measure from={[370, 70]} to={[370, 200]} off={[16, 0]} text={height?.text} />
    </>
  );
}

function Grid([length, width, spacing]: Dimension[]) {
  const tall = side(width?.value, length?.value, 70, 160);
  const [x, y] = [120, (HEIGHT - tall) / 2];
  const lines = (most: number, step: number) =>
    Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
  return (
    <>
      <Body d={`M${x} ${y}h240v${tall}h-240Z`} />
      <path
        d={[
          ...lines(230, 24).map((at) => `M${x + 6 + at} ${y + 6}v${tall - 12}`),
          ...lines(tall - 12, 24).map((at) => `M${x + 6} ${y + 6 + at}h228`),
        ].join("")}
        className="fill-none stroke-blueprint"
        strokeWidth="1.5"
      />
      <Measure from={[x, y + tall]} to={[x + 240, y + tall]} off={[0, 14]} text={length?.text} />
      <Measure from={[x + 240, y]} to={[x + 240, y + tall]} off={[14, 0]} text={width?.text} />
      <Measure from={[x + 6, y]} to={[x + 30, y]} off={[0, -10]} text={spacing?.text} />
    </>
  );
}

function Circuit([length, from, to]: Dimension[]) {
  return (
    <>
      <Body d="M70 90h60v70H70ZM350 90h60v70h-60Z" />
      <Body d="M130 112h220M130 138h220" open />
      <text x="100" y="80" textAnchor="middle" className="fill-ink text-[15px] font-bold">
        {from?.text}
      </text>
      <text x="380" y="80" textAnchor="middle" className="fill-ink text-[15px] font-bold">
        {to?.text}
      </text>
      <Measure from={[130, 160]} to={[350, 160]} off={[0, 14]} text={length?.text} />
    </>
  );
}

function Ladder([base, height, length]: Dimension[]) {
  return (
    <>
      <Body d="M270 30v180M120 210h240" open />
      <Body d="M224 210l46-172M214 207l46-172" open />
      <Measure from={[220, 210]} to={[270, 210]} off={[0, 12]} text={base?.text} />
      <Measure from={[270, 38]} to={[270, 210]} off={[18, 0]} text={height?.text} />
      <Measure from={[216, 208]} to={[262, 36]} off={[-18, -4]} text={length?.text} />
    </>
  );
}

function Pipe([inside]: Dimension[]) {
  return (
    <>
      <circle cx="240" cy="125" r="80" className="fill-sunken stroke-ink" strokeWidth="2" />
      <circle cx="240" cy="125" r="70" className="fill-surface stroke-ink" strokeWidth="1.5" />
      <Measure from={[170, 125]} to={[310, 125]} text={inside?.text} />
    </>
  );
}

function Ramp([rise, run]: Dimension[]) {
  return (
    <>
      <Body d="M80 190h300v-80h40v80ZM80 190 380 110" />
      <Measure from={[420, 110]} to={[420, 190]} off={[10, 0]} text={rise?.text} />
      <Measure from={[80, 190]} to={[380, 190]} off={[0, 16]} text={run?.text} />
    </>
  );
}

function Board([length, width]: Dimension[]) {
  return (
    <>
      <Body d="M90 100h300v46H90Z" />
      <Measure from={[90, 146]} to={[390, 146]} off={[0, 16]} text={length?.text} />
      <Measure from={[390, 100]} to={[390, 146]} off={[14, 0]} text={width?.text} />
    </>
  );
}

function Sling([angle, load]: Dimension[]) {
  return (
    <>
      <Body d="M240 30 130 150M240 30l110 120" open />
      <Body d="M110 150h260v50H110Z" />
      <text x="240" y="182" textAnchor="middle" className="fill-ink text-[15px] font-bold">
        {load?.text}
      </text>
      <text x="160" y="144" className="fill-ink text-[15px] font-bold">
        {angle?.text}
      </text>
    </>
  );
}

function Studs([length, spacing]: Dimension[]) {
  const studs = Array.from({ length: 9 }, (_, n) => `M${100 + n * 34} 76h8v110h-8Z`).join("");
  return (
    <>
      <Body d={`M96 64h288v12H96ZM96 186h288v12H96Z${studs}`} />
      <Measure from={[96, 198]} to={[384, 198]} off={[0, 14]} text={length?.text} />
      <Measure from={[104, 64]} to={[138, 64]} off={[0, -10]} text={spacing?.text} />
    </>
  );
}

function Square([length, width, diagonal]: Dimension[]) {
  return (
    <>
      <Body d="M150 40h180v150h-180Z" />
      {diagonal && <Body d="M150 190 330 40" open />}
      <Measure from={[150, 190]} to={[330, 190]} off={[0, 14]} text={length?.text} />
      <Measure from={[330, 40]} to={[330, 190]} off={[14, 0]} text={width?.text} />
      {diagonal && (
        <text x="240" y="108" textAnchor="middle" className={WORDS} strokeWidth="4">
          {diagonal.text}
        </text>
      )}
    </>
  );
}

const FIGURES: Record<DrawnKind, (dimensions: Dimension[]) => ReactNode> = {
  slab: Slab,
  wall: Wall,
  column: Column,
  stair: Stair,
  roof: Roof,
  trench: Trench,
  beam: Beam,
  room: Room,
  grid: Grid,
  circuit: Circuit,
  ladder: Ladder,
  pipe: Pipe,
  ramp: Ramp,
  board: Board,
  sling: Sling,
  studs: Studs,
  square: Square,
  drop: Drop,
  tower: Tower,
  notched: Notched,
  flight: Flight,
  layers: Layers,
};

/** The thing that is worked out, with its dimensions. It is read from left to right in every language. */
export function CalculatorFigure({ drawing, dimensions }: ShownFigure) {
  const t = useText("calculators");
  const said = dimensions.map(({ label, text }) => `${label} ${text}`).join(", ");
  return (
    <figure className="grid gap-2 print:max-w-72">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t("drawing")}: ${said}`}
        className="drafting-grid w-full rounded-surface border border-line bg-surface"
        direction="ltr"
      >
        {typeof drawing === "string" ? (
          FIGURES[drawing](dimensions)
        ) : (
          <Sketched sketch={drawing} dimensions={dimensions} />
        )}
      </svg>
      <figcaption className="text-sm text-muted print:hidden">{t("drawing")}</figcaption>
    </figure>
  );
}
