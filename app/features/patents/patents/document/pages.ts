import { wrap } from "../drawing/helvetica.ts";
import { Drawing, LEADING, SHEET } from "../drawing/sheet.ts";
import type { PdfPage } from "./pdf.ts";

const MARGIN = { left: 72, right: 54, top: 72, bottom: 72 } as const;
const WIDTH = SHEET.width - MARGIN.left - MARGIN.right;
const FOOT = SHEET.height - MARGIN.bottom;

interface Look {
  size?: number;
  bold?: boolean;
  /** Space above, in points; none at the head of a page. */
  above?: number;
  indent?: number;
  /** Stands at the start of the first line, left of the text. */
  mark?: string;
}

/** Text set on as many pages as it takes, from the top down. */
export class TextPages {
  readonly pages: { drawing: Drawing; links: NonNullable<PdfPage["links"]>[number][] }[] = [];
  #y = Number.POSITIVE_INFINITY;

  get #page() {
    const page = this.pages.at(-1);
    if (!page) throw new Error("there is no page yet");
    return page;
  }

  newPage(): void {
    this.pages.push({ drawing: new Drawing(), links: [] });
    this.#y = MARGIN.top;
  }

  /** Starts a page when less than this is left. */
  #need(height: number): void {
    if (this.#y + height > FOOT) this.newPage();
  }

  paragraph(text: string, { size = 10, bold = false, above = 6, indent = 0, mark }: Look = {}): void {
    const lines = wrap(text, size, WIDTH - indent, bold);
    if (this.#y > MARGIN.top) this.#y += above;
    // A heading does not stay behind without what it is about.
    this.#need(bold ? size * LEADING * (lines.length + 2) : size * LEADING);
    for (const [n, line] of lines.entries()) {
      this.#need(size * LEADING);
      this.#y += size * LEADING;
      if (n === 0 && mark)
        this.#page.drawing.text(MARGIN.left, this.#y, mark, { size, anchor: "start", bold });
      this.#page.drawing.text(MARGIN.left + indent, this.#y, line, { size, anchor: "start", bold });
    }
  }

  /** A line with a word at each end; with `to`, it leads to a page. */
  row(
    left: string,
    right: string,
    { size = 10, bold = false, above = 4, to }: Look & { to?: number } = {},
  ): void {
    const lines = wrap(left, size, WIDTH - 90, bold);
    this.#need(size * LEADING * lines.length + above);
    this.#y += above;
    const top = this.#y;
    for (const line of lines) {
      this.#y += size * LEADING;
      this.#page.drawing.text(MARGIN.left, this.#y, line, { size, anchor: "start", bold });
    }
    this.#page.drawing.text(MARGIN.left + WIDTH, this.#y, right, { size, anchor: "end", bold });
    this.#page.drawing.line(
      [
        [MARGIN.left, this.#y + 4],
        [MARGIN.left + WIDTH, this.#y + 4],
      ],
      { width: 0.3 },
    );
    this.#y += 4;
    if (to !== undefined)
      this.#page.links.push({ x: MARGIN.left, y: top, width: WIDTH, height: this.#y - top, to });
  }

  rule(): void {
    this.#y += 10;
    this.#page.drawing.line(
      [
        [MARGIN.left, this.#y],
        [MARGIN.left + WIDTH, this.#y],
      ],
      { width: 1.4 },
    );
    this.#y += 4;
  }

  skip(points: number): void {
    this.#y += points;
  }
}
