import type { Grey } from "./read-qr.server.ts";

const MAX_PIXELS = 50_000_000;

// The order in which the 64 frequencies of a block are written (ITU T.81, figure A.6).
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
];

interface Part {
  id: number;
  h: number;
  v: number;
  quant: number;
  dc: number;
  ac: number;
  before: number;
}

/** Codes by length and value (annex C): the first code of each length, and where its symbols begin. */
interface Codes {
  first: number[];
  last: number[];
  from: number[];
  symbols: Uint8Array;
}

function codesOf(counts: Uint8Array, symbols: Uint8Array): Codes {
  const codes: Codes = { first: [], last: [], from: [], symbols };
  let [code, from] = [0, 0];
  for (const count of counts) {
    codes.first.push(code);
    codes.last.push(code + count - 1);
    codes.from.push(from);
    from += count;
    code = (code + count) << 1;
  }
  return codes;
}

class Bits {
  private held = 0;
  private count = 0;
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  bit(): number {
    if (this.count === 0) {
      const byte = this.bytes[this.at] ?? 0xff;
      if (this.at >= this.bytes.length) throw new Error("the picture ends too early");
      // A byte of ones is followed by a zero; behind any other stands a marker, and no bits any more.
      if (byte === 0xff && this.bytes[this.at + 1] !== 0) {
        this.held = 0;
        this.count = 8;
        if (this.over++ > 4_096) throw new Error("the picture ends too early");
      } else {
        this.at += byte === 0xff ? 2 : 1;
        this.held = byte;
        this.count = 8;
      }
    }
    this.count--;
    return (this.held >> this.count) & 1;
  }
  private over = 0;

  signed(length: number): number {
    let value = 0;
    for (let n = 0; n < length; n++) value = (value << 1) | this.bit();
    return length && value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  symbol({ first, last, from, symbols }: Codes): number {
    let code = 0;
    for (let length = 0; length < 16; length++) {
      code = (code << 1) | this.bit();
      if (code <= (last[length] ?? -1))
        return symbols[(from[length] ?? 0) + code - (first[length] ?? 0)] ?? 0;
    }
    throw new Error("no such code");
  }

  /** Goes on behind the next marker of a restart. */
  restart(): void {
    this.count = 0;
    while (this.at + 1 < this.bytes.length) {
      const marker = this.bytes[this.at + 1] ?? 0;
      if (this.bytes[this.at] === 0xff && marker >= 0xd0 && marker <= 0xd7) break;
      this.at++;
    }
    this.at += 2;
  }
}

/** Cosines with which the lowest n frequencies of a block become n pixels. */
const wavesOf = (n: number) =>
  Float32Array.from({ length: n * n }, (_, at) => {
    const [x, u] = [Math.floor(at / n), at % n];
    return (u === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * n));
  });

/**
 * The brightness of a baseline JPEG, as small as its frequencies allow for a wanted side: of each block of eight by eight
 * only the lowest n frequencies are turned into pixels, which is quicker than to make it whole and throw pixels away.
 */
export function greyOfJpeg(bytes: Uint8Array, side: number): Grey | undefined {
  const quants: Uint16Array[] = [];
  const [dcs, acs]: [Codes[], Codes[]] = [[], []];
  const parts: Part[] = [];
  let [width, height, interval] = [0, 0, 0];
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + word(at + 2);
    let from = at + 4;
    if (marker === 0xdb)
      while (from < end) {
        const [wide, id] = [(bytes[from] ?? 0) >> 4, (bytes[from] ?? 0) & 3];
        from++;
        quants[id] = Uint16Array.from({ length: 64 }, (_, n) =>
          wide ? word(from + n * 2) : (bytes[from + n] ?? 1),
        );
        from += wide ? 128 : 64;
      }
    else if (marker === 0xc4)
      while (from < end) {
        const head = bytes[from] ?? 0;
        const counts = bytes.subarray(from + 1, from + 17);
        const total = counts.reduce((sum, count) => sum + count, 0);
        (head >> 4 ? acs : dcs)[head & 3] = codesOf(counts, bytes.subarray(from + 17, from + 17 + total));
        from += 17 + total;
      }
    else if (marker === 0xc0 || marker === 0xc1) {
      [height, width] = [word(from + 1), word(from + 3)];
      if (bytes[from] !== 8 || width * height === 0 || width * height > MAX_PIXELS) return undefined;
      for (let n = 0; n < (bytes[from + 5] ?? 0); n++) {
        const [id = 0, factors = 0, quant = 0] = bytes.subarray(from + 6 + n * 3, from + 9 + n * 3);
        parts.push({ id, h: factors >> 4, v: factors & 15, quant, dc: 0, ac: 0, before: 0 });
      }
    } else if (marker === 0xdd) interval = word(from);
    else if (marker === 0xc2 || (marker > 0xc4 && marker < 0xd0 && marker !== 0xc8 && marker !== 0xcc))
      return undefined;
    else if (marker === 0xda) {
      const count = bytes[from] ?? 0;
      for (let n = 0; n < count; n++) {
        const [id, tables = 0] = bytes.subarray(from + 1 + n * 2, from + 3 + n * 2);
        const part = parts.find((one) => one.id === id);
        if (part) [part.dc, part.ac] = [tables >> 4, tables & 15];
      }
      // Brightness alone in a scan of its own has another order of blocks, which cameras do not write.
      if (count !== parts.length) return undefined;
      return drawn(new Bits(bytes, end), { width, height, interval, parts, quants, dcs, acs, side });
    }
    at = end;
  }
  return undefined;
}

