import type { PhotoAt } from "./photo-list.ts";

// Where a photo was taken, from the header of a JPEG: the GPS directory of its EXIF (Exif 2.32, TIFF 6.0). It runs in the
// browser over the beginning of a file, so that no photo is sent anywhere.

/** So much of a file holds its header: a segment of EXIF is at most 64 KiB, and it stands first. */
export const HEADER_BYTES = 192 * 1024;

const APP1 = 0xe1;
const SOS = 0xda;
const GPS = 0x8825;
const TAG = {
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
  altitudeRef: 5,
  altitude: 6,
} as const;
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };
const RATIONAL = 5;
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** The part of a JPEG that is a TIFF. */
function tiffOf(bytes: Uint8Array): DataView | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === SOS) return undefined;
    const length = data.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (marker === APP1 && EXIF.every((byte, n) => bytes[at + 4 + n] === byte))
      return new DataView(bytes.buffer, bytes.byteOffset + at + 10, end - at - 10);
    at = end;
  }
  return undefined;
}

interface Entry {
  type: number;
  count: number;
  /** Where its value stands. */
  at: number;
}

/** The entries of a directory whose values lie within the file. */
function directoryAt(tiff: DataView, offset: number, little: boolean): Map<number, Entry> {
  const found = new Map<number, Entry>();
  if (offset < 8 || offset + 2 > tiff.byteLength) return found;
  const many = tiff.getUint16(offset, little);
  for (let n = 0; n < many; n++) {
    const entry = offset + 2 + n * 12;
    if (entry + 12 > tiff.byteLength) break;
    const type = tiff.getUint16(entry + 2, little);
    const count = tiff.getUint32(entry + 4, little);
    const bytes = (SIZES[type] ?? 0) * count;
    const at = bytes <= 4 ? entry + 8 : tiff.getUint32(entry + 8, little);
    if (bytes > 0 && at + bytes <= tiff.byteLength)
      found.set(tiff.getUint16(entry, little), { type, count, at });
  }
  return found;
}

/** Where a photo was taken; undefined where its header does not say. */
export function photoPlace(bytes: Uint8Array): PhotoAt | undefined {
  const tiff = tiffOf(bytes);
  if (!tiff || tiff.byteLength < 8) return undefined;
  const order = tiff.getUint16(0);
  const little = order === 0x4949;
  if (!little && order !== 0x4d4d) return undefined;
  const pointer = directoryAt(tiff, tiff.getUint32(4, little), little).get(GPS);
  if (pointer?.type !== 4) return undefined;
  const gps = directoryAt(tiff, tiff.getUint32(pointer.at, little), little);
  const rationals = (tag: number, many: number): number[] | undefined => {
    const entry = gps.get(tag);
    if (!entry || entry.type !== RATIONAL || entry.count < many) return undefined;
    const values = Array.from({ length: many }, (_, n) => {
      const [top, bottom] = [0, 4].map((more) => tiff.getUint32(entry.at + n * 8 + more, little));
      return (top as number) / (bottom as number);
    });
    return values.every(Number.isFinite) ? values : undefined;
  };
  const letter = (tag: number) => {
    const entry = gps.get(tag);
    return entry?.type === 2 ? String.fromCharCode(tiff.getUint8(entry.at)) : "";
  };
  const degrees = (tag: number, ref: number, below: string, most: number): number | undefined => {
    const [whole, minutes, seconds] = rationals(tag, 3) ?? [];
    if (whole === undefined || minutes === undefined || seconds === undefined) return undefined;
    const value = whole + minutes / 60 + seconds / 3600;
    if (value > most) return undefined;
    return letter(ref) === below ? -value : value;
  };
  const latitude = degrees(TAG.latitude, TAG.latitudeRef, "S", 90);
  const longitude = degrees(TAG.longitude, TAG.longitudeRef, "W", 180);
  if (latitude === undefined || longitude === undefined) return undefined;
  // A camera without a fix writes zeros.
  if (latitude === 0 && longitude === 0) return undefined;
  const [height] = rationals(TAG.altitude, 1) ?? [];
  const ref = gps.get(TAG.altitudeRef);
  const isBelow = ref !== undefined && tiff.getUint8(ref.at) === 1;
  return [latitude, longitude, height === undefined ? null : isBelow ? -height : height];
}
