import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { PermitLine } from "./permits.queries.server.ts";
import { daysOf } from "./permits.view.server.ts";

/** All permits of a workspace, one a line, with their days as they stand when the file is made. */
export function permitsCsv(language: Language, permits: readonly PermitLine[], now: Date): string {
  const t = translator(language, "permits");
  const head = [
    t("fields.name"),
    t("fields.jurisdiction"),
    t("fields.recordType"),
    t("fields.number"),
    t("fields.applicant"),
    t("fields.valuation"),
    t("facts.state"),
    t("facts.daysInState"),
    t("fields.appliedOn"),
    t("fields.issuedOn"),
    t("facts.lastActivity"),
    t("facts.lastDay"),
    t("facts.nextInspection"),
    t("sample"),
  ];
  const lines = permits.map((permit) => {
    const { daysInState, lastDay } = daysOf(permit, now);
    return [
      permit.name,
      permit.jurisdiction,
      t(`types.${permit.recordType}`),
      permit.number,
      permit.applicant,
      permit.valuationCents > 0 ? typedDollars(permit.valuationCents) : "",
      t(`states.${permit.state as "issued"}`),
      daysInState,
      permit.appliedOn,
      permit.issuedOn,
      permit.lastActivityOn,
      lastDay,
      permit.nextInspection,
      permit.sample ? "1" : "",
    ];
  });
  return csvOf([head, ...lines]);
}
