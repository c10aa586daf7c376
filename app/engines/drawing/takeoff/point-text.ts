import type { Point } from "./geometry.ts";

/** As many as one measurement takes. */
export const MOST_POINTS = 60;
/** Pixels; no picture that is read is wider. */
const MOST_PIXELS = 99_999;

const PAIR = /^(\d{1,5})\.(\d{1,5})$/;

/**
 * Points are written as steps from one to the next, in signs that an address leaves as they are: `*` and then, of
 * every x and y, the difference in pieces of five bits, the lowest first. A sixth bit says that more pieces follow,
 * the lowest of all that the step goes back. Half as long as the numbers themselves.
 */
const MARK = "*";
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const MORE = 32;

function writeStep(step: number): string {
  let rest = step < 0 ? -step * 2 + 1 : step * 2;
  let text = "";
  do {
    const piece = rest % MORE;
    rest = Math.floor(rest / MORE);
    text += SIGNS[rest > 0 ? piece + MORE : piece];
  } while (rest > 0);
  return text;
}

/** Points of whole pixels, for an address. */
export function writePoints(points: readonly Point[]): string {
  if (points.length === 0) return "";
  let [left, top] = [0, 0];
  const steps = points.map((point) => {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    const text = writeStep(x - left) + writeStep(y - top);
    [left, top] = [x, y];
    return text;
  });
  return MARK + steps.join("");
}

/** Every step that is written, up to the first sign that is none. */
function readSteps(text: string, most: number): number[] {
  const steps: number[] = [];
  let [value, unit] = [0, 1];
  for (const sign of text) {
    const piece = SIGNS.indexOf(sign);
    // No pixel needs more than four pieces.
    if (piece < 0 || unit > MORE ** 3 || steps.length >= most) break;
    value += (piece % MORE) * unit;
    unit *= MORE;
    if (piece >= MORE) continue;
    steps.push(value % 2 === 0 ? value / 2 : -(value - 1) / 2);
    [value, unit] = [0, 1];
  }
  return steps;
}

function readSteppedPoints(text: string, most: number): Point[] {
  const steps = readSteps(text, most * 2);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n + 1 < steps.length; n += 2) {
    x += steps[n] as number;
    y += steps[n + 1] as number;
    if (Math.min(x, y) < 0 || Math.max(x, y) > MOST_PIXELS) break;
    points.push({ x, y });
  }
  return points;
}

/**
 * Points of an address, as they are written here or as numbers, `120.80_420.80`, or typed, `120,80 420,80`; what is
 * none is left out. Of more than a measurement takes, one is read, so that it can be told.
 */
export function readPoints(text: string | null): Point[] {
  const given = (text ?? "").trim();
  const most = MOST_POINTS + 1;
  if (given.startsWith(MARK)) return readSteppedPoints(given.slice(MARK.length), most);
  return given
    .split(/[_;\s]+/)
    .slice(0, most)
    .flatMap((pair) => {
      const [, x, y] = PAIR.exec(pair.replace(",", ".")) ?? [];
      return x === undefined || y === undefined ? [] : [{ x: Number(x), y: Number(y) }];
    });
}
