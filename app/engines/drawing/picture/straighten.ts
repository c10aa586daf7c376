import type { Box } from "../text/entity.ts";
import type { Components } from "./components.ts";
import type { GrayPicture } from "./gray.ts";
import type { TextLine } from "./text-lines.ts";

/** Height of capitals that the reader reads best, and the white around a line. */
const CAP_PX = 30;
const MARGIN_PX = 14;
const MOST_WIDTH_PX = 2400;

/** The box of a line on the sheet. */
export function boxOf({ components }: TextLine): Box {
  const x = Math.min(...components.map(({ left }) => left));
  const y = Math.min(...components.map(({ top }) => top));
  return {
    x,
    y,
    width: Math.max(...components.map(({ right }) => right)) - x,
    height: Math.max(...components.map(({ bottom }) => bottom)) - y,
  };
}

/**
 * A line by itself, level, at the size that is read best, with nothing else of the drawing in it.
 * @param skew of the sheet in radians, clockwise
 * @param flipped upright lines whose head is to the right
 */
export function straighten(
  picture: GrayPicture,
  { labels }: Components,
  line: TextLine,
  skew: number,
  flipped = false,
): GrayPicture {
  const { width, data } = picture;
  const own = new Set(line.components.map(({ label }) => label));
  const box = boxOf(line);
  const left = Math.max(0, box.x - 2);
  const top = Math.max(0, box.y - 2);
  const right = Math.min(width, box.x + box.width + 2);
  const bottom = Math.min(picture.height, box.y + box.height + 2);
  const w = right - left;
  const h = bottom - top;

  // The line's own ink and the grey edge around it; everything else is paper.
  const alone = new Uint8Array(w * h).fill(255);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!own.has(labels[(y + top) * width + x + left] as number)) continue;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [px, py] = [x + dx, y + dy];
          if (px < 0 || py < 0 || px >= w || py >= h) continue;
          const at = (py + top) * width + px + left;
          const label = labels[at] as number;
          if (label === 0 || own.has(label)) alone[py * w + px] = data[at] as number;
        }
      }
    }
  }

  const angle = skew + (line.direction === "level" ? 0 : flipped ? Math.PI / 2 : -Math.PI / 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // How far the ink reaches along the line and across it.
  let [fromU, toU, fromV, toV] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const each of line.components) {
    for (const x of [each.left - left, each.right - left]) {
      for (const y of [each.top - top, each.bottom - top]) {
        const u = x * cos + y * sin;
        const v = -x * sin + y * cos;
        fromU = Math.min(fromU, u);
        toU = Math.max(toU, u);
        fromV = Math.min(fromV, v);
        toV = Math.max(toV, v);
      }
    }
  }
  const scale = Math.min(CAP_PX / line.capHeight, MOST_WIDTH_PX / Math.max(1, toU - fromU));
  const outWidth = Math.round((toU - fromU) * scale) + 2 * MARGIN_PX;
  const outHeight = Math.round((toV - fromV) * scale) + 2 * MARGIN_PX;
  const out = new Uint8Array(outWidth * outHeight);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= w || y >= h ? 255 : (alone[y * w + x] as number);
  for (let row = 0; row < outHeight; row++) {
    const v = (row + 0.5 - MARGIN_PX) / scale + fromV;
    for (let column = 0; column < outWidth; column++) {
      const u = (column + 0.5 - MARGIN_PX) / scale + fromU;
      const x = u * cos - v * sin - 0.5;
      const y = u * sin + v * cos - 0.5;
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      const [fx, fy] = [x - x0, y - y0];
      const above = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
      const below = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
      out[row * outWidth + column] = above * (1 - fy) + below * fy;
    }
  }
  return { width: outWidth, height: outHeight, data: out };
}

/** The picture as a file in the plainest of formats (PGM, binary). */
export function pgmOf({ width, height, data }: GrayPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
