import type { Position } from "./position.ts";

export interface Plot {
  /** Of the drawing, in its own units. */
  width: number;
  height: number;
  /** In the order of the positions; `x` from west to east, `y` from north to south. */
  points: { x: number; y: number }[];
  /** A bar of a round length. */
  scale: { units: number; metres: number };
}

const EDGE = 28;
const METRES_PER_DEGREE = 111_195;

/**
 * Positions on a plain sheet, north up: no tiles, no map service, so it is drawn with scripts off and without a network.
 * Equirectangular about the middle: right within a metropolitan area, a sketch beyond.
 * @param lengths of scale bars in metres, rising
 */
export function plot(
  positions: readonly Position[],
  { width, height, lengths }: { width: number; height: number; lengths: readonly number[] },
): Plot {
  const latitudes = positions.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const squeeze = Math.max(0.05, Math.cos((middle * Math.PI) / 180));
  // Across the date line the short way round.
  const first = positions[0]?.longitude ?? 0;
  const longitudes = positions.map(
    ({ longitude }) => first + ((((longitude - first + 540) % 360) + 360) % 360) - 180,
  );
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  // A lone position, or several on one spot, still get a street's width around.
  const across = Math.max((east - west) * squeeze, 0.004);
  const up = Math.max(north - south, 0.004);
  const perDegree = Math.min((width - 2 * EDGE) / across, (height - 2 * EDGE) / up);
  const points = positions.map((_, n) => ({
    x: round(width / 2 + ((longitudes[n] ?? 0) - (west + east) / 2) * squeeze * perDegree),
    y: round(height / 2 - ((latitudes[n] ?? 0) - middle) * perDegree),
  }));
  const perMetre = perDegree / METRES_PER_DEGREE;
  const fitting = lengths.filter((metres) => metres * perMetre <= width / 3);
  const metres = fitting.at(-1) ?? lengths[0] ?? 1;
  return { width, height, points, scale: { units: round(metres * perMetre), metres } };
}

const round = (units: number) => Math.round(units * 10) / 10;
