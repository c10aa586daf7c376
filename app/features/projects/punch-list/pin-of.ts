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
