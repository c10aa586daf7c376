import type { Content } from "~/engines/lines/lines.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { csvOf } from "~/lib/csv.ts";
import { sumsOfContent } from "./application-content.ts";
import type { ReadPayment, readApplicationsSheet } from "./billing.queries.server.ts";
import { OWED } from "./invoice.limits.ts";
import type { ListedInvoice } from "./invoice.queries.server.ts";
import type { Sums } from "./sums.ts";

const SUMS = [
  ...(["original", "changes", "contract", "completed", "retainage"] as const),
  ...(["earned", "previous", "due", "balance"] as const),
] satisfies readonly (keyof Sums)[];

/** Everything that was applied for as a file: a row for each application, with its nine sums. */
export function applicationsCsv(
  language: Language,
  rows: Awaited<ReturnType<typeof readApplicationsSheet>>,
): string {
  const t = translator(language, "billing");
  const say = (key: string) => t(key as Key<"billing">);
  return csvOf([
    [
      ...[t("owed.job"), t("owed.number"), t("begin.kind"), t("begin.from"), t("begin.to"), t("csv.state")],
      ...SUMS.map((name) => t(`sums.${name}`)),
      ...[t("figures.certified"), t("figures.paid"), t("owed.due")],
    ],
    ...rows.map((one) => {
      const sums = sumsOfContent(one.content as Content);
      return [
        ...[one.project, one.number ?? "", say(`kinds.${one.kind}`), one.periodFrom, one.periodTo],
        say(`states.${one.state}`),
        ...SUMS.map((name) => ({ cents: sums[name] })),
        one.certifiedCents === null ? "" : { cents: one.certifiedCents },
        ...[{ cents: Number(one.paid) }, one.dueOn ?? ""],
      ];
    }),
  ]);
}

/** Everything that was paid as a file; no examples. */
export function paymentsCsv(language: Language, rows: readonly ReadPayment[]): string {
  const t = translator(language, "billing");
  return csvOf([
    [
      ...[t("owed.job"), t("pay.paidOn"), t("pay.payer"), t("pay.amount"), t("pay.reference")],
      ...[t("pay.clearedOn"), t("pay.bouncedOn"), t("pay.bounceReason")],
    ],
    ...rows
      .filter(({ sample }) => !sample)
      .map((one) => [
        ...[one.documentTitle, one.paidOn, one.payer, { cents: one.amountCents }, one.reference],
        ...[one.clearedOn ?? "", one.bouncedOn ?? "", one.bounceReason],
      ]),
  ]);
}

/** Every invoice as a file, with what was credited, paid and is open; no examples. */
export function invoicesCsv(language: Language, rows: readonly ListedInvoice[]): string {
  const t = translator(language, "billing");
  const words = translator(language, "invoices");
  return csvOf([
    [
      ...[t("owed.job"), words("csv.number"), t("begin.from"), t("begin.to"), t("csv.state")],
      ...[words("csv.issued"), t("owed.due"), words("sums.total"), words("csv.credited"), t("figures.paid")],
      t("figures.open"),
    ],
    ...rows.map((one) => {
      const [credited, paid] = [Number(one.credited), Number(one.paid)];
      const isOpen = OWED.includes(one.state);
      return [
        ...[one.project, one.number ?? "", one.periodFrom, one.periodTo],
        words(`states.${one.state}` as Key<"invoices">),
        ...[one.issuedOn ?? "", one.dueOn ?? "", { cents: one.totalCents }, { cents: credited }],
        ...[{ cents: paid }, { cents: isOpen ? one.totalCents - credited - paid : 0 }],
      ];
    }),
  ]);
}
