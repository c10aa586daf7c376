/** Reading numbers and letters out of a file. */

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const lettersAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What is read of a picture: its size, and its bytes without anything that is no picture. */
export interface Read {
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file that begins as a picture is not kept. */
export type Broken = "truncated" | "moving";
