import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { OrderView } from "./material-express.view.server.ts";

/** The lines with their headings in the reader's language; the form of it can be read in again. */
export function linesCsv({ order, match }: Pick<OrderView, "order" | "match">, language: Language): string {
  const t = translator(language, "material-express");
  const head = [
    ...[t("columns.code"), t("columns.text"), t("columns.qty"), t("columns.unit"), t("columns.price")],
    ...[t("columns.ordered"), t("columns.sum"), t("receive.good"), t("receive.broken"), t("match.billed")],
  ];
  return csvOf([
    head,
    ...order.lines.map((line, n) => {
      const came = order.received ? match[n] : undefined;
      const billed = match[n]?.billed ?? null;
      return [
        ...[line.sku, line.text, line.need / 100, line.unit, line.cents / 100],
        ...[line.ordered / 100, line.sum / 100],
        ...[came && came.good / 100, came && came.broken / 100, billed === null ? null : billed / 100],
      ];
    }),
  ]);
}
