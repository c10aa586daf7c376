import { greyOfJpeg } from "./jpeg-grey.ts";
import { greyOfPng } from "./png-grey.ts";

/** A picture in shades of grey. */
export interface Grey {
  width: number;
  height: number;
  /** One byte a pixel. */
  data: Uint8Array;
}

/** What a QR code is looked for in: larger pictures are made smaller, because a code fills much of them. */
const MAX_SIDE = 1400;

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && bytes[1] === 0x50;
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8;

/** Every nth pixel, so that no side is longer than wanted. */
function smaller({ width, height, data }: Grey): Grey {
  const step = Math.ceil(Math.max(width, height) / MAX_SIDE);
  if (step <= 1) return { width, height, data };
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) out[y * w + x] = data[y * step * width + x * step] ?? 255;
  return { width: w, height: h, data: out };
}

/**
 * The text of the QR code in a PNG or JPEG; undefined where no code is found or the picture cannot be read. Progressive
 * JPEGs and WebP are not read.
 */
export async function qrInPicture(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    const grey = isPng(bytes)
      ? await greyOfPng(bytes)
      : isJpeg(bytes)
        ? greyOfJpeg(bytes, MAX_SIDE)
        : undefined;
    if (!grey) return undefined;
    const { width, height, data } = smaller(grey);
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (const [n, shade] of data.entries()) pixels.fill(shade, n * 4, n * 4 + 3);
    const { default: jsQR } = await import("jsqr");
    return jsQR(pixels, width, height)?.data || undefined;
  } catch {
    // Whatever was sent as a picture is somebody else's.
    return undefined;
  }
}
