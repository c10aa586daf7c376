import type { Content } from "~/engines/lines/lines.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { OwnPrice } from "./estimate-lines.server.ts";
import type { Column } from "./read-table.server.ts";

const headings = (language: Language, columns: readonly Column[]) => {
  const t = translator(language, "estimates");
  return columns.map((column) => t(`columns.${column}`));
};

/** The lines of an estimate as the same page reads them again, prices as they are multiplied here. */
export const estimateCsv = (language: Language, { sections }: Pick<Content, "sections">): string =>
  csvOf([
    headings(language, ["section", "code", "text", "qty", "unit", "unitCost", "waste", "pricedOn", "taxed"]),
    ...sections.flatMap(({ title, lines }) =>
      lines.map((line) => [
        title,
        line.code ?? "",
        line.text,
        Number(line.qty),
        line.unit,
        Number((Number(line.unitCost) * Number(line.factor ?? "1")).toFixed(4)),
        Number(line.waste ?? "0"),
        line.basis?.asOf ?? "",
        line.taxable ? 1 : 0,
      ]),
    ),
  ]);

/** The price book as the same page reads it again. */
export const pricesCsv = (language: Language, prices: readonly OwnPrice[]): string =>
  csvOf([
    headings(language, ["code", "text", "unit", "unitCost", "supplier", "pricedOn", "taxed"]),
    ...prices.map((price) => [
      price.code,
      price.text,
      price.unit,
      Number(price.unitCost),
      price.supplier,
      price.asOf,
      price.taxable ? 1 : 0,
    ]),
  ]);
