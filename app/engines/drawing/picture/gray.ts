/** One byte a pixel, 0 black to 255 white, row by row. */
export interface GrayPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A picture whose paper is darker than this is a white drawing on blue or black, and is turned over. */
const DARK_PAPER = 110;

/**
 * Brightness of a picture as a canvas holds it; what is transparent is white paper.
 * @param rgba four bytes a pixel
 */
export function grayOf(rgba: Uint8ClampedArray, width: number, height: number): GrayPicture {
  const data = new Uint8Array(width * height);
  let sum = 0;
  for (let n = 0, at = 0; n < data.length; n++, at += 4) {
    const bright =
      (77 * (rgba[at] as number) + 150 * (rgba[at + 1] as number) + 29 * (rgba[at + 2] as number)) >> 8;
    const alpha = rgba[at + 3] as number;
    const value = alpha === 255 ? bright : (bright * alpha + 255 * (255 - alpha)) / 255;
    data[n] = value;
    sum += value;
  }
  if (sum / Math.max(1, data.length) < DARK_PAPER) {
    for (let n = 0; n < data.length; n++) data[n] = 255 - (data[n] as number);
  }
  return { width, height, data };
}

/** Ink is darker than this part of the paper around it, so that shadows on a photo are no ink. */
const OF_PAPER = 0.78;

/**
 * Where there is ink: 1, else 0. Each pixel is compared with the mean of its neighbourhood, a square of a sixteenth of
 * the picture (Bradley and Roth's adaptive threshold).
 */
export function inkOf({ width, height, data }: GrayPicture): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const reach = Math.max(8, Math.round(Math.max(width, height) / 32));
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach);
    const bottom = Math.min(height, y + reach + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom * (width + 1) + right] as number) -
        (sums[top * (width + 1) + right] as number) -
        (sums[bottom * (width + 1) + left] as number) +
        (sums[top * (width + 1) + left] as number);
      const mean = sum / ((bottom - top) * (right - left));
      if ((data[y * width + x] as number) < mean * OF_PAPER) ink[y * width + x] = 1;
    }
  }
  return ink;
}
