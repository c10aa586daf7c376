const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

export interface ZipLimits {
  /** Entries that are looked at, and bytes of one that are read. */
  entries: number;
  bytes: number;
}

export interface ZipEntry {
  name: string;
  /** Undefined where it is larger than is read, encrypted, broken or packed in another way. */
  bytes: Uint8Array | undefined;
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** What is packed, unpacked up to a limit: what a file says of its own size is not believed. */
async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  const unpacked = new Blob([packed as BlobPart])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = unpacked.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > most) {
        await reader.cancel();
        return undefined;
      }
      parts.push(value);
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function packedOf(bytes: Uint8Array, view: DataView, at: number, size: number): Uint8Array | undefined {
  if (at + LOCAL_BYTES > bytes.byteLength || view.getUint32(at, true) !== LOCAL) return undefined;
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return from + size > bytes.byteLength ? undefined : bytes.subarray(from, from + size);
}

/**
 * The entries of a ZIP file (APPNOTE 6.3) whose names are wanted. Undefined where it is none. No entry is read further than
 * the limit, however small it says that it is, so that nothing is unpacked that does not fit.
 */
export async function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits,
): Promise<ZipEntry[] | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.byteLength < END_BYTES ? undefined : endOf(view);
  if (end === undefined) return undefined;
  const count = Math.min(view.getUint16(end + 10, true), limits.entries);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let n = 0; n < count; n++) {
    if (at + CENTRAL_BYTES > bytes.byteLength || view.getUint32(at, true) !== CENTRAL) break;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes));
    if (isWanted(name)) {
      const packed =
        flags % 2 === 1
          ? undefined
          : packedOf(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
      const isPlain = method === STORED && packed !== undefined && packed.byteLength <= limits.bytes;
      entries.push({
        name,
        bytes: isPlain
          ? packed
          : method === DEFLATED && packed
            ? await inflate(packed, limits.bytes)
            : undefined,
      });
    }
    at += CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
