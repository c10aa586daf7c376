import { type Broken, joined, lettersAt, type Read, viewOf } from "./bytes.ts";

// PNG, third edition (W3C): a signature, then chunks of length, type, content and check sum, the last of them IEND.

const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** What makes the picture and its colours; texts, times, EXIF and the frames of an animation are not among them. */
const KEPT = new Set([
  "IHDR",
  "PLTE",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "sBIT",
  "IDAT",
  "IEND",
]);

export const isPng = (bytes: Uint8Array) => lettersAt(bytes, 0, 8) === SIGNATURE;

export function readPng(bytes: Uint8Array): Read | Broken {
  const data = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let size: { width: number; height: number } | undefined;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = data.getUint32(at);
    const type = lettersAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) return "truncated";
    if (type === "IHDR" && length === 13)
      size = { width: data.getUint32(at + 8), height: data.getUint32(at + 12) };
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    // Whatever follows the end is no part of the picture.
    if (type === "IEND") return size ? { ...size, bytes: joined(parts) } : "truncated";
    at = end;
  }
  return "truncated";
}
