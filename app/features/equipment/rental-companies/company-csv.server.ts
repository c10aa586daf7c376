import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { companyView } from "./rental-companies.view.server.ts";
import { BLOCKS, type Yard } from "./yard.ts";

/** A company's list and what it charges beside it, a line each. What the list has no price for is left empty. */
export function rateCardCsv(language: Language, yard: Yard): string {
  const t = translator(language, "rental-companies");
  const fee = (what: string, cents: number) => [what, "", "", "", { cents }, ""];
  const term = (what: string, says: string) => [what, "", "", "", "", says];
  return csvOf([
    [t("file.what"), ...BLOCKS.map((block) => t(`perBlock.${block}`)), t("file.sum"), t("file.note")],
    ...yard.machines.map((one) => [
      t(`machines.${one.machine}`),
      ...BLOCKS.map((block) => (one[block] > 0 ? { cents: one[block] } : "")),
      ...["", ""],
    ]),
    ...yard.bands.map(({ miles, cents }) => [
      ...[t("terms.delivery"), "", "", ""],
      ...[{ cents }, t("miles", { count: miles })],
    ]),
    fee(t("terms.environmental"), yard.environmentalCents),
    fee(t("terms.fuel"), yard.fuelCents),
    fee(t("terms.cleaning"), yard.cleaningCents),
    term(t("terms.waiver"), t("terms.ofRental", { rate: `${yard.waiverRate / 100}%` })),
    term(t("terms.weekend"), t(`weekends.${yard.weekend}`)),
    term(t("terms.offRent"), t(`offRents.${yard.offRent}`)),
    term(t("terms.late"), t(`lates.${yard.late}`)),
  ]);
}

/** The file of one company; undefined where there is no such one. */
export async function companyCsv(
  context: AppLoadContext,
  actor: Present | undefined,
  id: string,
): Promise<string | undefined> {
  const view = await companyView(context, actor, id);
  return view && rateCardCsv(context.language, view.company.yard);
}
