/** a b c d e f of SVG: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];

export const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** Moves of one attribute; a program of drawing writes one or two. */
const MOST_MOVES = 16;

/** One of them by its name and its numbers; a name that is none moves nothing. */
function moved(matrix: Matrix, name: string, numbers: readonly number[]): Matrix {
  const [p = 0, q, r, s = 0, t = 0, u = 0] = numbers;
  switch (name) {
    case "matrix":
      return times(matrix, [p, q ?? 0, r ?? 0, s, t, u]);
    case "translate":
      return times(matrix, [1, 0, 0, 1, p, q ?? 0]);
    case "scale":
      return times(matrix, [p, 0, 0, q ?? p, 0, 0]);
    case "rotate": {
      const turn = (p * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const [cx, cy] = [q ?? 0, r ?? 0];
      const about = times(times(matrix, [1, 0, 0, 1, cx, cy]), [cos, sin, -sin, cos, 0, 0]);
      return times(about, [1, 0, 0, 1, -cx, -cy]);
    }
    default:
      return matrix;
  }
}

/** The matrix of a `transform` attribute. What cannot be read turns and moves nothing, as where it is shown. */
export function matrixOf(transform: string | undefined): Matrix {
  if (!transform) return PLAIN;
  const calls = transform.split(")", MOST_MOVES + 1);
  if (calls.length > MOST_MOVES) return PLAIN;
  let matrix = PLAIN;
  for (const call of calls.slice(0, -1)) {
    const open = call.indexOf("(");
    const name = call.slice(0, open).replace(",", " ").trim();
    const numbers = call
      .slice(open + 1)
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (open < 0 || !numbers.every(Number.isFinite)) return PLAIN;
    matrix = moved(matrix, name, numbers);
  }
  return matrix;
}
