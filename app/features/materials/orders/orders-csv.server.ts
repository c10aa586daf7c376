import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import type { ListedOrder } from "./order-list.queries.server.ts";
import type { listForSeller } from "./orders.queries.server.ts";
import { numberOf, saidState } from "./orders.words.ts";

type Said = Pick<ListedOrder, "state" | "payment" | "fulfilment" | "totalCents" | "offCents">;

/** What both files say of an order: its three states in words, when it was placed in UTC, its total and what was taken off, in dollars. */
function columnsOf(language: Language) {
  const t = translator(language, "orders");
  return {
    t,
    headings: [
      t("columns.order"),
      t("columns.payment"),
      t("columns.fulfilment"),
      t("list.placed"),
      t("list.totalIn"),
      t("list.offIn"),
    ],
    cells: ({ state, payment, fulfilment, totalCents, offCents }: Said, placedAt: string) => [
      t(`states.${saidState({ state, payment })}` as Key<"orders">),
      t(`payments.${payment}`),
      t(`fulfilments.${fulfilment}`),
      placedAt,
      // A number, so that a spreadsheet can add it up.
      totalCents / 100,
      offCents / 100,
    ],
  };
}

/** The orders of a workspace for a spreadsheet, a row an order. */
export function ordersCsv(language: Language, orders: readonly ListedOrder[]): string {
  const { t, headings, cells } = columnsOf(language);
  return csvOf([
    [t("list.number"), t("list.kind"), t("list.what"), t("project.field"), t("project.code"), ...headings],
    ...orders.map((order) => [
      order.number,
      t(`kinds.${order.kind}` as Key<"orders">),
      order.title,
      order.project ?? "",
      order.code,
      ...cells(order, order.placedAt),
    ]),
  ]);
}

/** The seller's orders for a spreadsheet, a row an order. */
export function sellerCsv(
  language: Language,
  orders: Awaited<ReturnType<typeof listForSeller>>["orders"],
): string {
  const { t, headings, cells } = columnsOf(language);
  return csvOf([
    [t("list.number"), t("seller.customer"), t("seller.waits"), ...headings],
    ...orders.map((order) => [
      numberOf(order.number),
      order.email,
      order.waits ? 1 : 0,
      ...cells(order, order.createdAt),
    ]),
  ]);
}
