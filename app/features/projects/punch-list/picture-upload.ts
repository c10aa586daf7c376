/** How a HEIC or HEIF picture begins, which browsers do not show: a box `ftyp` with one of these brands (ISO 14496-12). */
const BRANDS = ["heic", "heix", "hevc", "heim", "heis", "hevm", "mif1", "msf1"];

/** Whether bytes are a picture as some phones keep it, so that the page can say what to change. */
export function isHeic(bytes: Uint8Array): boolean {
  const letters = String.fromCharCode(...bytes.subarray(4, 12));
  return letters.startsWith("ftyp") && BRANDS.includes(letters.slice(4));
}

/** A tap on a picture that was drawn `width` pixels wide, in thousandths of its sides; undefined outside it. */
export function pinOf(
  tap: { x: number; y: number },
  { width, height }: { width: number; height: number },
  drawn: number,
): { x: number; y: number } | undefined {
  const scale = drawn / width;
  const [x, y] = [tap.x / (width * scale), tap.y / (height * scale)].map((part) => Math.round(part * 1000));
  const isInside = (part: number | undefined): part is number =>
    part !== undefined && part >= 0 && part <= 1000;
  return isInside(x) && isInside(y) ? { x, y } : undefined;
}
