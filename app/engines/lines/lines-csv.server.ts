import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { type Content, KINDS } from "./content.ts";
import { priceOf, totalsOf } from "./totals.ts";

/** A number, so that one below zero is no formula to a spreadsheet. */
const dollars = (cents: number) => cents / 100;

/**
 * A document for a spreadsheet: a row a line, then the adjustments and the total. Numbers as they are typed, in dollars
 * with a point, whatever the language. `price` leaves out what only whoever priced it may see.
 */
export function linesCsv(language: Language, content: Content, view: "cost" | "price"): string {
  const t = translator(language, "lines");
  const totals = totalsOf(content);
  const isProgress = KINDS[content.kind].amount === "progress";
  const columns: {
    heading: string;
    cell: (line: Content["sections"][number]["lines"][number]) => string | number;
  }[] = [
    { heading: t("columns.line"), cell: ({ text }) => text },
    { heading: t("columns.qty"), cell: ({ qty }) => qty },
    { heading: "", cell: ({ unit }) => unit },
  ];
  if (view === "cost")
    columns.push(
      { heading: t("columns.unitCost"), cell: ({ unitCost }) => unitCost },
      { heading: `${t("columns.waste")} %`, cell: ({ waste = "0" }) => waste },
      { heading: `${t("columns.markup")} %`, cell: ({ markup = "0" }) => markup },
    );
  columns.push({ heading: t("taxed"), cell: ({ taxable }) => (taxable ? "1" : "0") });
  if (isProgress)
    columns.push(
      { heading: t("columns.scheduled"), cell: (line) => dollars(priceOf(line)) },
      ...(["previous", "current", "stored"] as const).map((part) => ({
        heading: t(`columns.${part}`),
        cell: ({ progress }: Content["sections"][number]["lines"][number]) => dollars(progress?.[part] ?? 0),
      })),
    );
  columns.push({
    heading: t("columns.amount"),
    cell: ({ id }) => {
      const total = totals.lines.get(id);
      return total?.counts ? dollars(total.cents) : "";
    },
  });
  const between = columns.slice(1, -1).map(() => "");
  const sum = (name: string, cents: number) => ["", name, ...between, dollars(cents)];
  return csvOf([
    ["", ...columns.map(({ heading }) => heading)],
    ...content.sections.flatMap(({ title, lines }) =>
      lines.map((line) => [title, ...columns.map(({ cell }) => cell(line))]),
    ),
    ...(totals.steps.length > 0 ? [sum(t("subtotal"), totals.subtotal)] : []),
    ...totals.steps.map(({ adjustment, cents }) =>
      sum(adjustment.name || t(`adjustments.${adjustment.kind}`), cents),
    ),
    sum(t("total"), totals.total),
  ]);
}
