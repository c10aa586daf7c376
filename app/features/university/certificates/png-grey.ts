import type { Grey } from "./read-qr.server.ts";

const MAX_PIXELS = 24_000_000;
/** Samples of a pixel by colour type: grey, RGB, palette, grey with alpha, RGBA. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

async function inflated(parts: Uint8Array<ArrayBuffer>[], most: number): Promise<Uint8Array> {
  const reader = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const out = new Uint8Array(most);
  let at = 0;
  while (at < most) {
    const { done, value } = await reader.read();
    if (done) break;
    const piece = value.subarray(0, most - at);
    out.set(piece, at);
    at += piece.length;
  }
  // What goes on behind the picture is a bomb, or nothing of it.
  await reader.cancel().catch(() => {});
  return out.subarray(0, at);
}

const paeth = (a: number, b: number, c: number) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** A PNG of eight bits or fewer a sample, not interlaced, in grey; undefined where it is another. */
export async function greyOfPng(bytes: Uint8Array<ArrayBuffer>): Promise<Grey | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth = 0, colour = 0, , , interlaced] = bytes.subarray(24, 29);
  const samples = SAMPLES[colour];
  const isRead = [1, 2, 4, 8].includes(depth) && interlaced === 0;
  if (!samples || !isRead || width * height > MAX_PIXELS || width * height === 0) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let palette: Uint8Array = new Uint8Array();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IDAT") parts.push(content);
    if (type === "PLTE") palette = content;
    at += length + 12;
  }
  const line = Math.ceil((width * samples * depth) / 8);
  const step = Math.max(1, (samples * depth) / 8);
  const raw = await inflated(parts, (line + 1) * height);
  const data = new Uint8Array(width * height).fill(255);
  let before = new Uint8Array(line);
  for (let y = 0; (y + 1) * (line + 1) <= raw.length; y++) {
    const filter = raw[y * (line + 1)];
    const row = raw.slice(y * (line + 1) + 1, (y + 1) * (line + 1));
    for (let x = 0; x < line; x++) {
      const left = x >= step ? (row[x - step] ?? 0) : 0;
      const up = before[x] ?? 0;
      const corner = x >= step ? (before[x - step] ?? 0) : 0;
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0;
      row[x] = (row[x] ?? 0) + guess;
    }
    for (let x = 0; x < width; x++)
      data[y * width + x] = shadeAt(row, x, { depth, colour, samples, palette });
    before = row;
  }
  return { width, height, data };
}

function shadeAt(
  row: Uint8Array,
  x: number,
  {
    depth,
    colour,
    samples,
    palette,
  }: { depth: number; colour: number; samples: number; palette: Uint8Array },
): number {
  if (depth < 8 || colour === 3) {
    const bit = x * depth;
    const value = ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
    return colour === 3 ? luma(palette, value * 3) : Math.round((value * 255) / ((1 << depth) - 1));
  }
  return samples >= 3 ? luma(row, x * samples) : (row[x * samples] ?? 255);
}

const luma = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) * 77 + (bytes[at + 1] ?? 0) * 150 + (bytes[at + 2] ?? 0) * 29) >> 8;
