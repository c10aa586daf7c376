import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { WeekView } from "./workforce.view.server.ts";

const decimal = (minutes: number) => Math.round((minutes * 100) / 60) / 100;
const dollars = (cents: number) => cents / 100;

/** A week of a crew for payroll: a line for each worker; minutes as they are, and hours rounded to hundredths beside them. */
export function payrollCsvOf(language: Language, view: WeekView): string {
  const t = translator(language, "workforce");
  return csvOf([
    [
      ...[t("fields.crew"), t("payroll.weekEnding"), t("fields.name"), t("fields.trade"), t("fields.rate")],
      ...view.days,
      ...[t("csv.minutes"), t("week.regular"), t("week.overtime"), t("week.double")],
      ...[t("csv.payRegular"), t("csv.payOvertime"), t("csv.payDouble"), t("week.pay")],
      ...[t("payroll.state"), t("sample")],
    ],
    ...view.rows.map((row) => [
      ...[view.crew.name, view.weekTo, row.name, row.trade, dollars(row.rateCents)],
      ...row.days.map(decimal),
      ...[row.minutes, decimal(row.split.regular), decimal(row.split.overtime), decimal(row.split.double)],
      ...[
        dollars(row.pay.regular),
        dollars(row.pay.overtime),
        dollars(row.pay.double),
        dollars(row.pay.total),
      ],
      ...[t(`states.${(view.standing?.state ?? "draft") as "draft"}`), view.crew.sample ? "1" : ""],
    ]),
  ]);
}
