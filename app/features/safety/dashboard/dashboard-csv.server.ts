import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import type { LogView } from "./dashboard.view.server.ts";

const tick = (is: boolean) => (is ? "X" : "");
const COLUMNS = ["G", "H", "I", "J"] as const;
const TYPES = [1, 2, 3, 4, 5, 6] as const;

/** Form 300 of a year: the columns A to M of the form, one case a line. */
export function logCsv(language: Language, { lines }: LogView): string {
  const t = translator(language, "safety-dashboard");
  return csvOf([
    [
      ...[`A ${t("log.A")}`, `B ${t("log.B")}`, `C ${t("log.C")}`, `D ${t("log.D")}`, `E ${t("log.E")}`],
      ...[`F ${t("log.F")}`, ...COLUMNS.map((one) => `${one} ${t(`log.${one}`)}`)],
      ...[`K ${t("log.K")}`, `L ${t("log.L")}`, ...TYPES.map((one) => `M${one} ${t(`log.M${one}`)}`)],
    ],
    ...lines.map((line) => [
      ...[
        line.number,
        line.person ?? t("log.withheld"),
        line.jobTitle,
        line.happenedOn,
        line.place,
        line.injury,
      ],
      ...COLUMNS.map((one) => tick(line.column === one)),
      ...[line.days.away, line.days.restricted, ...TYPES.map((one) => tick(line.type === one))],
    ]),
  ]);
}

/** Form 300A of a year: its totals, hours and average number of people. */
export function summaryCsv(language: Language, { year, totals, hours, averagePeople }: LogView): string {
  const t = translator(language, "safety-dashboard");
  return csvOf([
    [t("log.year"), year],
    ...COLUMNS.map((one) => [`${one} ${t(`log.${one}`)}`, totals[one]]),
    [`K ${t("log.K")}`, totals.K],
    [`L ${t("log.L")}`, totals.L],
    ...TYPES.map((one, n) => [`M${one} ${t(`log.M${one}`)}`, totals.M[n] ?? 0]),
    [t("log.people"), averagePeople],
    [t("log.hours"), hours],
  ]);
}
