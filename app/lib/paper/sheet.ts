import { type Direction, PAPER, Paper } from "./paper.ts";

const MARGIN = 54;
const WIDTH = PAPER.width - 2 * MARGIN;
const FOOT = PAPER.height - 64;
const LEADING = 1.35;
/** Where columns end, from the edge where reading begins. */
export const ENDS = { text: 250, qty: 320, unit: 412, amount: WIDTH } as const;

interface Look {
  size?: number;
  bold?: boolean;
  /** Undefined takes the direction of what was typed. */
  typed?: boolean;
}

/** A paper that is filled from the top down, in the direction of its language. */
export class Sheet {
  readonly paper = new Paper();
  readonly #rtl: boolean;
  #y = 0;

  constructor(direction: Direction) {
    this.#rtl = direction === "rtl";
    this.newPage();
  }

  newPage(): void {
    this.paper.newPage();
    this.#y = MARGIN;
  }

  /** Starts a page if less than this is left; says whether it did. */
  need(height: number): boolean {
    if (this.#y + height <= FOOT) return false;
    this.newPage();
    return true;
  }

  skip(points: number): void {
    this.#y += points;
  }

  /** One line without moving down: beginning at an offset from where reading begins, or ending there. */
  put(text: string, offset: number, { size = 10, bold = false, typed = false }: Look, ends: boolean): void {
    const x = this.#rtl ? PAPER.width - MARGIN - offset : MARGIN + offset;
    const anchor = ends === this.#rtl ? "left" : "right";
    const direction = typed ? undefined : this.#rtl ? "rtl" : "ltr";
    this.paper.text(x, this.#y, text, { size, bold, anchor, ...(direction && { direction }) });
  }

  /** A paragraph of as many lines as it takes, and sums that end at their columns on its first line. */
  row(text: string, look: Look = {}, cells: readonly (readonly [text: string, end: number])[] = []): void {
    const { size = 10, bold = false } = look;
    const width = cells.length > 0 ? ENDS.text - 8 : WIDTH;
    const lines = this.paper.linesOf(text, size, width, bold);
    for (const [n, line] of (lines.length > 0 ? lines : [""]).entries()) {
      this.need(size * LEADING);
      this.#y += size * LEADING;
      this.put(line, 0, look, false);
      if (n === 0) for (const [cell, end] of cells) this.put(cell, end, { size, bold }, true);
    }
  }

  /** A sum whose name ends before it. */
  sum(name: string, amount: string, look: Look = {}): void {
    const { size = 10, bold = false } = look;
    const lines = this.paper.linesOf(name, size, ENDS.unit, bold);
    for (const [n, line] of lines.entries()) {
      this.need(size * LEADING);
      this.#y += size * LEADING;
      this.put(line, ENDS.unit, look, true);
      if (n === 0) this.put(amount, ENDS.amount, { size, bold }, true);
    }
  }

  rule(width = 0.5): void {
    this.#y += 5;
    this.paper.rule(MARGIN, PAPER.width - MARGIN, this.#y, width);
  }

  /** A line at the foot of every page. */
  foot(textOf: (page: number) => string): void {
    for (let page = 0; page < this.paper.pageCount; page++)
      this.paper.text(
        this.#rtl ? MARGIN : PAPER.width - MARGIN,
        PAPER.height - 36,
        textOf(page + 1),
        { size: 8, anchor: this.#rtl ? "left" : "right", direction: this.#rtl ? "rtl" : "ltr" },
        page,
      );
  }
}
