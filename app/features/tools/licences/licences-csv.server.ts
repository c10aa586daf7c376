import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { readingOf } from "./interpret.logic.ts";
import type { Check } from "./licences.queries.server.ts";

/** All checks of a workspace, one a line, with what each means on the day of the file. */
export function checksCsv(language: Language, checks: readonly Check[], today: string): string {
  const t = translator(language, "license-checker");
  const said = translator(language, "license-check");
  const head = [
    t("fields.state"),
    t("fields.number"),
    t("fields.authority"),
    t("fields.name"),
    t("fields.offeredAs"),
    t("fields.status"),
    t("fields.classes"),
    t("fields.expiresOn"),
    t("fields.bond"),
    t("fields.compensation"),
    t("fields.work"),
    t("fields.value"),
    t("fields.lookedOn"),
    t("fields.checkedBy"),
    said("proof.writtenAt"),
    `${said("reading.title")} (${today})`,
    t("fields.note"),
    t("sample"),
  ];
  const lines = checks.map((check) => [
    check.state,
    check.number,
    check.authority,
    check.name,
    check.offeredAs,
    t(`status.${check.status}`),
    check.classes,
    check.expiresOn,
    t(`bond.${check.bond}`),
    t(`compensation.${check.compensation}`),
    t(`work.${check.work}`),
    check.valueCents === null ? "" : typedDollars(check.valueCents),
    check.lookedOn,
    check.checkedBy,
    check.createdAt,
    said(`overall.${readingOf(check, today).overall}.title`),
    check.note,
    check.sample ? "1" : "",
  ]);
  return csvOf([head, ...lines]);
}
