import { totalsOf } from "~/engines/lines/lines.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { PAPER, Paper } from "~/lib/paper/paper.ts";
import { invoiceSums } from "./invoice.logic.ts";
import type { OrderView } from "./order.view.server.ts";
import { numberOf } from "./orders.words.ts";

const MARGIN = 54;
const WIDTH = PAPER.width - 2 * MARGIN;
const FOOT = PAPER.height - 64;
const LEADING = 1.35;
/** Where columns end, from the edge where reading begins. */
const ENDS = { text: 250, qty: 320, unit: 412, amount: WIDTH } as const;

interface Look {
  size?: number;
  bold?: boolean;
  /** Undefined takes the direction of what was typed. */
  typed?: boolean;
}

/** A paper that is filled from the top down, in the direction of its language. */
class Sheet {
  readonly paper = new Paper();
  readonly #rtl: boolean;
  #y = 0;

  constructor(language: Language) {
    this.#rtl = directionOf(language) === "rtl";
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

/** The invoice of an order as a PDF file, in the words of `language`: what its sheet on the screen says. */
export function invoicePdf(order: OrderView, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(language, "orders");
  const words = translator(language, "lines");
  const { money, exactMoney, quantity, percent, date } = formatsOf(language);
  const title = t("invoice.title", { number: numberOf(order.number) });
  const totals = totalsOf(order.content);
  const { paidCents, backCents, dueCents, isTest } = invoiceSums(order);
  const sheet = new Sheet(language);

  sheet.row(translator(language, "shell")("product"), { size: 11, bold: true });
  sheet.row(title, { size: 22, bold: true });
  sheet.row(`${t("invoice.date")}: ${date(order.createdAt)}`);
  sheet.rule(2);
  if (isTest) {
    sheet.skip(6);
    sheet.row(t("invoice.test"), { size: 11, bold: true });
  }
  sheet.skip(10);
  sheet.row(t("invoice.for"), { bold: true });
  sheet.row(order.email, { typed: true });
  if (order.address) {
    sheet.skip(8);
    sheet.row(t("invoice.ships"), { bold: true });
    for (const line of [order.address.name, ...order.address.lines]) sheet.row(line, { typed: true });
  }

  const head = () => {
    sheet.row(words("columns.line"), { size: 9, bold: true }, [
      [words("columns.qty"), ENDS.qty],
      [words("columns.unitPrice"), ENDS.unit],
      [words("columns.amount"), ENDS.amount],
    ]);
    sheet.rule(1.2);
    sheet.skip(2);
  };
  sheet.skip(18);
  head();
  const several = order.content.sections.length > 1;
  for (const section of order.content.sections) {
    // A heading does not stay behind without what it is about.
    if (sheet.need(48)) head();
    if (several || section.title) {
      sheet.skip(4);
      sheet.row(section.title || words("untitled"), { bold: true });
    }
    for (const line of section.lines) {
      if (sheet.need(30)) head();
      sheet.row(line.text, { typed: true }, [
        [quantity(line.qty), ENDS.qty],
        [exactMoney(line.unitCost), ENDS.unit],
        [money(totals.lines.get(line.id)?.cents ?? 0), ENDS.amount],
      ]);
    }
  }
  sheet.need(110);
  sheet.rule(1.2);
  sheet.skip(2);
  if (totals.steps.length > 0) sheet.sum(words("subtotal"), money(totals.subtotal));
  for (const { adjustment, base, cents } of totals.steps) {
    const name = adjustment.name || words(`adjustments.${adjustment.kind}`);
    const of =
      adjustment.rate === undefined
        ? ""
        : `, ${words("rateOf", { rate: percent(adjustment.rate), base: money(base) })}`;
    sheet.sum(`${name}${of}`, money(cents));
  }
  sheet.sum(words("total"), money(totals.total), { size: 13, bold: true });
  sheet.skip(6);
  sheet.sum(t("invoice.paid"), money(paidCents));
  if (backCents > 0) sheet.sum(t("invoice.paidBack"), money(backCents));
  if (dueCents !== undefined) sheet.sum(t("invoice.due"), money(dueCents), { bold: true });
  if (sheet.paper.lacksLetters) {
    sheet.skip(10);
    sheet.row(t("invoice.letters"), { size: 9 });
  }
  if (sheet.paper.pageCount > 1) sheet.foot((page) => `${title}, ${t("list.page", { page })}`);
  return sheet.paper.write({ title, language, direction: directionOf(language) });
}
