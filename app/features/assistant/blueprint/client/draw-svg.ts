import { dataUrlOf } from "./data-url.ts";

/**
 * An SVG as pixels, `side` on its longer side, whether it has a size of its own or not. An image runs no script of it
 * and fetches nothing.
 */
export async function drawSvg(svg: Blob, width: number, height: number, side: number): Promise<ImageBitmap> {
  const scale = side / Math.max(width, height);
  const size = ` width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const sized = (await svg.text()).replace(
    /(<(?:\w+:)?svg\b)([^>]*)/,
    (_, head: string, attributes: string) =>
      head + size + attributes.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, ""),
  );
  const image = new Image();
  image.src = await dataUrlOf(new Blob([sized], { type: "image/svg+xml" }));
  await image.decode();
  return createImageBitmap(image);
}
