import { deflateSync } from "node:zlib";

const SCALE = 6;

const word = (value: number) => {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(value >>> 0);
  return out;
};

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  return Buffer.concat([word(content.length), named, word(crc(named))]);
};

/** The modules of a QR code as a PNG in grey, as a screen shows it. */
export function qrPng(modules: readonly (readonly boolean[])[]): Uint8Array<ArrayBuffer> {
  const side = (modules.length + 8) * SCALE;
  const rows = Buffer.alloc((side + 1) * side, 0xff);
  for (let y = 0; y < side; y++) {
    rows[y * (side + 1)] = 0;
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / SCALE) - 4]?.[Math.floor(x / SCALE) - 4]) rows[y * (side + 1) + 1 + x] = 0;
  }
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", Buffer.concat([word(side), word(side), Buffer.from([8, 0, 0, 0, 0])])),
      chunk("IDAT", deflateSync(rows)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
