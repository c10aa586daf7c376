import { totalsOf } from "~/engines/lines/lines.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, type Language } from "~/i18n/languages.ts";
import { ENDS, Sheet } from "~/lib/paper/sheet.ts";
import { invoiceSums } from "./invoice.logic.ts";
import type { OrderView } from "./order.view.server.ts";
import { numberOf } from "./orders.words.ts";

/** The invoice of an order as a PDF file, in the words of `language`: what its sheet on the screen says. */
export function invoicePdf(order: OrderView, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(language, "orders");
  const words = translator(language, "lines");
  const { money, exactMoney, quantity, percent, date } = formatsOf(language);
  const title = t("invoice.title", { number: numberOf(order.number) });
  const totals = totalsOf(order.content);
  const { paidCents, backCents, dueCents, isTest } = invoiceSums(order);
  const sheet = new Sheet(directionOf(language));

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
