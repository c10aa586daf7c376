import { type Broken, joined, lettersAt, type Read, viewOf } from "./bytes.ts";

// WebP (RFC 9649): a RIFF container of chunks, each padded to an even length.

/** What makes the picture; EXIF, XMP and whatever is unknown are not among them. */
const KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]);
const ANIMATION = 0x02;
/** Which of the flags of the header name a chunk that is kept: colours and transparency. */
const KEPT_FLAGS = 0x30;

export const isWebp = (bytes: Uint8Array) =>
  lettersAt(bytes, 0, 4) === "RIFF" && lettersAt(bytes, 8, 4) === "WEBP";

type Size = { width: number; height: number };

function sizeIn(type: string, content: Uint8Array): Size | undefined {
  const data = viewOf(content);
  if (type === "VP8X" && content.length >= 10) {
    const three = (at: number) => data.getUint16(at, true) + ((content[at + 2] as number) << 16);
    return { width: three(4) + 1, height: three(7) + 1 };
  }
  if (type === "VP8L" && content.length >= 5 && content[0] === 0x2f) {
    const bits = data.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (type === "VP8 " && content.length >= 10 && lettersAt(content, 3, 3) === "\x9d\x01\x2a")
    return { width: data.getUint16(6, true) & 0x3fff, height: data.getUint16(8, true) & 0x3fff };
  return undefined;
}

export function readWebp(bytes: Uint8Array): Read | Broken {
  if (bytes.length < 20) return "truncated";
  const data = viewOf(bytes);
  const whole = data.getUint32(4, true) + 8;
  if (whole > bytes.length) return "truncated";
  const parts: Uint8Array[] = [];
  let size: Size | undefined;
  let drawn = false;
  let at = 12;
  while (at + 8 <= whole) {
    const type = lettersAt(bytes, at, 4);
    const length = data.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return "truncated";
    if (KEPT.has(type)) {
      const chunk = new Uint8Array(end - at);
      chunk.set(bytes.subarray(at, Math.min(end, whole)));
      const content = chunk.subarray(8, 8 + length);
      if (type === "VP8X") {
        if ((content[0] as number) & ANIMATION) return "moving";
        content[0] = (content[0] as number) & KEPT_FLAGS;
      }
      size ??= sizeIn(type, content);
      drawn ||= type === "VP8 " || type === "VP8L";
      parts.push(chunk);
    }
    at = end;
  }
  if (!size || !drawn) return "truncated";
  const head = new Uint8Array(12);
  head.set(bytes.subarray(0, 12));
  const out = joined([head, ...parts]);
  viewOf(out).setUint32(4, out.length - 8, true);
  return { ...size, bytes: out };
}
