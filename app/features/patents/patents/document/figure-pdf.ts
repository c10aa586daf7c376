import { drawFigure, type Figure } from "../drawing/figure.ts";
import type { Patent } from "../patent.ts";
import { writePdf } from "./pdf.ts";

/** One figure on its sheet. */
export function figurePdf(figure: Figure): Promise<Uint8Array<ArrayBuffer>> {
  return writePdf({ title: `Patent ${figure.patentId}, FIG. ${figure.number} (sample)`, pages: [figure] });
}

/** All figures of a patent, a sheet each. */
export function sheetsPdf(patent: Patent): Promise<Uint8Array<ArrayBuffer>> {
  const pages = patent.figures.flatMap((_, n) => drawFigure(patent, n + 1) ?? []);
  return writePdf({
    title: `Patent ${patent.id}, drawings (sample)`,
    pages,
    outline: pages.map(({ number }, page) => ({ title: `FIG. ${number}`, page })),
  });
}
