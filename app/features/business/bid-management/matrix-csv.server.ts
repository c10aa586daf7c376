import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import type { PackageView } from "./bids.view.server.ts";

/** Bids side by side for a spreadsheet: sums in dollars, then a row an item. Before the opening only its head. */
export function matrixCsv({ package: one, leveling }: PackageView, language: Language): string {
  const t = translator(language, "bids");
  const say = (key: string) => t(key as Key<"bids">);
  const bids = leveling?.bids ?? [];
  const row = (name: string, of: (bid: (typeof bids)[number]) => string | number) => [
    name,
    "",
    "",
    ...bids.map(of),
  ];
  return csvOf([
    [t("fields.text"), t("fields.qty"), t("fields.unit"), ...bids.map(({ company }) => company)],
    row(t("offer.base"), ({ baseCents }) => baseCents / 100),
    row(t("level.added"), ({ addedCents }) => addedCents / 100),
    row(t("level.plugs"), ({ plugCents }) => plugCents / 100),
    row(t("level.double"), ({ doubleCents }) => -doubleCents / 100),
    row(t("level.total"), ({ totalCents }) => totalCents / 100),
    row(`${t("level.coverage")} %`, ({ coverage }) => coverage / 100),
    ...one.items.map((item, n) => [
      item.text,
      item.qty === "" ? "" : Number(item.qty),
      item.unit,
      ...bids.map(({ cells }) => {
        const cell = cells[n];
        if (!cell) return "";
        const said =
          cell.standing === "gap"
            ? t("cells.gap")
            : cell.said === ""
              ? t("cells.apart")
              : say(`answers.${cell.said}`);
        const set = cell.plug?.mark === "double" ? null : cell.plug?.cents;
        const amounts = [cell.cents, set];
        const [own, plug] = amounts.map((cents) =>
          cents === null || cents === undefined ? "" : String(cents / 100),
        );
        return [
          said,
          own,
          plug && `${say("marks.plug")} ${plug}`,
          cell.double && say(`doubles.${cell.double}`),
        ]
          .filter(Boolean)
          .join("; ");
      }),
    ]),
  ]);
}
