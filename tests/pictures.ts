import { deflateSync } from "node:zlib";

/** Pictures made for tests: as much of each format as readers look at. The PNG is one that any program shows. */

const joined = (...parts: (Uint8Array | string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))),
    ),
  );

const big = (value: number, bytes: number) => {
  const out = Buffer.alloc(bytes);
  out.writeUIntBE(value, 0, bytes);
  return [...out];
};
const little = (value: number, bytes: number) => big(value, bytes).reverse();

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, content: Uint8Array | number[]): Uint8Array {
  const named = joined(type, content as Uint8Array);
  return joined(big(content.length, 4), named, big(crc(named), 4));
}

interface PngParts {
  width?: number;
  height?: number;
  /** Chunks between the header and the picture, by type. */
  extra?: [string, string][];
  /** What stands behind its end. */
  behind?: string;
  /** Bytes that make it larger, as a picture without patterns would be. */
  noise?: number;
}

export function png({
  width = 8,
  height = 8,
  extra = [],
  behind = "",
  noise = 0,
}: PngParts = {}): Uint8Array<ArrayBuffer> {
  const grey = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row++) grey[row * (width + 1)] = 0;
  const random = new Uint8Array(noise).map(() => Math.floor(Math.random() * 256));
  return joined(
    "\x89PNG\r\n\x1a\n",
    chunk("IHDR", [...big(width, 4), ...big(height, 4), 8, 0, 0, 0, 0]),
    ...extra.map(([type, text]) => chunk(type, Buffer.from(text, "latin1"))),
    ...(noise ? [chunk("iCCP", random)] : []),
    chunk("IDAT", deflateSync(grey)),
    chunk("IEND", []),
    behind,
  );
}

const segment = (marker: number, content: Uint8Array | string | number[]) => {
  const bytes = joined(content);
  return joined([0xff, marker], big(bytes.length + 2, 2), bytes);
};

/** EXIF with which way up, and where: as phones write it. */
function exif(orientation: number): Uint8Array {
  const entry = (tag: number, type: number, value: number[]) => [
    ...little(tag, 2),
    ...little(type, 2),
    ...little(1, 4),
    ...value,
  ];
  const directory = [
    ...little(2, 2),
    ...entry(0x0112, 3, [...little(orientation, 2), 0, 0]),
    ...entry(0x8825, 4, little(38, 4)),
    ...little(0, 4),
  ];
  return joined("Exif\0\0", "II*\0", little(8, 4), directory, "GPS 41.8781N 87.6298W");
}

export function jpeg({ orientation = 6, comment = "", behind = "" } = {}): Uint8Array<ArrayBuffer> {
  return joined(
    [0xff, 0xd8],
    segment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
    segment(0xe1, exif(orientation)),
    segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>who took it</x:xmpmeta>"),
    segment(0xe2, "ICC_PROFILE\0\x01\x01colours"),
    segment(0xe2, "MPF\0another picture"),
    ...(comment ? [segment(0xfe, comment)] : []),
    segment(0xdb, new Uint8Array(65)),
    segment(0xc2, [8, ...big(30, 2), ...big(40, 2), 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    segment(0xc4, [0, 1, 2]),
    segment(0xda, [1, 1, 0, 1, 5, 0]),
    [0x78, 0x9a],
    [0xff, 0xd9],
    behind,
  );
}

export function webp({ animated = false, behind = "" } = {}): Uint8Array<ArrayBuffer> {
  const part = (type: string, content: number[] | string) => {
    const bytes = joined(content);
    return joined(type, little(bytes.length, 4), bytes, bytes.length % 2 ? [0] : []);
  };
  const parts = joined(
    part("VP8X", [animated ? 0x1e : 0x1c, 0, 0, 0, ...little(39, 3), ...little(29, 3)]),
    part("ICCP", "colours"),
    part("VP8L", [0x2f, ...little(39 | (29 << 14), 4), 1, 2, 3]),
    part("EXIF", "II*\0GPS 41.8781N"),
    part("XMP ", "<x:xmpmeta/>"),
  );
  return joined("RIFF", little(parts.length + 4, 4), "WEBP", parts, behind);
}

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

export const pdf = () => joined("%PDF-1.7\n1 0 obj<<>>endobj\n", "trailer<<>>\nstartxref\n9\n%%EOF\n");

export const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