interface Scan {
  width: number;
  height: number;
  interval: number;
  parts: Part[];
  quants: Uint16Array[];
  dcs: Codes[];
  acs: Codes[];
  side: number;
}

function drawn(
  bits: Bits,
  { width, height, interval, parts, quants, dcs, acs, side }: Scan,
): Grey | undefined {
  const [bright] = parts;
  if (!bright || parts.some(({ h, v }) => h < 1 || v < 1 || h > 4 || v > 4)) return undefined;
  const h = Math.max(...parts.map((part) => part.h));
  const v = Math.max(...parts.map((part) => part.v));
  if (bright.h !== h || bright.v !== v) return undefined;
  const n = [8, 4, 2].find((size) => (Math.max(width, height) * size) / 8 <= side) ?? 1;
  const waves = wavesOf(n);
  const across = Math.ceil(width / (8 * h));
  const down = Math.ceil(height / (8 * v));
  const w = across * h * n;
  const data = new Uint8Array(w * down * v * n);
  const block = new Float32Array(64);
  for (let unit = 0; unit < across * down; unit++) {
    if (interval && unit && unit % interval === 0) {
      bits.restart();
      for (const part of parts) part.before = 0;
    }
    for (const part of parts) {
      const [dc, ac, quant] = [dcs[part.dc], acs[part.ac], quants[part.quant]];
      if (!dc || !ac || !quant) return undefined;
      for (let piece = 0; piece < part.h * part.v; piece++) {
        block.fill(0);
        part.before += bits.signed(bits.symbol(dc) & 15);
        block[0] = part.before * (quant[0] ?? 1);
        for (let at = 1; at < 64; at++) {
          const symbol = bits.symbol(ac);
          const [zeros, size] = [symbol >> 4, symbol & 15];
          if (size === 0 && zeros < 15) break;
          at += zeros;
          if (size) block[ZIGZAG[at] ?? 63] = bits.signed(size) * (quant[at] ?? 1);
        }
        if (part !== bright) continue;
        const x0 = ((unit % across) * h + (piece % part.h)) * n;
        const y0 = (Math.floor(unit / across) * v + Math.floor(piece / part.h)) * n;
        paint(block, { waves, n, data, w, x0, y0 });
      }
    }
  }
  return { width: w, height: data.length / w, data };
}

/** The lowest n by n frequencies of a block as n by n pixels. */
function paint(
  block: Float32Array,
  {
    waves,
    n,
    data,
    w,
    x0,
    y0,
  }: { waves: Float32Array; n: number; data: Uint8Array; w: number; x0: number; y0: number },
): void {
  const rows = new Float32Array(n * n);
  for (let v = 0; v < n; v++)
    for (let x = 0; x < n; x++) {
      let sum = 0;
      for (let u = 0; u < n; u++) sum += (block[v * 8 + u] ?? 0) * (waves[x * n + u] ?? 0);
      rows[v * n + x] = sum;
    }
  // Two over eight, whatever n is: frequencies are scaled for blocks of eight.
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      let sum = 0;
      for (let v = 0; v < n; v++) sum += (rows[v * n + x] ?? 0) * (waves[y * n + v] ?? 0);
      data[(y0 + y) * w + x0 + x] = Math.max(0, Math.min(255, Math.round(sum / 4) + 128));
    }
}
