import { type Broken, joined, lettersAt, type Read, viewOf } from "./bytes.ts";

// JPEG (ITU-T T.81, annex B): markers with segments, of which a scan is followed by its coded data up to the next marker.

const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COM = 0xfe;

export const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** Start of frame, in any of its kinds; the tables of Huffman and arithmetic codes lie among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isApplication = (marker: number) => marker >= APP0 && marker <= 0xef;

/** What programs keep in a picture is left out, but for what its colours and its sides need. */
function isKept(bytes: Uint8Array, marker: number, from: number): boolean {
  if (marker === COM) return false;
  if (!isApplication(marker)) return true;
  if (marker === APP0) return lettersAt(bytes, from + 4, 5) === "JFIF\0";
  if (marker === APP2) return lettersAt(bytes, from + 4, 12) === "ICC_PROFILE\0";
  return marker === APP14 && lettersAt(bytes, from + 4, 5) === "Adobe";
}

const ORIENTATION = 0x0112;

/** Which way up the picture was taken, 1 to 8, as its EXIF says. */
function orientationOf(segment: Uint8Array): number | undefined {
  if (lettersAt(segment, 4, 6) !== "Exif\0\0") return undefined;
  const tiff = segment.subarray(10);
  if (tiff.length < 14) return undefined;
  const data = viewOf(tiff);
  const little = lettersAt(tiff, 0, 2) === "II";
  const directory = data.getUint32(4, little);
  if (directory + 2 > tiff.length) return undefined;
  const entries = data.getUint16(directory, little);
  for (let n = 0; n < entries; n++) {
    const entry = directory + 2 + n * 12;
    if (entry + 12 > tiff.length) return undefined;
    if (data.getUint16(entry, little) === ORIENTATION) return data.getUint16(entry + 8, little);
  }
  return undefined;
}

/** An EXIF segment that says which way up, and nothing of where, when and with what. */
function uprightSegment(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const content = [..."Exif\0\0"].map((letter) => letter.charCodeAt(0)).concat(tiff, [0, 0, 0, 0]);
  return new Uint8Array([0xff, APP1, 0, content.length + 2, ...content]);
}

/** Where the coded data of a scan end: at a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] as number;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

export function readJpeg(bytes: Uint8Array): Read | Broken {
  const data = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let scanned = false;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return "truncated";
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      // Whatever follows the end is no part of the picture.
      return size && scanned ? { ...size, bytes: joined(parts) } : "truncated";
    }
    if (at + 4 > bytes.length) return "truncated";
    const length = data.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return "truncated";
    if (isFrame(marker)) {
      if (length < 9) return "truncated";
      size = { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    }
    if (isKept(bytes, marker, at)) parts.push(bytes.subarray(at, end));
    if (marker === APP1) {
      const orientation = orientationOf(bytes.subarray(at, end));
      if (orientation && orientation > 1 && orientation <= 8) parts.push(uprightSegment(orientation));
    }
    at = end;
    if (marker === SOS) {
      const next = endOfScan(bytes, at);
      parts.push(bytes.subarray(at, next));
      scanned = true;
      at = next;
    }
  }
  return "truncated";
}
